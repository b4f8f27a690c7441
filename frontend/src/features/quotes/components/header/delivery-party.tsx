/** Where the goods go: a stock address or the builder at one press, a private address in a dialog. */
import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import type { Offer } from '#domain/contracts/offer'
import { formatPhone } from '../../../../ui/format.ts'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { toastSaveFailed } from '../../../../ui/toasts.ts'
import { usePlace } from '../../api/get-postal-code.ts'
import { deliveryText } from '../../page-text.ts'
import { addressFor, chosenDelivery, deliveryOptions, PRIVATE, rulingOf } from '../../state/delivery.ts'
import { lockOf } from '../../state/quote-lock.ts'
import type { QuoteDesk } from '../../use-quote-desk.ts'
import classes from './party.module.css'
import { Party } from './party.tsx'

const PrivateDeliveryDialog = lazyPart(
  async () => (await import('../panels/private-delivery-dialog.tsx')).PrivateDeliveryDialog,
)

export const DeliveryParty = ({ offer, desk }: { offer: Offer; desk: QuoteDesk }) => {
  const [isEditing, setEditing] = useState(false)
  const options = deliveryOptions(offer)
  const chosen = chosenDelivery(offer)
  const isPrivate = chosen === PRIVATE
  const isLocked = lockOf(offer) !== null
  const { deliveryAddress: address, deliveryPhoneNumber: phone } = offer

  const choose = (code: string) => {
    const deliveryAddress = addressFor(code, offer)
    if (deliveryAddress === null) return setEditing(true)
    const changes = { deliveryCode: code, deliveryAddress, deliveryByCrane: false }
    desk.store({ kind: 'header', version: offer.version, changes }).catch(toastSaveFailed)
  }

  return (
    <Party title={deliveryText.heading}>
      <NativeSelect
        size="xs"
        className={classes.place ?? ''}
        aria-label={deliveryText.address}
        data={options.map(({ code, label }) => ({ value: code, label }))}
        value={chosen}
        disabled={isLocked}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <span className={classes.fact}>
        {[
          isPrivate ? address.address1 : '',
          address.address2,
          `${address.postalCode} ${address.postalAddress}`.trim(),
        ]
          .filter((part) => part !== '')
          .join(', ')}
      </span>
      {isPrivate && phone !== '' && <span>{formatPhone(phone)}</span>}
      {isPrivate && (
        <>
          <Crane offer={offer} />
          {!isLocked && (
            <ActionIcon
              variant="subtle"
              color="gray.7"
              aria-label={deliveryText.editPrivate}
              title={deliveryText.editPrivate}
              onClick={() => setEditing(true)}
            >
              <IconPencil size={17} stroke={1.6} aria-hidden />
            </ActionIcon>
          )}
        </>
      )}
      {isEditing && <PrivateDeliveryDialog offer={offer} desk={desk} onClose={() => setEditing(false)} />}
    </Party>
  )
}

const Crane = ({ offer }: { offer: Offer }) => {
  const { place } = usePlace(offer.deliveryAddress.postalCode)
  const { sentence } = rulingOf(place)
  if (offer.deliveryByCrane) return <span>{deliveryText.craneChosen}</span>
  return sentence === null ? null : (
    <p className={classes.warning}>
      <IconAlertTriangle size={15} aria-hidden />
      {sentence}
    </p>
  )
}
