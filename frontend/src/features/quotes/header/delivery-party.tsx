/** Where the goods go: a stock address or the builder at one press, a private address in a dialog. */

import { ActionIcon, NativeSelect } from '@mantine/core'
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import type { Offer } from '#domain/contracts/offer'
import { formatPhone } from '#domain/messages/phone'
import { PRIVATE_DELIVERY } from '#domain/quote/delivery/codes'
import { addressOf, chosenDelivery, deliveryPlaceOf, receiverPhone } from '#domain/quote/delivery/delivery'
import { rulingOf } from '#domain/quote/delivery/place-ruling'
import { usePlace } from '../../../api/postal-code.ts'
import { lockOf } from '../../../quote/quote-lock.ts'
import type { QuoteEditor } from '../../../quote/use-quote-editor.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { toastSaveFailed } from '../../../ui/toasts.ts'
import { deliveryOptions } from './delivery-options.ts'
import classes from './party.module.css'
import { Party } from './party.tsx'
import { deliveryFormText } from './text.ts'

const PrivateDeliveryDialog = lazyPart(
  async () => (await import('./private-delivery-dialog.tsx')).PrivateDeliveryDialog,
)

export const DeliveryParty = ({ offer, quoteEditor }: { offer: Offer; quoteEditor: QuoteEditor }) => {
  const [isEditing, setEditing] = useState(false)
  const options = deliveryOptions(offer)
  const chosen = chosenDelivery(offer, offer.creator)
  const isPrivate = chosen === PRIVATE_DELIVERY
  const isLocked = lockOf(offer) !== null
  const { deliveryAddress: address, deliveryPhoneNumber: phone } = offer

  const choose = (code: string) => {
    const place = deliveryPlaceOf(code, offer.creator)
    if (place === null) return setEditing(true)
    const changes = {
      deliveryCode: code,
      deliveryAddress: addressOf(place),
      deliveryPhoneNumber: receiverPhone(code, offer.creator),
      deliveryByCrane: false,
    }
    quoteEditor.store({ kind: 'header', version: offer.version, changes }).catch(toastSaveFailed)
  }

  return (
    <Party title={deliveryFormText.heading}>
      <NativeSelect
        size="xs"
        className={classes.place ?? ''}
        aria-label={deliveryFormText.address}
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
              aria-label={deliveryFormText.editPrivate}
              title={deliveryFormText.editPrivate}
              onClick={() => setEditing(true)}
            >
              <IconPencil size={17} stroke={1.6} aria-hidden />
            </ActionIcon>
          )}
        </>
      )}
      {isEditing && (
        <PrivateDeliveryDialog offer={offer} quoteEditor={quoteEditor} onClose={() => setEditing(false)} />
      )}
    </Party>
  )
}

const Crane = ({ offer }: { offer: Offer }) => {
  const { place } = usePlace(offer.deliveryAddress.postalCode)
  const { sentence } = rulingOf(place)
  if (offer.deliveryByCrane) return <span>{deliveryFormText.craneChosen}</span>
  return sentence === null ? null : (
    <p className={classes.warning}>
      <IconAlertTriangle size={15} aria-hidden />
      {sentence}
    </p>
  )
}
