/** Where the goods go: a stock address or the builder at one press, a private address in a dialog. */
import { Alert, Button, NativeSelect } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { Offer } from '#domain/contracts/offer'
import { formatPhone } from '../../../../ui/format.ts'
import { toastSaveFailed } from '../../../../ui/toasts.ts'
import { usePlace } from '../../api/get-postal-code.ts'
import { addressFor, chosenDelivery, deliveryOptions, PRIVATE, rulingOf } from '../../state/delivery.ts'
import { lockOf } from '../../state/quote-lock.ts'
import { deliveryText } from '../../text.ts'
import type { QuoteDesk } from '../../use-quote-desk.ts'
import classes from './panel.module.css'
import { Panel } from './panel.tsx'

const PrivateDeliveryDialog = lazy(async () => ({
  default: (await import('./private-delivery-dialog.tsx')).PrivateDeliveryDialog,
}))

export const DeliveryPanel = ({ offer, desk }: { offer: Offer; desk: QuoteDesk }) => {
  const [isEditing, setEditing] = useState(false)
  const options = deliveryOptions(offer)
  const chosen = chosenDelivery(offer)
  const isLocked = lockOf(offer) !== null
  const { deliveryAddress: address, deliveryPhoneNumber: phone } = offer

  const choose = (code: string) => {
    const deliveryAddress = addressFor(code, offer)
    if (deliveryAddress === null) return setEditing(true)
    const changes = { deliveryCode: code, deliveryAddress, deliveryByCrane: false }
    desk.store({ kind: 'header', version: offer.version, changes }).catch(toastSaveFailed)
  }

  return (
    <Panel title={deliveryText.heading}>
      <NativeSelect
        aria-label={deliveryText.address}
        data={options.map(({ code, label }) => ({ value: code, label }))}
        value={chosen}
        disabled={isLocked}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <p className={classes.lines} style={{ marginTop: 6 }}>
        {chosen === PRIVATE && address.address1 !== '' && (
          <>
            {address.address1}
            <br />
          </>
        )}
        {address.address2 !== '' && (
          <>
            {address.address2}
            <br />
          </>
        )}
        {`${address.postalCode} ${address.postalAddress}`.trim()}
        {chosen === PRIVATE && phone !== '' && (
          <>
            <br />
            {formatPhone(phone)}
          </>
        )}
      </p>
      {chosen === PRIVATE && (
        <>
          <Crane offer={offer} />
          {!isLocked && (
            <Button variant="subtle" size="compact-sm" mt={6} onClick={() => setEditing(true)}>
              {deliveryText.editPrivate}
            </Button>
          )}
        </>
      )}
      {isEditing && (
        <Suspense>
          <PrivateDeliveryDialog offer={offer} desk={desk} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Panel>
  )
}

const Crane = ({ offer }: { offer: Offer }) => {
  const { place } = usePlace(offer.deliveryAddress.postalCode)
  const { sentence } = rulingOf(place)
  if (offer.deliveryByCrane) return <p className={classes.lines}>{deliveryText.craneChosen}</p>
  return sentence === null ? null : (
    <Alert variant="light" color="yellow" mt={6} p="xs">
      {sentence}
    </Alert>
  )
}
