/**
 * «Bestill»: what is ordered from whom, what is left to look at, and the form that an order needs (Q-197, Q-202, Q-203,
 * The limits are those that the server holds the quote against.
 */
import { Alert, Button, Modal, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { kindOf, type Viewer } from '#domain/access/access'
import type { CustomerSide } from '#domain/contracts/customer-link'
import type { Offer } from '#domain/contracts/offer'
import type { OfferHeader } from '#domain/contracts/offer-header'
import { AGENT_DELIVERY, PRIVATE_DELIVERY } from '#domain/quote/delivery/codes'
import { rulingOf } from '#domain/quote/delivery/place-ruling'
import type { HeaderField } from '#domain/quote/header/header'
import { QUOTE_STATUS } from '#domain/quote/quote'
import { usePlace } from '../../../api/postal-code.ts'
import { quoteQuery } from '../../../quote/get-quote.ts'
import type { QuoteEditor } from '../../../quote/use-quote-editor.ts'
import { FinalForm } from '../../../ui/final-form.tsx'
import { formatMoney } from '../../../ui/format.ts'
import { dialogText } from '../../../ui/text.ts'
import { useMedia } from '../../../ui/use-media.ts'
import { closeUnlessTyped, useUnsavedGuard } from '../../../ui/use-unsaved-guard.ts'
import { AcceptedBefore, acceptedBefore } from '../customer-side/accepted-before.tsx'
import { HeaderFailure } from '../header/header-failure.tsx'
import { conflictText, customerText } from '../header/text.ts'
import { openCount } from '../order-check/open-findings.ts'
import { Findings } from '../order-check/order-check-panel.tsx'
import { checkText } from '../order-check/text.ts'
import type { OrderCheck } from '../order-check/use-order-check.ts'
import { summaryText } from '../panels/text.ts'
import { sumsFor } from '../panels/totals-view.ts'
import { unsavedText } from '../unsaved/text.ts'
import { UnsavedNotice } from '../unsaved/unsaved-notice.tsx'
import { useUnsavedOf } from '../unsaved/use-unsaved-of.ts'
import classes from './order-dialog.module.css'
import { OrderFields } from './order-fields.tsx'
import {
  headerFactLabels,
  onReload,
  orderClashes,
  orderFormErrors,
  orderFormOf,
  typedByBoth,
  withStoredHeader,
} from './order-form.ts'
import { orderStopOf } from './order-lock.ts'
import { orderText } from './text.ts'
import { useOrder } from './use-order.tsx'

interface Props {
  readonly offer: Offer
  readonly viewer: Viewer
  readonly quoteEditor: QuoteEditor
  readonly storeFirst: () => Promise<void>
  readonly check: OrderCheck
  /** Null when it could not be read. */
  readonly side: CustomerSide | null
  readonly onClose: () => void
}

/** The form as typed; what changes on the server meanwhile comes in, and what both have changed waits for a choice. */
const useOrderForm = (shown: Offer) => {
  // As it is stored: the quote that is shown has the form in it while it is being sent, and would tell nothing of others.
  const offer = useQuery({ ...quoteQuery(shown.orderNumber), enabled: false }).data ?? shown
  const form = useForm<OfferHeader>({
    initialValues: orderFormOf(offer),
    validate: orderFormErrors,
    validateInputOnBlur: true,
  })
  const seen = useRef(offer)
  const [typedTwice, setTypedTwice] = useState<readonly HeaderField[]>([])
  useEffect(() => {
    if (seen.current.version === offer.version) return
    const [typed, before, after] = [form.getValues(), orderFormOf(seen.current), orderFormOf(offer)]
    seen.current = offer
    form.setValues(onReload(typed, before, after))
    setTypedTwice((fields) => [...new Set([...fields, ...typedByBoth(typed, before, after)])])
  }, [offer, form])
  const clashes = orderClashes(typedTwice, form.values, offer)
  const keepMine = () => setTypedTwice([])
  const acceptStored = () => {
    form.setValues(withStoredHeader(typedTwice, form.getValues(), orderFormOf(offer)))
    setTypedTwice([])
  }
  return { form, clashes, keepMine, acceptStored }
}

export const OrderDialog = ({ offer, viewer, quoteEditor, storeFirst, check, side, onClose }: Props) => {
  const kind = kindOf(viewer)
  const { form, clashes, keepMine, acceptStored } = useOrderForm(offer)
  useUnsavedGuard(form.isDirty(), dialogText.unsaved)
  const { order, isOrdering, isClash, failure } = useOrder({
    offer,
    quoteEditor,
    storeFirst,
    onOrdered: onClose,
  })
  const isNarrow = useMedia('(max-width: 560px)')
  const { values } = form
  const isPrivate = values.deliveryCode === PRIVATE_DELIVERY
  const isToBuilder = values.deliveryCode === AGENT_DELIVERY
  const lookup = usePlace(isPrivate || isToBuilder ? values.deliveryAddress.postalCode : '')
  const { place, isLooking } = lookup
  const ruling = rulingOf(place)
  // What the order check has added at the builder's own door stands also where the register does not answer.
  const takesCrane = ruling.offersCrane || (isToBuilder && (place?.zone ?? null) === null)

  const stopped = orderStopOf(offer)
  const isFastlane = offer.fastlane.selected
  const callsStore = isFastlane && kind === 'agent'
  // The wish is charged for, and there is no slot to be had: it is taken back first.
  const hasNoSlot = isFastlane && offer.fastlane.slotId === null
  const left = check.findings === undefined ? 0 : openCount(check.findings)
  const unsaved = useUnsavedOf(offer)
  const isOtherAccepted = acceptedBefore(side) !== null
  const isFine = left === 0 && check.findings !== undefined && unsaved.length === 0 && !isOtherAccepted
  const isTwice = clashes.length > 0
  const isBlocked =
    isTwice ||
    stopped !== null ||
    callsStore ||
    hasNoSlot ||
    left > 0 ||
    check.findings === undefined ||
    unsaved.length > 0
  const [sum] = sumsFor(offer.totals, { viewer: kind, hasAgent: offer.agentId !== null }).slice(-1)

  /** What a builder orders for; the sum of his quote is what his customer pays him. */
  const ownCost = kind === 'agent' ? offer.totals.netSumExclTaxAgent : null

  const submit = ({ externalReference, ...typed }: OfferHeader) => {
    const placed =
      place?.zone == null ? typed.deliveryAddress : { ...typed.deliveryAddress, postalAddress: place.name }
    void order({
      ...typed,
      customer: { ...typed.customer, name: typed.customer.name.trim() },
      deliveryAddress: isPrivate ? { ...placed, complete: true } : typed.deliveryAddress,
      deliveryByCrane: typed.deliveryByCrane && takesCrane,
      ...(kind === 'agent' ? {} : { externalReference }),
    })
  }

  return (
    <Modal
      opened
      onClose={closeUnlessTyped(() => form.isDirty(), onClose)}
      title={orderText.title(offer.orderNumber)}
      size={760}
      classNames={{ content: classes.content ?? '' }}
      fullScreen={isNarrow}
      closeOnClickOutside={!form.isDirty() && !isOrdering}
    >
      <FinalForm className={classes.form} onSubmit={form.onSubmit(submit)}>
        <Text c="var(--ink-soft)">{whatHappens(offer, kind === 'agent')}</Text>
        {stopped !== null && (
          <Alert color="red" variant="light" role="alert">
            {stopped}
          </Alert>
        )}
        {isFastlane && (
          <Alert
            color={callsStore || hasNoSlot ? 'yellow' : 'fjord'}
            variant="light"
            title={offer.fastlane.title}
          >
            {offer.fastlane.confirmText || offer.fastlane.qualifiedText}
            {offer.fastlane.confirmedText2 !== '' && (
              <p className={classes.second}>{offer.fastlane.confirmedText2}</p>
            )}
          </Alert>
        )}
        {isTwice && (
          <HeaderFailure
            sentence={conflictText.both}
            clashes={clashes}
            labels={headerFactLabels}
            onKeepMine={keepMine}
            onUseStored={acceptStored}
          />
        )}
        {failure !== null && !isClash && (
          <Alert color="red" variant="light" role="alert">
            {failure.sentence}
            {failure.issues.map(({ path, message }) => (
              <div key={path}>{message}</div>
            ))}
          </Alert>
        )}
        <UnsavedNotice orderNumber={offer.orderNumber} rows={unsaved} />
        {isFine && (
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
          lookup={lookup}
          ruling={ruling}
        />
        <div className={classes.foot}>
          <AcceptedBefore id="order-accepted" side={side} />
          <p className={classes.sum}>
            {ownCost !== null && <strong>{summaryText.net(formatMoney(ownCost))}</strong>}
            {sum !== undefined && (
              <>
                <span className={classes.soft}>
                  {ownCost === null ? orderText.sum : orderText.customerSum}
                </span>{' '}
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
              : isTwice
                ? conflictText.first
                : waitsFor(check.findings === undefined, left, form.isValid())}
          </p>
          <Button variant="default" onClick={onClose} disabled={isOrdering}>
            {customerText.cancel}
          </Button>
          <Button
            type="submit"
            loading={isOrdering}
            disabled={isBlocked || !form.isValid() || (isPrivate && ruling.blocksSaving) || isLooking}
            aria-describedby={isOtherAccepted ? 'order-accepted order-waits' : 'order-waits'}
          >
            {orderText.submit}
          </Button>
        </div>
      </FinalForm>
    </Modal>
  )
}

const whatHappens = ({ creator, status }: Offer, isAgent: boolean): string => {
  if (isAgent) return orderText.toStore(creator.store.name)
  return status.intVal === QUOTE_STATUS.orderedByAgent
    ? orderText.fromAgent(creator.agent?.name ?? '')
    : orderText.toFactory
}

/** Why the order cannot be sent yet, the first thing first. */
const waitsFor = (isChecking: boolean, left: number, isFilledIn: boolean): string => {
  if (isChecking) return checkText.checking
  if (left > 0) return orderText.openFindings(left)
  return isFilledIn ? '' : orderText.formFaults
}
