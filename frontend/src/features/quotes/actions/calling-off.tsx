/**
 * What is done with a quote that has been ordered: called off, handed back to its agent, and a cancellation
 * that somebody asked for answered.
 */
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
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

export const CallingOff = ({ offer, may }: Props) => (
  <>
    {may('hand-back') && <HandBack offer={offer} />}
    {may('approve-cancellation') && <ApproveCancellation offer={offer} />}
    {may('reject-cancellation') && <RejectCancellation offer={offer} />}
    {offer.status.canBeCancelled && <Cancel offer={offer} />}
  </>
)

interface FinalStep {
  readonly orderNumber: number
  readonly path: StepPath
  readonly button: {
    readonly text: string
    readonly icon: ReactNode
    readonly variant?: 'filled' | 'default'
    readonly color?: string
  }
  readonly asks: { readonly title: string; readonly question: string; readonly yes: string }
  /** What is told of the quote that came of it. */
  readonly toldOf: (after: Offer) => string
}

/** It cannot be taken back by a press, and others are told of it, so it asks; «Nei» is what Enter presses. */
const FinalStepButton = ({ orderNumber, path, button, asks, toldOf }: FinalStep) => {
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync, isPending } = useQuoteStep(orderNumber)
  const run = async () => {
    try {
      toastInfo(toldOf(await mutateAsync(path)))
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
        variant={button.variant ?? 'default'}
        c={button.color}
        leftSection={button.icon}
        onClick={() => setAsking(true)}
      >
        {button.text}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={asks.title}
          question={asks.question}
          help={null}
          confirm={{ text: asks.yes, isBusy: isPending }}
          keep={actionText.cancelNo}
          onConfirm={() => void run()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

const Cancel = ({ offer }: { offer: Offer }) => (
  <FinalStepButton
    orderNumber={offer.orderNumber}
    path="cancel"
    button={{ text: actionText.cancel, icon: <IconX {...icon} />, color: 'red.7' }}
    asks={{
      title: actionText.cancelQuestion,
      question: isSettled(offer.status.intVal) ? actionText.cancelAsked : actionText.cancelAtOnce,
      yes: actionText.cancelYes,
    }}
    toldOf={({ status }) =>
      status.intVal === QUOTE_STATUS.cancelled
        ? `${actionText.cancelSent} ${actionText.cancelledNow}`
        : actionText.cancelSent
    }
  />
)

const ApproveCancellation = ({ offer }: { offer: Offer }) => (
  <FinalStepButton
    orderNumber={offer.orderNumber}
    path="cancellation/approved"
    button={{ text: actionText.approveCancellation, icon: <IconCheck {...icon} />, variant: 'filled' }}
    asks={{
      title: actionText.approveQuestion,
      question: actionText.approvedForGood(offer.orderNumber),
      yes: actionText.approveYes,
    }}
    toldOf={() => actionText.cancellationApproved}
  />
)

const RejectCancellation = ({ offer }: { offer: Offer }) => (
  <FinalStepButton
    orderNumber={offer.orderNumber}
    path="cancellation/rejected"
    button={{ text: actionText.rejectCancellation, icon: <IconX {...icon} /> }}
    asks={{
      title: actionText.rejectQuestion,
      question: actionText.rejectedStands(offer.orderNumber),
      yes: actionText.rejectYes,
    }}
    toldOf={() => actionText.cancellationRejected}
  />
)

const HandBack = ({ offer }: { offer: Offer }) => {
  const agent = offer.creator.agent?.name ?? ''
  return (
    <FinalStepButton
      orderNumber={offer.orderNumber}
      path="handback"
      button={{ text: actionText.handBack, icon: <IconArrowBackUp {...icon} /> }}
      asks={{
        title: actionText.handBackQuestion(agent),
        question: actionText.handBackMeans,
        yes: actionText.handBackYes,
      }}
      toldOf={() => actionText.handedBack(agent)}
    />
  )
}
