/**
 * Tries one action on one quote by everybody who is named, and says what was not as expected: of a refusal its status, code and
 * sentence and that the quote is as it was; of what is done, that it shows in the quote, and that the answer tells nobody
 * another's money.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Manifest, QuoteStatus } from '#domain/quote/quote'
import type { Client, Reply } from '../client.ts'
import { ask, type Beside, type Change } from './actions.ts'
import { type Asker, askerViewers } from './askers.ts'
import { putBack, type Quote, stored } from './quotes.ts'
import { leaksIn, secretsOf } from './secrets.ts'
import { type Answer, kinds, type RefusalCode, refusals } from './specification.ts'

type Clients = Readonly<Record<Asker, Client>>
export type Wrong = readonly string[]

const isRefusal = (answer: Answer): answer is RefusalCode => typeof answer === 'string'

/** A schedule answers of each row by itself. */
const refusalIn = (name: string, { status, json }: Reply) =>
  name === 'addSchedule' && status === 200 ? json.model.rows[0].refusal : json

const unlikeRefusal = (name: string, code: RefusalCode, reply: Reply, orderNumber: number): Wrong => {
  const [status, sentence] = refusals[code]
  const said = refusalIn(name, reply)
  const expected = [status, code, sentence.replace('{orderNumber}', String(orderNumber))]
  const came = [said === reply.json ? reply.status : status, said?.code, said?.message]
  return isDeepStrictEqual(came, expected) ? [] : [`${came.join(' ')} instead of ${expected.join(' ')}`]
}

const leaks = (asker: Asker, quote: Quote, now: Parameters<typeof secretsOf>[1], { headers, text }: Reply) =>
  headers['content-type']?.includes('json') ? leaksIn(text, kinds[asker], secretsOf(quote.owner, now)) : []

export interface Cell {
  readonly asker: Asker
  readonly answer: Answer
}

export const tryChange = async (
  clients: Clients,
  [name, change]: readonly [string, Change],
  quote: Quote,
  status: QuoteStatus,
  cells: readonly Cell[],
): Promise<Wrong> => {
  const { orderNumber, owner } = quote
  const place = (asker: Asker) => `${name} by ${asker} on a quote of ${owner} in ${status}`
  const wrong: string[] = []
  const note = (asker: Asker, found: Wrong) => wrong.push(...found.map((what) => `${place(asker)}: ${what}`))
  const reset = (now?: Manifest, by?: Asker) => {
    const author = by === undefined ? undefined : { userId: askerViewers[by].userId, name: by }
    return putBack(quote, change.terms ?? 'discounts', status, now, change.from, author)
  }

  let before = await reset()
  await Promise.all(
    cells.map(async ({ asker, answer }) => {
      if (!isRefusal(answer)) return
      const reply = await ask(clients[asker], name, change, quote, before)
      note(asker, unlikeRefusal(name, answer, reply, orderNumber))
    }),
  )
  if (cells.some(({ answer }) => isRefusal(answer)) && !isDeepStrictEqual(await stored(orderNumber), before))
    wrong.push(`${name} has changed a quote of ${owner} in ${status} for somebody whom it refused`)

  let changed: Manifest | undefined
  for (const { asker, answer } of cells) {
    if (isRefusal(answer)) continue
    if (changed !== undefined || change.from !== undefined) before = await reset(changed, asker)
    const reply = await ask(clients[asker], name, change, quote, before)
    const after = await stored(orderNumber)
    changed = after
    if (reply.status >= 300) note(asker, [`refused: ${reply.text}`])
    else if (after.version !== before.version + 1 || after.change.by.userId !== askerViewers[asker].userId)
      note(asker, ['nothing has been done'])
    else if (after.status !== answer) note(asker, [`leads to ${after.status} instead of ${answer}`])
    else if (!change.effect({ before, after, reply })) note(asker, ['has no effect'])
    note(asker, leaks(asker, quote, before, reply))
  }
  return wrong
}

export const tryBeside = async (
  clients: Clients,
  [name, beside]: readonly [string, Beside],
  quote: Quote,
  cells: readonly { readonly asker: Asker; readonly refusal: RefusalCode | null }[],
): Promise<Wrong> => {
  const now = await stored(quote.orderNumber)
  const found = await Promise.all(
    cells.map(async ({ asker, refusal }) => {
      const reply = await ask(clients[asker], name, beside, quote, now)
      const failed = reply.status >= 300 || beside.shows?.(reply, quote) === false
      const wrong =
        refusal !== null
          ? unlikeRefusal(name, refusal, reply, quote.orderNumber)
          : [
              ...(failed ? [`${reply.status} ${reply.text.slice(0, 200)}`] : []),
              ...leaks(asker, quote, now, reply),
            ]
      return wrong.map((what) => `${name} by ${asker} on a quote of ${quote.owner} in ${now.status}: ${what}`)
    }),
  )
  const isSame = isDeepStrictEqual(await stored(quote.orderNumber), now)
  return [...found.flat(), ...(isSame ? [] : [`${name} has changed the quote`])]
}
