/**
 * What one person, and all of an organisation together, may do in a while of what costs money, or the good name that our mails are delivered
 * by. The figures are far above a working day, so that whoever meets one is a program, or somebody who uses another's account. Each
 * refusal says until when.
 */
import { API_LIMITS } from '#domain/access/api-key'
import { dateWords, timeWords } from '#domain/mail/moment-words'
import { limitText } from '#domain/messages/limit-refusals'
import { type Refusal, refusal } from '#domain/result'
import { countAttempt, uncountAttempt } from '../data/attempts/attempt-repository.ts'
import { epochSeconds } from '../data/expiry.ts'
import { ownMachineSetting } from '../environment.ts'
import type { Asked } from '../http/endpoint.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

interface Limit {
  readonly person: number
  readonly organisation: number
  readonly seconds: number
}

export const limits = {
  /** A clerk sends thirty or forty quotes on a busy day; the largest stores have some twenty clerks. */
  mails: { person: 200, organisation: 1000, seconds: DAY },
  /** A quote takes minutes to enter, also by quick entry. */
  quotes: { person: API_LIMITS.quotesPerDay, organisation: API_LIMITS.quotesOfAllPerDay, seconds: DAY },
  /** One for each mail, and some that are read out on the telephone. */
  links: { person: 300, organisation: 1500, seconds: DAY },
  /** A chain of sixty stores is brought in from a sheet by one super user in a day; whoever works in an organisation invites a few. */
  invitations: { person: 1000, organisation: 500, seconds: DAY },
  /** Only papers that have not been made yet. Every quote in each of its five ways, on a busy day. */
  prints: { person: API_LIMITS.printsPerDay, organisation: 3000, seconds: DAY },
  /**
   * Nobody reads fifteen new papers in a minute. A paper takes the worker a quarter of a second, so that whoever asks for one after
   * somebody's forty waits for fifteen of them, which is four seconds on one worker and one on five.
   */
  printsAtOnce: { person: 15, organisation: 60, seconds: MINUTE },
  /** Only pictures that have not been made yet. A browser that cannot draw asks for one of each row, and a quote has at most 128. */
  pictures: { person: 2000, organisation: 10_000, seconds: HOUR },
  /** Kept once for each kind of sheet whose columns were read wrongly; a chain gets sheets of some hundred offices. */
  sheets: { person: 200, organisation: 1000, seconds: DAY },
  /** Each calls a machine of somebody else at once. Whoever sets up a system tries it some dozen times. */
  webhookCalls: { person: 60, organisation: 120, seconds: HOUR },
} as const satisfies Readonly<Record<string, Limit>>
type Spent = keyof typeof limits

/** Tests make in minutes what people make in weeks. */
const most = (count: number): number => count * ownMachineSetting('LIMITS_TIMES', 1)

/** In a minute; the other limits count a key as a person. */
export const callsOfKey = (): number => most(API_LIMITS.callsPerMinute)

const subjectsOf = (spent: Spent, { caller }: Pick<Asked, 'caller'>) => {
  const { person, organisation } = limits[spent]
  const { affiliation, affiliationType } = caller.context
  return [
    { subject: `spent:${spent}:person:${caller.user.id}`, most: most(person), who: null },
    ...(affiliation === null
      ? []
      : [
          {
            subject: `spent:${spent}:${affiliationType}:${affiliation.id}`,
            most: most(organisation),
            who: affiliation.name,
          },
        ]),
  ]
}

/** Counts one; a refusal when it is one too many, and then it is not counted. */
export const spend = async (spent: Spent, asked: Pick<Asked, 'caller' | 'at'>): Promise<Refusal | null> => {
  const { at } = asked
  const counted: string[] = []
  for (const { subject, most: max, who } of subjectsOf(spent, asked)) {
    const { attempts, expiresAt } = await countAttempt(subject, limits[spent].seconds, at)
    counted.push(subject)
    if (attempts <= max) continue
    await Promise.all(counted.map((each) => uncountAttempt(each, at)))
    const again = new Date(Math.max(expiresAt, epochSeconds(at) + MINUTE) * 1000).toISOString()
    const words = { who: who ?? limitText.you, max, date: dateWords(again), time: timeWords(again) }
    return refusal(`limit.${spent}`, { data: words })
  }
  return null
}
