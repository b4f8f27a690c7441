// Endpoint by role by status: whoever may take a step of a quote's life takes it through the API, and it is stored; whoever may not
// is refused, and nothing is written. What is expected of each cell is read from the table of a quote's life. The quote is an
// agent's, because all three kinds of sellers reach it; whose quotes anybody reaches is in rights.test.ts.
import { expect, test } from 'vitest'
import { lifecycle, type Step, statusAfter } from '#domain/quote/life/lifecycle'
import { QUOTE_STATUS } from '#domain/quote/quote'
import { withEngines } from './engines.ts'
import {
  attempts,
  bases,
  putBack,
  rejecting,
  sellers,
  send,
  stored,
  viewers,
  withSellers,
  writing,
} from './quote-changes.ts'

withEngines()
withSellers()

/** What is no step of the quote's life, or is refused row by row, and where it is tried instead. */
const elsewhere: Readonly<Record<string, string>> = {
  copyOffer: 'ordering: makes another quote, of any',
  addSchedule: 'schedule: each line is answered by itself',
  disconnectRow: 'connections: a step like connecting, of rows that are connected',
  fixFinding: 'ordering: the step that mends the finding',
  listBulkEditOptions: 'reads',
  previewBulkEdit: 'reads',
  setPreview: 'products: a picture beside the quote',
  makeCustomerLink: 'customer links have a life of their own',
  revokeCustomerLink: 'customer links have a life of their own',
}

test('every endpoint that changes a quote is tried here, or somewhere that is named', () => {
  expect([...Object.keys(attempts), ...Object.keys(elsewhere)].toSorted()).toEqual(
    writing.map(({ id }) => id).toSorted(),
  )
})

const codes: Readonly<Partial<Record<Step, string>>> = {
  edit: 'quote.read-only',
  correct: 'quote.read-only',
  order: 'quote.not-orderable',
  cancel: 'quote.not-cancellable',
}
/** Of a rate that is somebody else's: of one row it is locked, of all of them nobody's business. */
const notTheirs = ['access.denied', 'quote.rate-locked']

const cells = [...Object.entries(attempts).map(([id, attempt]) => ({ id, ...attempt })), rejecting]

test.each(cells)('Q-281: $id, that is $step: each seller in each status', async ({ id, ...attempt }) => {
  const base = bases[attempt.byMargins ? 'margins' : 'discounts']
  for (const status of Object.values(QUOTE_STATUS))
    for (const seller of sellers) {
      const cell = `${seller}, ${lifecycle[status].name}`
      const before = await putBack(base, status)
      const { step, onlyBy = sellers } = attempt
      const next = statusAfter(status, step, viewers[seller])
      const reply = await send(id, attempt, seller, base, before.version)
      const after = await stored(base.manifest.orderNumber)
      if (next !== null && onlyBy.includes(seller)) {
        expect(reply.status, `${cell}: ${reply.text}`).toBe(200)
        expect([after.status, after.version], cell).toEqual([next, before.version + 1])
        continue
      }
      if (next === null)
        expect([reply.status, reply.json.code], cell).toEqual([409, codes[step] ?? 'quote.step-not-possible'])
      else expect(notTheirs, cell).toContain(reply.json.code)
      expect(after, cell).toEqual(before)
    }
})
