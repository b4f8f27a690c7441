/** What can be done with the quote as a whole. The table of a quote's life says which buttons there are. */
import { Button, Tooltip } from '@mantine/core'
import { IconCopy, IconDownload, IconKeyboard, IconRefresh, IconShoppingCart } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Viewer } from '#domain/access/access'
import type { Offer } from '#domain/contracts/offer'
import { mayStep, type Step } from '#domain/quote/life/lifecycle'
import type { QuoteStatus } from '#domain/quote/quote'
import { saidOr } from '../../../../api/api-error.ts'
import { toastError, toastInfo } from '../../../../ui/toasts.ts'
import { useDownload } from '../../api/download-offer.ts'
import { useExtend, useQuoteStep } from '../../api/quote-steps.ts'
import { orderLockOf } from '../../state/order-lock.ts'
import { actionText, quoteText } from '../../text.ts'
import type { OrderCheck } from '../../use-order-check.tsx'
import type { QuoteDesk } from '../../use-quote-desk.ts'
import classes from '../panels/panel.module.css'

const CallingOff = lazy(async () => ({ default: (await import('./calling-off.tsx')).CallingOff }))
const OrderDialog = lazy(async () => ({
  default: (await import('../ordering/order-dialog.tsx')).OrderDialog,
}))

/** How a quote that has been ordered gets out of it. */
const callingOff: readonly Step[] = ['hand-back', 'approve-cancellation', 'reject-cancellation', 'cancel']

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

interface Props {
  readonly offer: Offer
  readonly viewer: Viewer
  readonly desk: QuoteDesk
  /** Answers when nothing of the quote waits to be stored. */
  readonly storeFirst: () => Promise<void>
  readonly check: OrderCheck
  readonly print: ReactNode
  readonly send?: ReactNode
}

export const ActionBar = ({ offer, viewer, desk, storeFirst, check, print, send }: Props) => {
  const { orderNumber } = offer
  const navigate = useNavigate()
  const copy = useQuoteStep(orderNumber)
  const { download, isDownloading, percent } = useDownload(orderNumber)
  const may = (step: Step) => mayStep(offer.status.intVal as QuoteStatus, step, viewer)

  const copyQuote = async () => {
    try {
      await storeFirst()
      const { orderNumber: to } = await copy.mutateAsync('copy')
      toastInfo(actionText.copied(orderNumber, to))
      void navigate(`/tilbud/${to}`)
    } catch {
      toastError(actionText.copyFailed)
    }
  }

  return (
    <section className={classes.panel} aria-label={actionText.label}>
      {offer.projectCalculation && (
        <p className={`${classes.soft} ${classes.note}`}>{quoteText.projectCalculation}</p>
      )}
      {offer.expired && <p className={`${classes.expired} ${classes.note}`}>{quoteText.expired}</p>}
      <div className={classes.buttons}>
        {offer.expired && may('extend') && <Extend orderNumber={orderNumber} />}
        <OrderButton offer={offer} viewer={viewer} desk={desk} storeFirst={storeFirst} check={check} />
        <div className={classes.wide}>{print}</div>
        {send}
        <Button
          variant="default"
          px="xs"
          leftSection={<IconDownload {...icon} />}
          data-disabled={isDownloading || undefined}
          aria-disabled={isDownloading}
          onClick={() => {
            if (!isDownloading) download(storeFirst)
          }}
        >
          <span aria-live="polite">
            {isDownloading ? actionText.preparing(percent) : actionText.download}
          </span>
        </Button>
        <Button
          className={classes.whole ?? ''}
          variant="default"
          leftSection={<IconCopy {...icon} />}
          loading={copy.isPending}
          onClick={() => void copyQuote()}
        >
          {actionText.copy}
        </Button>
        <Button
          component={Link}
          to={`/tilbud/${orderNumber}/hurtig`}
          className={classes.whole ?? ''}
          variant="default"
          leftSection={<IconKeyboard {...icon} />}
        >
          {actionText.schedule}
        </Button>
        {callingOff.some(may) && (
          <Suspense>
            <CallingOff offer={offer} may={may} />
          </Suspense>
        )}
      </div>
    </section>
  )
}

const Extend = ({ orderNumber }: { orderNumber: number }) => {
  const extend = useExtend(orderNumber)
  return (
    <Button
      className={classes.whole ?? ''}
      leftSection={<IconRefresh {...icon} />}
      loading={extend.isPending}
      onClick={() => {
        // A promise, because the button is gone when the quote holds again.
        void extend.mutateAsync().then(
          () => toastInfo(actionText.extended(orderNumber)),
          (error: unknown) => toastError(saidOr(error, actionText.extendFailed)),
        )
      }}
    >
      {actionText.extend}
    </Button>
  )
}

const OrderButton = ({ offer, ...rest }: Omit<Props, 'print' | 'send'>) => {
  const [isOpen, setOpen] = useState(false)
  const reasonId = useId()
  const lock = orderLockOf(offer)
  return (
    <div className={classes.whole}>
      <Tooltip label={lock} disabled={lock === null} multiline maw={320} events={TOUCH_TOO}>
        <Button
          fullWidth
          variant={lock === null ? 'filled' : 'default'}
          leftSection={<IconShoppingCart {...icon} />}
          data-disabled={lock !== null || undefined}
          aria-disabled={lock !== null}
          aria-describedby={lock === null ? undefined : reasonId}
          onClick={() => {
            if (lock === null) setOpen(true)
          }}
        >
          {actionText.order}
        </Button>
      </Tooltip>
      {lock !== null && (
        <span className="visually-hidden" id={reasonId}>
          {lock}
        </span>
      )}
      {isOpen && (
        <Suspense>
          <OrderDialog offer={offer} {...rest} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

const TOUCH_TOO = { hover: true, focus: true, touch: true }
