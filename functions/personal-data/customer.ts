/**
 * Everything about one customer, by e-mail: found by walking through all quotes, because a customer is no item of its own. Handed out as it is,
 * or forgotten: what was never ordered goes as a whole; of an order the law demands that it is kept, and what is left of it tells nobody who it
 * was. The «ja» to an order stays with it, as the proof of what was agreed, until the order goes.
 */

import { withoutCustomer } from '#domain/quote/life/erased-customer'
import { isOrder } from '#domain/quote/life/retention'
import type { Author, Manifest } from '#domain/quote/quote'
import { listAcceptances } from '../data/customer-links/acceptance-repository.ts'
import { listQuestions } from '../data/customer-links/question-repository.ts'
import { listMailsOf } from '../data/mails/mail-repository.ts'
import { ALL_QUOTES, readListUpwards } from '../data/quotes/quote-lists.ts'
import { findManifest, listVersions, replaceManifest } from '../data/quotes/quote-repository.ts'
import { foldEmail } from '../data/users/user.ts'
import { deleteHistory, deleteQuote } from '../retention/delete-quote.ts'

const AT_ONCE = 25

/** What there is of the customer in one quote. */
const gather = async (manifest: Manifest) => {
  const { orderNumber } = manifest
  const [versions, mails, acceptances, questions] = await Promise.all([
    listVersions(orderNumber, 0),
    listMailsOf({ orderNumber }),
    listAcceptances(orderNumber),
    listQuestions(orderNumber),
  ])
  return {
    orderNumber,
    status: manifest.status,
    header: manifest.header,
    earlierHeaders: versions.map(({ version, header }) => ({ version, header })),
    mails: mails.map(({ to, subject, text, state, since }) => ({ to, subject, text, state, since })),
    acceptances: acceptances.map(({ name, at, version }) => ({ name, at, version })),
    questions: questions.map(({ name, text, rowNumber, at }) => ({ name, text, rowNumber, at })),
  }
}
type Gathered = Awaited<ReturnType<typeof gather>>

const isAbout = ({ header, earlierHeaders, mails }: Gathered, email: string): boolean =>
  [header, ...earlierHeaders.map((earlier) => earlier.header)].some(
    ({ customer }) => foldEmail(customer.email) === email,
  ) || mails.some(({ to }) => foldEmail(to) === email)

export interface FoundOfCustomer {
  readonly quotes: readonly Gathered[]
  /** The number to go on after; null when all quotes have been looked at. */
  readonly next: number | null
}

const lookAt = async (orderNumber: number, email: string): Promise<Gathered | null> => {
  const manifest = await findManifest(orderNumber)
  const gathered = manifest && (await gather(manifest))
  return gathered !== null && isAbout(gathered, email) ? gathered : null
}

/** As far as there is time; whoever asks goes on where it says. */
export const findCustomer = async (
  asked: string,
  from: number,
  hasTime: () => boolean,
): Promise<FoundOfCustomer> => {
  const email = foldEmail(asked)
  const quotes: Gathered[] = []
  let after = from
  while (hasTime()) {
    const numbers = await readListUpwards(ALL_QUOTES, after, AT_ONCE)
    const some = await Promise.all(numbers.map((orderNumber) => lookAt(orderNumber, email)))
    quotes.push(...some.filter((each) => each !== null))
    const last = numbers.at(-1)
    if (last === undefined) return { quotes, next: null }
    after = last
  }
  return { quotes, next: after }
}

/** Somebody may be at it this very moment. */
const TRIES = 5

/** By the mailbox, or by the name that it once stood beside: a mailbox that was corrected is nobody else's quote. */
const isStillHis = ({ header }: Manifest, { earlierHeaders }: Gathered, email: string): boolean =>
  [header, ...earlierHeaders.map((earlier) => earlier.header)].some(
    ({ customer }) => foldEmail(customer.email) === email && customer.name === header.customer.name,
  )

export const forgetCustomerIn = async (
  found: Gathered,
  asked: string,
  by: Author,
  at: Date,
): Promise<void> => {
  const email = foldEmail(asked)
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await findManifest(found.orderNumber)
    if (before === null) return
    // It is another's by now, who has not asked: only what it was before goes.
    if (!isStillHis(before, found, email)) return deleteHistory(before)
    if (!isOrder(before)) return deleteQuote(before)
    const after = withoutCustomer(before, by, at.toISOString())
    // What it was is kept for history by the same write, and goes right after.
    if (await replaceManifest(before, after)) return deleteHistory(after)
  }
  throw new Error(`quote ${found.orderNumber} was changed by others all the time`)
}
