/** What a call asks of the table. */
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { connection } from '#functions/data/connection'

export interface Read {
  readonly command: Parameters<DynamoDBClient['send']>[0]
  readonly startedAt: number
  endedAt: number
}

/** The commands that one call sends to the table, with the time that each took. */
export const readsDuring = async (call: () => Promise<unknown>): Promise<readonly Read[]> => {
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
export const inWaves = (reads: readonly Read[]): readonly (readonly Read[])[] => {
  const waves: Read[][] = []
  for (const read of reads) {
    const wave = waves.at(-1)
    const waits = wave === undefined || wave.every(({ endedAt }) => endedAt <= read.startedAt)
    if (waits) waves.push([read])
    else wave.push(read)
  }
  return waves
}
