/**
 * One record per user and `Idempotency-Key`, written before the command acts: it holds the ids that the command will
 * give out and later its answer. While it is held, a second request with the key waits; a holder that died is replaced
 * when its hold runs out, and the new holder goes on with the same ids, so that nothing is made twice.
 */
import { Entity } from 'electrodb'
import { newId } from '../../ids.ts'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'
import { epochSeconds, unexpired } from '../expiry.ts'

/** Longer than a function may run. */
const HOLD_SECONDS = 35
const KEPT_SECONDS = 24 * 3600

export interface CommandKey {
  readonly userId: number
  readonly key: string
}

export interface CommandRecord extends CommandKey {
  readonly fingerprint: string
  /** JSON of the ids given out. */
  readonly ids: string
  /** JSON of the answer, once there is one. */
  readonly answer: string | null
  /** Names the request that holds it. */
  readonly holder: string
  readonly heldUntil: number
  readonly expiresAt: number
}

const recordEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'command', version: '1' },
        attributes: {
          userId: { type: 'number', required: true },
          key: { type: 'string', required: true },
          fingerprint: { type: 'string', required: true },
          ids: { type: 'string', required: true },
          answer: { type: 'string' },
          holder: { type: 'string' },
          heldUntil: { type: 'number', required: true },
          expiresAt: { type: 'number', required: true },
        },
        indexes: {
          ofUser: {
            // A partition of its own, so that whoever makes quotes need not write where a user's sessions lie.
            pk: {
              field: 'pk',
              composite: ['userId'],
              // biome-ignore lint/suspicious/noTemplateCurlyInString: ElectroDB fills it in.
              template: '$lysvag#commandsOf_${userId}',
              casing: 'none',
            },
            sk: { field: 'sk', composite: ['key'], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

export const findCommand = async (key: CommandKey, at: Date): Promise<CommandRecord | null> => {
  const { data } = await recordEntity().get(key).go({ consistent: true })
  return data === null
    ? null
    : unexpired({ ...data, answer: data.answer ?? null, holder: data.holder ?? '' }, at)
}

const isHeldBy = async (key: CommandKey, holder: string, at: Date): Promise<boolean> =>
  (await findCommand(key, at))?.holder === holder

/** Null when another request with the key was first. */
export const holdCommand = async (
  record: CommandKey & { readonly fingerprint: string; readonly ids: string },
  at: Date,
): Promise<CommandRecord | null> => {
  const now = epochSeconds(at)
  const holder = newId('wrt')
  const held = { ...record, holder, heldUntil: now + HOLD_SECONDS, expiresAt: now + KEPT_SECONDS }
  const write = recordEntity()
    .put(held)
    .where(({ expiresAt }, { notExists, lte }) => `${notExists(expiresAt)} OR ${lte(expiresAt, now)}`)
  const isHolder = (await happens(write.go())) || (await isHeldBy(record, holder, at))
  return isHolder ? { ...held, answer: null } : null
}

/** Null when the one who held it, or another who waited, was faster. */
export const claimCommand = async (record: CommandRecord, at: Date): Promise<CommandRecord | null> => {
  const { userId, key } = record
  const claim = { holder: newId('wrt'), heldUntil: epochSeconds(at) + HOLD_SECONDS }
  const write = recordEntity()
    .patch({ userId, key })
    .set(claim)
    .where(
      ({ heldUntil, answer }, { eq, notExists }) =>
        `${eq(heldUntil, record.heldUntil)} AND ${notExists(answer)}`,
    )
  const isHolder = (await happens(write.go())) || (await isHeldBy(record, claim.holder, at))
  return isHolder ? { ...record, ...claim } : null
}

export const isHeld = (record: CommandRecord, at: Date): boolean => record.heldUntil > epochSeconds(at)

/** What has been taken over is its new holder's alone: nothing that the one before says of it counts any more. */
const changeHeld = async (
  { userId, key, ...held }: CommandRecord,
  to: { readonly answer: string } | { readonly heldUntil: number },
): Promise<void> => {
  const write = recordEntity().patch({ userId, key }).set(to)
  await happens(write.where(({ holder }, { eq }) => eq(holder, held.holder)).go())
}

export const finishCommand = (held: CommandRecord, answer: string): Promise<void> =>
  changeHeld(held, { answer })

/** Lets the next request with the key go on at once, with the same ids. */
export const releaseCommand = (held: CommandRecord): Promise<void> => changeHeld(held, { heldUntil: 0 })

/** A refused command made nothing, so its key is free again. */
export const forgetCommand = async ({ userId, key, ...held }: CommandRecord): Promise<void> => {
  const write = recordEntity().remove({ userId, key })
  await happens(write.where(({ holder }, { eq }) => eq(holder, held.holder)).go())
}
