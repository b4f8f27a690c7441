/**
 * The steps that somebody has taken, steps taken back, and rows moved, copied and deleted together. Each change is one command, and
 * answers the whole quote.
 */
import type { Offer } from '#domain/contracts/offer'
import { STEPS_BACK } from '#domain/contracts/step'
import type { QuoteCommand } from '#domain/quote/quote'
import { ownStepsIn } from '#domain/quote/undo/own-steps'
import { quoteStepFor } from '#domain/views/quote-step-for'
import { listVersions } from '../../data/quotes/quote-repository.ts'
import { command } from '../../http/command.ts'
import { type Asked, endpoint } from '../../http/endpoint.ts'
import { answered, type Outcome } from '../../http/outcome.ts'
import { newId } from '../../ids.ts'
import { askerOf } from '../../quotes/asker.ts'
import { changeQuote } from '../../quotes/change-quote.ts'
import { findQuoteFor } from '../../quotes/find-quote.ts'
import { type Written, writtenAs } from '../../quotes/written-as.ts'
import * as contracts from './several-rows-contracts.ts'
import { showOffer } from './show-offer.ts'

const change = async (
  asked: Asked,
  orderNumber: number,
  what: QuoteCommand,
): Promise<Outcome<Written<Offer>>> => {
  const asker = askerOf(asked)
  const outcome = await changeQuote(orderNumber, what, asker)
  if (!outcome.ok) return outcome.refusal
  const { manifest, ...alreadyRead } = outcome.value
  return writtenAs(await showOffer(manifest, asker, alreadyRead), outcome.value)
}

/** Whoever has got no answer to a write sees here whether it was done. */
export const listSteps = endpoint(contracts.listSteps, async (request) => {
  const { orderNumber } = request.params
  const { viewer, author } = askerOf(request)
  const found = await findQuoteFor(viewer, 'quote.edit', orderNumber)
  if (!found.ok) return found
  const now = found.value
  const first = Math.max(request.query.after, now.version - STEPS_BACK)
  const before = await listVersions(orderNumber, first)
  const versions = [...before.filter(({ version }) => version < now.version), now]
  return answered(ownStepsIn(versions, author).map(quoteStepFor))
})

/** The command finds by itself that it is done. */
const nothingToAllocate = async () => ({})

export const undoSteps = command(contracts.undoSteps, {
  allocate: nothingToAllocate,
  act: (request) => {
    const { versions } = request.body
    return change(request, request.params.orderNumber, { kind: 'undo', versions })
  },
})

export const moveRows = endpoint(contracts.moveRows, (request) => {
  const { rows: rowNumbers, before } = request.body
  return change(request, request.params.orderNumber, { kind: 'move-rows', rowNumbers, before })
})

export const deleteRows = command(contracts.deleteRows, {
  allocate: nothingToAllocate,
  act: (request) =>
    change(request, request.params.orderNumber, { kind: 'delete-rows', rowNumbers: request.body.rows }),
})

export const copyRows = command(contracts.copyRows, {
  allocate: async ({ body }) => ({ rowIds: body.rows.map(() => newId('row')) }),
  act: async (request, { rowIds }) => {
    const asker = askerOf(request)
    const rows = request.body.rows.map((rowNumber, index) => {
      const rowId = rowIds[index]
      if (rowId === undefined) throw new Error(`no id for copy ${index}`)
      return { rowNumber, rowId }
    })
    const outcome = await changeQuote(request.params.orderNumber, { kind: 'copy-rows', rows }, asker)
    if (!outcome.ok) return outcome.refusal
    const { manifest, ...alreadyRead } = outcome.value
    const made = rows.flatMap(({ rowId }) => manifest.rows.find(({ id }) => id === rowId)?.rowNumber ?? [])
    const offer = await showOffer(manifest, asker, alreadyRead)
    return writtenAs({ offer, rowNumbers: made }, outcome.value)
  },
})
