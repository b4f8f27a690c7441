/**
 * What else can be done with the quote as a whole. The table of a quote's life says which buttons there are. What
 * one most likely wants now stands in the bar above the quote.
 */
import { Button } from '@mantine/core'
import { IconCopy, IconKeyboard } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Offer } from '#domain/contracts/offer'
import type { Step } from '#domain/quote/life/lifecycle'
import { useQuoteStep } from '../../../quote/quote-steps.ts'
import { lockText } from '../../../quote/text.ts'
import { toastError, toastInfo } from '../../../ui/toasts.ts'
import classes from '../panels/panel.module.css'
import { DownloadMenu } from './download-menu.tsx'
import type { NextStep } from './next-step.ts'
import { actionText } from './text.ts'

const CallingOff = lazy(async () => ({ default: (await import('./calling-off.tsx')).CallingOff }))
/** How a quote that has been ordered gets out of it. */
const callingOff: readonly Step[] = ['hand-back', 'approve-cancellation', 'reject-cancellation', 'cancel']

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

interface Props {
  readonly offer: Offer
  /** Answers when nothing of the quote waits to be stored. */
  readonly storeFirst: () => Promise<void>
  /** What stands in the bar already. */
  readonly next: NextStep
  readonly may: (step: Step) => boolean
  readonly order: ReactNode
  readonly print: ReactNode
  readonly send?: ReactNode
  /** Whether rows may be added. */
  readonly isOpen: boolean
}

export const ActionBar = ({ offer, storeFirst, next, may, order, print, send, isOpen }: Props) => {
  const { orderNumber } = offer
  const navigate = useNavigate()
  const copy = useQuoteStep(orderNumber)

  const ending = callingOff.some(may) && (
    <Suspense>
      <CallingOff offer={offer} may={may} />
    </Suspense>
  )

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
        <p className={`${classes.soft} ${classes.note}`}>{actionText.projectCalculation}</p>
      )}
      {offer.expired && <p className={`${classes.expired} ${classes.note}`}>{lockText.expired}</p>}
      <div className={classes.buttons}>
        {next !== 'order' && order}
        {next !== 'print' && print}
        {send}
        <DownloadMenu offer={offer} storeFirst={storeFirst} />
        <Button
          variant="default"
          px="xs"
          leftSection={<IconCopy {...icon} />}
          loading={copy.isPending}
          onClick={() => void copyQuote()}
        >
          {actionText.copy}
        </Button>
        {isOpen && next !== 'add' && (
          <Button
            component={Link}
            to={`/tilbud/${orderNumber}/hurtig`}
            className={classes.whole ?? ''}
            variant="default"
            px="xs"
            leftSection={<IconKeyboard {...icon} />}
          >
            {actionText.schedule}
          </Button>
        )}
        {next !== 'answer' && ending}
      </div>
    </section>
  )
}
