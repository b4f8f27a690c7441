/**
 * The second factor of a person: the secret that the app shares, the last step of time a code was used for, and hashes of the recovery
 * codes. Beside the user and not on him, so that nothing that shows a user can show it. Every write has its condition: a code and a
 * recovery code work once, whoever else tries at the same moment. Questions: by user.
 */
import { Entity } from 'electrodb'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'

export interface SecondFactor {
  readonly userId: number
  /** Base32. */
  readonly secret: string
  /** ISO timestamp since when it is on; null while it is being set up. */
  readonly since: string | null
  /** Steps of 30 seconds since 1970: codes of this one and before are used. */
  readonly lastStep: number
  readonly recoveryHashes: readonly string[]
}

const secondFactorEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'secondFactor', version: '1' },
        attributes: {
          userId: { type: 'number', required: true },
          secret: { type: 'string', required: true },
          since: { type: 'string' },
          lastStep: { type: 'number', required: true },
          /** Absent when the last has been used: the table knows no empty set. */
          recoveryHashes: { type: 'set', items: 'string' },
        },
        indexes: {
          ofUser: {
            pk: { field: 'pk', composite: ['userId'], casing: 'none' },
            sk: { field: 'sk', composite: [], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

export const findSecondFactor = async (userId: number): Promise<SecondFactor | null> => {
  const { data } = await secondFactorEntity().get({ userId }).go({ consistent: true })
  return (
    data && {
      userId,
      secret: data.secret,
      since: data.since ?? null,
      lastStep: data.lastStep,
      recoveryHashes: [...(data.recoveryHashes ?? [])],
    }
  )
}

/** Begins to set it up; false when it is on. Whoever begins again gets another secret. */
export const beginSecondFactor = (userId: number, secret: string): Promise<boolean> =>
  happens(
    secondFactorEntity()
      .put({ userId, secret, lastStep: 0 })
      .where(({ since }, { notExists }) => notExists(since))
      .go(),
  )

/** False when it is on already or was begun anew meanwhile. */
export const confirmSecondFactor = (
  { userId, secret }: Pick<SecondFactor, 'userId' | 'secret'>,
  on: { readonly since: string; readonly lastStep: number; readonly recoveryHashes: readonly string[] },
): Promise<boolean> =>
  happens(
    secondFactorEntity()
      .patch({ userId })
      .set({ ...on, recoveryHashes: [...on.recoveryHashes] })
      .where((stored, { eq, notExists }) => `${notExists(stored.since)} AND ${eq(stored.secret, secret)}`)
      .go(),
  )

/** False when the code of this step, or a later one, has been used. */
export const spendStep = ({ userId, secret }: SecondFactor, step: number): Promise<boolean> =>
  happens(
    secondFactorEntity()
      .patch({ userId })
      .set({ lastStep: step })
      .where((stored, { eq, lt }) => `${eq(stored.secret, secret)} AND ${lt(stored.lastStep, step)}`)
      .go(),
  )

/** False when it has been used, or is none. */
export const spendRecoveryCode = ({ userId }: SecondFactor, hash: string): Promise<boolean> =>
  happens(
    secondFactorEntity()
      .patch({ userId })
      .delete({ recoveryHashes: [hash] })
      .where(({ recoveryHashes }, { contains }) => contains(recoveryHashes, hash))
      .go(),
  )

/** False when it is not on. */
export const replaceRecoveryCodes = (userId: number, hashes: readonly string[]): Promise<boolean> =>
  happens(
    secondFactorEntity()
      .patch({ userId })
      .set({ recoveryHashes: [...hashes] })
      .where(({ since }, { exists }) => exists(since))
      .go(),
  )

export const forgetSecondFactor = async (userId: number): Promise<void> => {
  await secondFactorEntity().delete({ userId }).go()
}
