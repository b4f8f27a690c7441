/** Who the quote is for. */

import { ActionIcon, Anchor, Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import type { Offer } from '#domain/contracts/offer'
import { formatPhone } from '#domain/messages/phone'
import type { PriceView } from '../../../quote/row-money.ts'
import type { QuoteEditor } from '../../../quote/use-quote-editor.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import classes from './party.module.css'
import { Party } from './party.tsx'
import { customerText } from './text.ts'

const CustomerDialog = lazyPart(async () => (await import('./customer-dialog.tsx')).CustomerDialog)

interface Props {
  readonly offer: Offer
  readonly priceView: PriceView
  readonly quoteEditor: QuoteEditor
}

export const CustomerParty = ({ offer, priceView, quoteEditor }: Props) => {
  const [isEditing, setEditing] = useState(false)
  const { customer, deliveryLabel, externalReference } = offer
  const hasCustomer = customer.name !== ''
  const hasReference = externalReference !== '' && priceView.viewer !== 'agent'
  return (
    <Party title={customerText.heading}>
      {hasCustomer ? (
        <>
          <span className={classes.name}>{customer.name}</span>
          {customer.email !== '' && (
            <Anchor href={`mailto:${customer.email}`} className={classes.fact ?? ''} inherit>
              {customer.email}
            </Anchor>
          )}
          {customer.phone !== '' && (
            <Anchor href={`tel:${customer.phone.replaceAll(' ', '')}`} inherit>
              {formatPhone(customer.phone)}
            </Anchor>
          )}
        </>
      ) : (
        <span className={classes.soft}>{customerText.none}</span>
      )}
      {deliveryLabel !== '' && (
        <span className={classes.fact}>
          <span className={classes.soft}>{customerText.label}</span> {deliveryLabel}
        </span>
      )}
      {hasReference && (
        <span className={classes.fact}>
          <span className={classes.soft}>{customerText.reference}</span> {externalReference}
        </span>
      )}
      {!offer.status.readOnly &&
        (hasCustomer ? (
          <ActionIcon
            variant="subtle"
            color="gray.7"
            aria-label={customerText.edit}
            title={customerText.edit}
            disabled={offer.expired}
            onClick={() => setEditing(true)}
          >
            <IconPencil size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
        ) : (
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={offer.expired}
            onClick={() => setEditing(true)}
          >
            {customerText.add}
          </Button>
        ))}
      {isEditing && (
        <CustomerDialog
          offer={offer}
          quoteEditor={quoteEditor}
          showsReference={priceView.viewer !== 'agent'}
          onClose={() => setEditing(false)}
        />
      )}
    </Party>
  )
}
