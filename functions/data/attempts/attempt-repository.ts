/**
 * How often something was tried lately: wrong passwords by e-mail and by address, log lines by user. An attempt is
 * counted before it is judged, so that a thousand at once cannot all be the first; where none of a thousand could be right by guessing,
 * it is counted when it has missed.
 */
import { Entity } from 'electrodb'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'
import { epochSeconds } from '../expiry.ts'

export interface Attempts {
  readonly attempts: number
  /** Epoch seconds; the count begins anew afterwards. */
  readonly expiresAt: number
}

const attemptEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'attempts', version: '1' },
        attributes: {
          subject: { type: 'string', required: true },
          attempts: { type: 'number', required: true },
          expiresAt: { type: 'number', required: true },
        },
        indexes: {
          bySubject: {
            pk: { field: 'pk', composite: ['subject'], casing: 'none' },
            sk: { field: 'sk', composite: [], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

const addTo = async (subject: string, count: number, at: Date): Promise<Attempts | null> => {
  const write = attemptEntity()
    .patch({ subject })
    .add({ attempts: count })
    .where(({ expiresAt }, { gt }) => gt(expiresAt, epochSeconds(at)))
    .go({ response: 'all_new' })
  return (await happens(write)) ? (await write).data : null
}

const begin = async (subject: string, windowSeconds: number, at: Date): Promise<Attempts | null> => {
  const now = epochSeconds(at)
  const first = { attempts: 1, expiresAt: now + windowSeconds }
  const isFirst = await happens(
    attemptEntity()
      .put({ subject, ...first })
      .where(({ expiresAt }, { notExists, lte }) => `${notExists(expiresAt)} OR ${lte(expiresAt, now)}`)
      .go(),
  )
  return isFirst ? first : null
}

/** Others may begin a window and forget it again between any two writes of ours; so many times in a row nobody does. */
const TURNS = 5

/** Counts one attempt and answers the count with it. The window begins with its first attempt. */
export const countAttempt = async (subject: string, windowSeconds: number, at: Date): Promise<Attempts> => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const counted = (await addTo(subject, 1, at)) ?? (await begin(subject, windowSeconds, at))
    if (counted !== null) return counted
  }
  throw new Error('an attempt could not be counted')
}

/** Takes back one attempt, because it turned out to be a good one. */
export const uncountAttempt = async (subject: string, at: Date): Promise<void> => {
  await addTo(subject, -1, at)
}

/** What was counted and has not run out. */
export const readAttempts = async (subject: string, at: Date): Promise<number> => {
  const { data } = await attemptEntity().get({ subject }).go({ consistent: true })
  return data !== null && data.expiresAt > epochSeconds(at) ? data.attempts : 0
}

export const hasAttempts = async (subject: string, at: Date): Promise<boolean> =>
  (await readAttempts(subject, at)) > 0

export const forgetAttempts = async (subject: string): Promise<void> => {
  await attemptEntity().delete({ subject }).go()
}
