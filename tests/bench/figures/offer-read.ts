/** What gateway, rights, contracts and wording add to the table reads behind one quote. */
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { connection } from '#functions/data/connection'
import { compare, type Figure } from '../measure.ts'
import type { World } from '../world.ts'

interface Read {
  readonly command: Parameters<DynamoDBClient['send']>[0]
  readonly startedAt: number
  endedAt: number
}

/** The commands that one call sends to the table, with the time that each took. */
const readsDuring = async (call: () => Promise<unknown>): Promise<readonly Read[]> => {
  const { client } = connection()
  const original = client.send.bind(client)
  const reads: Read[] = []
  client.send = (async (command: Read['command']) => {
    const read = { command, startedAt: performance.now(), endedAt: Number.POSITIVE_INFINITY }
    reads.push(read)
    try {
      return await original(command as never)
    } finally {
      read.endedAt = performance.now()
    }
  }) as typeof client.send
  try {
    await call()
  } finally {
    client.send = original
  }
  return reads
}

/** Reads that overlapped are sent together again, those that waited for each other one after the other. */
const inWaves = (reads: readonly Read[]): readonly (readonly Read[])[] => {
  const waves: Read[][] = []
  for (const read of reads) {
    const wave = waves.at(-1)
    const waits = wave === undefined || wave.every(({ endedAt }) => endedAt <= read.startedAt)
    if (waits) waves.push([read])
    else wave.push(read)
  }
  return waves
}

export const offerReadFigure = async ({ origin, cookie, house }: World): Promise<Figure> => {
  const get = async () => {
    const answer = await fetch(`${origin}/api/v1/offers/${house}`, { headers: { cookie } })
    if (!answer.ok) throw new Error(`quote ${house}: ${answer.status}`)
    await answer.text()
  }
  await get()
  const reads = await readsDuring(get)
  if (reads.length === 0) throw new Error('the call made no table read: nothing is measured')
  const waves = inWaves(reads)
  const { client } = connection()
  const figure = await compare({
    name: 'GET of a quote through the gateway',
    limit: 2.5,
    runs: 40,
    warmUps: 10,
    ours: get,
    yardstick: async () => {
      for (const wave of waves) await Promise.all(wave.map(({ command }) => client.send(command as never)))
    },
  })
  return { ...figure, detail: `${figure.detail}; ${reads.length} reads in ${waves.length} waves` }
}
