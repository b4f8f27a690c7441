/**
 * «Bestill»: what is ordered from whom, what is left to look at, and the form that an order needs (Q-197, Q-202, Q-203,
 * The limits are those that the server holds the quote against.
 */
import { Alert, Button, Modal, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMediaQuery } from '@mantine/hooks'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { kindOf, type Viewer } from '#domain/access/access'
import type { Offer, OfferHeader } from '#domain/contracts/offer'
import { formatMoney } from '../../../../ui/format.ts'
import { useKeepTyped } from '../../../../ui/use-keep-typed.ts'
import { usePlace } from '../../api/get-postal-code.ts'
import { checkText, customerText, orderText, unsavedText } from '../../page-text.ts'
import { PRIVATE, rulingOf } from '../../state/delivery.ts'
import { openCount } from '../../state/open-findings.ts'
import { onReload, orderFormErrors, orderFormOf } from '../../state/order-form.ts'
import { orderStopOf } from '../../state/order-lock.ts'
import { isOrderedByAgent } from '../../state/quote-lock.ts'
import { sumsFor } from '../../state/totals-view.ts'
import { useOrder } from '../../use-order.tsx'
import type { OrderCheck } from '../../use-order-check.tsx'
import type { QuoteDesk } from '../../use-quote-desk.ts'
import { Findings } from './order-check-panel.tsx'
import classes from './order-dialog.module.css'
import { OrderFields } from './order-fields.tsx'
import { UnsavedBeforeOrder, useUnsavedOf } from './unsaved-before-order.tsx'

interface Props {
  readonly offer: Offer
  readonly viewer: Viewer
  readonly desk: QuoteDesk
  readonly storeFirst: () => Promise<void>
  readonly check: OrderCheck
  readonly onClose: () => void
}

/** The form as typed; what changes on the server meanwhile comes in. */
const useOrderForm = (offer: Offer) => {
  const form = useForm<OfferHeader>({
    initialValues: orderFormOf(offer),
    validate: orderFormErrors,
    validateInputOnBlur: true,
  })
  const seen = useRef(offer)
  useEffect(() => {
    if (seen.current.version === offer.version) return
    const values = onReload(form.getValues(), orderFormOf(seen.current), orderFormOf(offer))
    seen.current = offer
    form.setValues(values)
  }, [offer, form])
  return form
}

export const OrderDialog = ({ offer, viewer, desk, storeFirst, check, onClose }: Props) => {
  const kind = kindOf(viewer)
  const form = useOrderForm(offer)
  useKeepTyped(form.isDirty())
  const { order, isOrdering, failure } = useOrder({ offer, desk, storeFirst, onOrdered: onClose })
  const isNarrow = useMediaQuery('(max-width: 560px)') ?? false
  const { values } = form
  const isPrivate = values.deliveryCode === PRIVATE
  const { place, isLooking } = usePlace(isPrivate ? values.deliveryAddress.postalCode : '')
  const ruling = rulingOf(place)

  const stopped = orderStopOf(offer)
  const isFastlane = offer.fastlane.selected
  const callsStore = isFastlane && kind === 'agent'
  const left = check.findings === undefined ? 0 : openCount(check.findings)
  const unsaved = useUnsavedOf(offer)
  const isBlocked =
    stopped !== null || callsStore || left > 0 || check.findings === undefined || unsaved.length > 0
  const [sum] = sumsFor(offer.totals, { viewer: kind, hasAgent: offer.agentId !== null }).slice(-1)

  const submit = ({ externalReference, ...typed }: OfferHeader) => {
    const placed =
      place?.zone == null ? typed.deliveryAddress : { ...typed.deliveryAddress, postalAddress: place.name }
    void order({
      ...typed,
      customer: { ...typed.customer, name: typed.customer.name.trim() },
      deliveryAddress: isPrivate ? { ...placed, complete: true } : typed.deliveryAddress,
      deliveryByCrane: typed.deliveryByCrane && isPrivate && ruling.offersCrane,
      ...(kind === 'agent' ? {} : { externalReference }),
    })
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={orderText.title(offer.orderNumber)}
      size={760}
      fullScreen={isNarrow}
      closeOnClickOutside={!form.isDirty() && !isOrdering}
    >
      <form className={classes.form} noValidate onSubmit={form.onSubmit(submit)}>
        <Text c="var(--ink-soft)">{whatHappens(offer, kind === 'agent')}</Text>
        {stopped !== null && (
          <Alert color="red" variant="light" role="alert">
            {stopped}
          </Alert>
        )}
        {isFastlane && (
          <Alert color={callsStore ? 'yellow' : 'fjord'} variant="light" title={offer.fastlane.title}>
            {offer.fastlane.confirmText}
            {offer.fastlane.confirmedText2 !== '' && (
              <p className={classes.second}>{offer.fastlane.confirmedText2}</p>
            )}
          </Alert>
        )}
        {failure !== null && (
          <Alert color="red" variant="light" role="alert">
            {failure.sentence}
            {failure.issues.map(({ path, message }) => (
              <div key={path}>{message}</div>
            ))}
          </Alert>
        )}
        {unsaved.length > 0 && <UnsavedBeforeOrder orderNumber={offer.orderNumber} rows={unsaved} />}
        {left === 0 && check.findings !== undefined && (
          <p className={classes.fine}>
            <IconCircleCheck size={17} aria-hidden /> {checkText.heading}: {checkText.clearHere}
          </p>
        )}
        {left > 0 && (
          <section className={classes.check} aria-label={orderText.left}>
            <h3 className={classes.heading}>{orderText.left}</h3>
            <Findings orderNumber={offer.orderNumber} check={check} />
          </section>
        )}
        <OrderFields
          form={form}
          offer={offer}
          showsReference={kind !== 'agent'}
          place={isLooking ? null : place}
          isLooking={isLooking}
          ruling={ruling}
        />
        <div className={classes.foot}>
          <p className={classes.sum}>
            {sum !== undefined && (
              <>
                <span className={classes.soft}>{orderText.sum}</span>{' '}
                <strong>{formatMoney(sum.inclTax)}</strong>
              </>
            )}
            {offer.estimatedDelivery !== '' && (
              <span className={classes.soft}>{offer.estimatedDelivery}</span>
            )}
          </p>
          <p className={classes.why} id="order-waits" role="status">
            {unsaved.length > 0
              ? unsavedText.first
              : waitsFor(check.findings === undefined, left, form.isValid())}
          </p>
          <Button variant="default" onClick={onClose} disabled={isOrdering}>
            {customerText.cancel}
          </Button>
          <Button
            type="submit"
            loading={isOrdering}
            disabled={isBlocked || !form.isValid() || (isPrivate && (ruling.blocksSaving || isLooking))}
            aria-describedby="order-waits"
          >
            {orderText.submit}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

const whatHappens = ({ creator, status }: Offer, isAgent: boolean): string => {
  if (isAgent) return orderText.toStore(creator.store.name)
  return isOrderedByAgent({ status }) ? orderText.fromAgent(creator.agent?.name ?? '') : orderText.toFactory
}

/** Why the order cannot be sent yet, the first thing first. */
const waitsFor = (isChecking: boolean, left: number, isFilledIn: boolean): string => {
  if (isChecking) return checkText.checking
  if (left > 0) return orderText.openFindings(left)
  return isFilledIn ? '' : orderText.formFaults
}
