/** Steps taken back, and rows moved, copied and deleted together. Each is one command, and answers the whole quote. */
import type { Offer } from '#domain/contracts/offer'
import type { QuoteCommand } from '#domain/quote/quote'
import { command } from '../../http/command.ts'
import { type Asked, endpoint } from '../../http/endpoint.ts'
import type { Outcome } from '../../http/outcome.ts'
import { newId } from '../../ids.ts'
import { askerOf } from '../../quotes/asker.ts'
import { changeQuote } from '../../quotes/change-quote.ts'
import { type Written, writtenAs } from '../../quotes/written-as.ts'
import * as contracts from './several-rows-contracts.ts'
import { showOffer } from './show-offer.ts'

/** What has been taken back is told in its own words. */
const change = async (
  asked: Asked,
  orderNumber: number,
  what: QuoteCommand,
): Promise<Outcome<Written<Offer>>> => {
  const asker = askerOf(asked)
  const outcome = await changeQuote(orderNumber, what, asker)
  if (!outcome.ok) return outcome.refusal
  const { manifest, ...known } = outcome.value
  return writtenAs(await showOffer(manifest, asker, known), outcome.value)
}

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
    const { manifest, ...known } = outcome.value
    const made = rows.flatMap(({ rowId }) => manifest.rows.find(({ id }) => id === rowId)?.rowNumber ?? [])
    const offer = await showOffer(manifest, asker, known)
    return writtenAs({ offer, rowNumbers: made }, outcome.value)
  },
})
