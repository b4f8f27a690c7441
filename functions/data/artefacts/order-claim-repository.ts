/**
 * Who has a picture drawn, when many ask for it at once: whoever writes the claim sends the job, and the others wait for what it
 * makes. A claim stands for as long as a job may take to be begun; then somebody else may send it.
 */
import { Entity } from 'electrodb'
import { artefactBuffers } from '#domain/administration/buffers'
import type { RenderMessage } from '#domain/contracts/render-order'
import { newId } from '../../ids.ts'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'
import { epochSeconds } from '../expiry.ts'

/** Seconds after which nobody looks at a claim any more. */
const LIFE_SECONDS = 3600

const claimEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'order-claim', version: '1' },
        attributes: {
          buffer: { type: artefactBuffers, required: true },
          generation: { type: 'number', required: true },
          hash: { type: 'string', required: true },
          /** Epoch milliseconds. */
          claimedAt: { type: 'number', required: true },
          holder: { type: 'string', required: true },
          expiresAt: { type: 'number', required: true },
        },
        indexes: {
          byArtefact: {
            pk: { field: 'pk', composite: ['buffer', 'generation', 'hash'], casing: 'none' },
            sk: { field: 'sk', composite: [], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

/** True for one of those who ask at the same time. A claim from before `endedBefore` has come to its end. */
export const claimOrder = async (message: RenderMessage, at: Date, endedBefore: Date): Promise<boolean> => {
  const { buffer, generation, hash } = message
  const holder = newId('wrt')
  const claim = { buffer, generation, hash, holder, claimedAt: at.getTime() }
  const isWritten = await happens(
    claimEntity()
      .put({ ...claim, expiresAt: epochSeconds(at) + LIFE_SECONDS })
      .where(
        ({ claimedAt }, { notExists, lt }) =>
          `${notExists(claimedAt)} OR ${lt(claimedAt, endedBefore.getTime())}`,
      )
      .go(),
  )
  if (isWritten) return true
  const { data } = await claimEntity().get({ buffer, generation, hash }).go({ consistent: true })
  return data?.holder === holder
}

/** When it was claimed last; null when it never was. */
export const findClaimTime = async ({ buffer, generation, hash }: RenderMessage): Promise<Date | null> => {
  const { data } = await claimEntity().get({ buffer, generation, hash }).go({ consistent: true })
  return data && new Date(data.claimedAt)
}

/** What was thrown away to be made anew may be claimed at once. */
export const forgetClaim = async ({ buffer, generation, hash }: RenderMessage): Promise<void> => {
  await claimEntity().delete({ buffer, generation, hash }).go()
}
