/**
 * Some decisions look at several items and write one of them, such as who is the last of a kind: those are taken in turn. A turn that
 * is not given back, because whoever had it died, runs out when no function can be at it any more.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { Entity } from 'electrodb'
import { newId } from '../../ids.ts'
import { lazily } from '../../lazily.ts'
import { happens } from '../conditional.ts'
import { connection } from '../connection.ts'
import { epochSeconds } from '../expiry.ts'

/** Longer than a function may run. */
const HELD_SECONDS = 35
const WAIT_MS = 60
/** A decision takes some reads and two writes; so many of them before ours are more than ever are. */
const TRIES = 50

const turnEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'turn', version: '1' },
        attributes: {
          name: { type: 'string', required: true },
          holder: { type: 'string', required: true },
          expiresAt: { type: 'number', required: true },
        },
        indexes: {
          byName: {
            pk: { field: 'pk', composite: ['name'], casing: 'none' },
            sk: { field: 'sk', composite: [], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

const isHolder = async (name: string, holder: string): Promise<boolean> =>
  (await turnEntity().get({ name }).go({ consistent: true })).data?.holder === holder

const take = async (name: string, holder: string): Promise<boolean> => {
  const now = epochSeconds(new Date())
  const taken = await happens(
    turnEntity()
      .put({ name, holder, expiresAt: now + HELD_SECONDS })
      .where(({ expiresAt }, { notExists, lte }) => `${notExists(expiresAt)} OR ${lte(expiresAt, now)}`)
      .go(),
  )
  return taken || isHolder(name, holder)
}

const giveBack = async (name: string, holder: string): Promise<void> => {
  await happens(
    turnEntity()
      .remove({ name })
      .where((turn, { eq }) => eq(turn.holder, holder))
      .go(),
  )
}

const waitFor = async (name: string, holder: string): Promise<boolean> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await take(name, holder)) return true
    await pause(WAIT_MS)
  }
  return false
}

/** Null when a turn did not come in time. Several are waited for in the order in which they are named. */
export const inTurn = async <Value>(
  names: readonly string[],
  act: () => Promise<Value>,
): Promise<Value | null> => {
  const holder = newId('wrt')
  const held: string[] = []
  try {
    for (const name of names) {
      if (!(await waitFor(name, holder))) return null
      held.push(name)
    }
    return await act()
  } finally {
    for (const name of held) await giveBack(name, holder)
  }
}
