/** Who the quote is for. */
import { Anchor } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { Offer } from '#domain/contracts/offer'
import { formatPhone } from '../../../../ui/format.ts'
import type { Standing } from '../../state/row-money.ts'
import { customerText } from '../../text.ts'
import type { QuoteDesk } from '../../use-quote-desk.ts'
import classes from './panel.module.css'
import { Panel } from './panel.tsx'

const CustomerDialog = lazy(async () => ({
  default: (await import('./customer-dialog.tsx')).CustomerDialog,
}))

interface Props {
  readonly offer: Offer
  readonly standing: Standing
  readonly desk: QuoteDesk
}

export const CustomerPanel = ({ offer, standing, desk }: Props) => {
  const [isEditing, setEditing] = useState(false)
  const { customer, deliveryLabel, externalReference } = offer
  const hasCustomer = customer.name !== ''
  const action = {
    label: hasCustomer ? customerText.edit : customerText.add,
    isDisabled: offer.expired,
    onClick: () => setEditing(true),
  }
  return (
    <Panel title={customerText.heading} action={offer.status.readOnly ? null : action}>
      {hasCustomer ? (
        <p className={classes.lines}>
          <strong>{customer.name}</strong>
          {customer.email !== '' && (
            <>
              <br />
              <Anchor href={`mailto:${customer.email}`} inherit>
                {customer.email}
              </Anchor>
            </>
          )}
          {customer.phone !== '' && (
            <>
              <br />
              <Anchor href={`tel:${customer.phone.replaceAll(' ', '')}`} inherit>
                {formatPhone(customer.phone)}
              </Anchor>
            </>
          )}
        </p>
      ) : (
        <p className={classes.soft}>{customerText.none}</p>
      )}
      {(deliveryLabel !== '' || externalReference !== '') && (
        <dl className={classes.facts}>
          {deliveryLabel !== '' && (
            <>
              <dt>{customerText.label}</dt>
              <dd>{deliveryLabel}</dd>
            </>
          )}
          {externalReference !== '' && standing.viewer !== 'agent' && (
            <>
              <dt>{customerText.reference}</dt>
              <dd>{externalReference}</dd>
            </>
          )}
        </dl>
      )}
      {isEditing && (
        <Suspense>
          <CustomerDialog
            offer={offer}
            desk={desk}
            showsReference={standing.viewer !== 'agent'}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </Panel>
  )
}
