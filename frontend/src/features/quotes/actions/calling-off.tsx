/**
 * What is done with a quote that has been ordered: called off, handed back to its agent, and a cancellation
 * that somebody asked for answered.
 */
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { Offer } from '#domain/contracts/offer'
import type { Step } from '#domain/quote/life/lifecycle'
import { isSettled } from '#domain/quote/life/status'
import { QUOTE_STATUS } from '#domain/quote/quote'
import { type StepPath, useQuoteStep } from '../../../quote/quote-steps.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toastInfo, toastSaveFailed } from '../../../ui/toasts.ts'
import classes from '../panels/panel.module.css'
import { actionText } from './text.ts'

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

interface Props {
  readonly offer: Offer
  readonly may: (step: Step) => boolean
}

export const CallingOff = ({ offer, may }: Props) => {
  const step = useQuoteStep(offer.orderNumber)
  const runStep = (path: StepPath, said: string) =>
    // A promise, because the button may be gone when the answer comes.
    void step.mutateAsync(path).then(() => toastInfo(said), toastSaveFailed)
  return (
    <>
      {may('hand-back') && (
        <Button
          className={classes.whole ?? ''}
          variant="default"
          leftSection={<IconArrowBackUp {...icon} />}
          loading={step.isPending}
          onClick={() => runStep('handback', actionText.handedBack(offer.creator.agent?.name ?? ''))}
        >
          {actionText.handBack}
        </Button>
      )}
      {may('approve-cancellation') && (
        <Button
          className={classes.whole ?? ''}
          leftSection={<IconCheck {...icon} />}
          loading={step.isPending}
          onClick={() => runStep('cancellation/approved', actionText.cancellationApproved)}
        >
          {actionText.approveCancellation}
        </Button>
      )}
      {may('reject-cancellation') && (
        <Button
          className={classes.whole ?? ''}
          variant="default"
          leftSection={<IconX {...icon} />}
          loading={step.isPending}
          onClick={() => runStep('cancellation/rejected', actionText.cancellationRejected)}
        >
          {actionText.rejectCancellation}
        </Button>
      )}
      {offer.status.canBeCancelled && <Cancel offer={offer} />}
    </>
  )
}

/** It cannot be taken back by a press, so it asks; «Nei» is what Enter presses. */
const Cancel = ({ offer }: { offer: Offer }) => {
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync, isPending } = useQuoteStep(offer.orderNumber)
  const cancel = async () => {
    try {
      const { status } = await mutateAsync('cancel')
      const isOver = status.intVal === QUOTE_STATUS.cancelled
      toastInfo(isOver ? `${actionText.cancelSent} ${actionText.cancelledNow}` : actionText.cancelSent)
    } catch (error) {
      toastSaveFailed(error)
    } finally {
      setAsking(false)
    }
  }
  return (
    <>
      <Button
        className={classes.whole ?? ''}
        variant="default"
        c="red.7"
        leftSection={<IconX {...icon} />}
        onClick={() => setAsking(true)}
      >
        {actionText.cancel}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={actionText.cancelQuestion}
          question={isSettled(offer.status.intVal) ? actionText.cancelAsked : actionText.cancelAtOnce}
          help={null}
          confirm={{ text: actionText.cancelYes, isBusy: isPending }}
          keep={actionText.cancelNo}
          onConfirm={() => void cancel()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
