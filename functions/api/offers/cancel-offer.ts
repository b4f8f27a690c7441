/** Calling an order off: asking for it, the provider's answer, and a store that hands an order back to its agent. */
import type { QuoteCommand } from '#domain/quote/quote'
import { QUOTE_STATUS } from '#domain/quote/quote'
import { release } from '../../data/fastlane/slot-repository.ts'
import { command } from '../../http/command.ts'
import type { Asked } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { newId } from '../../ids.ts'
import { askerOf } from '../../quotes/asker.ts'
import { changeQuote } from '../../quotes/change-quote.ts'
import { tellOfStep } from '../../quotes/tell-of-step.ts'
import * as contracts from './contracts.ts'
import { showOffer } from './show-offer.ts'

interface AskedStep extends Asked {
  readonly site: string
  readonly params: { readonly orderNumber: number }
}

/** An order that is cancelled for good releases its place in Fastlane. */
const commitStep = async (asked: AskedStep, step: QuoteCommand) => {
  const asker = askerOf(asked)
  const outcome = await changeQuote(asked.params.orderNumber, step, asker)
  if (!outcome.ok) return outcome.refusal
  const { manifest, parties } = outcome.value
  if (manifest.status === QUOTE_STATUS.cancelled && manifest.reservation !== null)
    await release(manifest.reservation)
  await tellOfStep(manifest, parties, asker, asked.site)
  return answered({ model: await showOffer(manifest, asker) })
}

const allocate = async () => ({ id: newId('stp') })

export const cancelOffer = command(contracts.cancelOffer, {
  allocate,
  act: (request, { id }) => commitStep(request, { kind: 'cancel', stepId: id }),
})

export const handBackOffer = command(contracts.handBackOffer, {
  allocate,
  act: (request, { id }) => commitStep(request, { kind: 'hand-back', stepId: id }),
})

export const answerCancellation = command(contracts.answerCancellation, {
  allocate,
  act: (request, { id }) => {
    const approved = request.params.answer === 'approved'
    return commitStep(request, { kind: 'answer-cancellation', stepId: id, approved })
  },
})
