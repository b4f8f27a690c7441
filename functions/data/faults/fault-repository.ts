/**
 * What went wrong lately, counted by kind and hour beside the log, which nobody can ask from a page. Question: the kinds of the last
 * hours. A week is kept.
 */
import { Entity } from 'electrodb'
import { FAULT_SOURCES, type FaultSource, faultKind } from '#domain/administration/fault'
import { lazily } from '../../lazily.ts'
import { connection } from '../connection.ts'
import { epochSeconds } from '../expiry.ts'

export interface Fault {
  readonly source: FaultSource
  readonly message: string
  /** The page of a browser, or the address that was asked for. */
  readonly place: string
  /** What the person was told to read out; empty where nobody was told. */
  readonly trace: string
  readonly build: string
}

export interface FaultKind extends Omit<Fault, 'message'> {
  readonly kind: string
  readonly count: number
  /** ISO timestamp; place, trace and build are those of the last one. */
  readonly lastAt: string
}

const text = { type: 'string', required: true } as const

const faultEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'fault', version: '1' },
        attributes: {
          /** Such as `2026-11-23T09`. */
          hour: text,
          source: { type: FAULT_SOURCES, required: true },
          kind: text,
          count: { type: 'number', required: true },
          lastAt: text,
          place: text,
          trace: text,
          build: text,
          expiresAt: { type: 'number', required: true },
        },
        indexes: {
          inHour: {
            pk: { field: 'pk', composite: ['hour'], casing: 'none' },
            sk: { field: 'sk', composite: ['source', 'kind'], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

const HOUR_MS = 3_600_000
const KEPT_SECONDS = 7 * 24 * 3600
/** How many different faults of one hour are kept; a flood of them is one fault to whoever looks. */
const MOST_KINDS = 100
const TEXT_MAX = 200

const hourOf = (at: Date): string => at.toISOString().slice(0, 13)

export const countFault = async (fault: Fault, at: Date): Promise<void> => {
  const { source, message, place, trace, build } = fault
  await faultEntity()
    .upsert({ hour: hourOf(at), source, kind: faultKind(message) || '…' })
    .add({ count: 1 })
    .set({
      lastAt: at.toISOString(),
      place: place.slice(0, TEXT_MAX),
      trace,
      build,
      expiresAt: epochSeconds(at) + KEPT_SECONDS,
    })
    .go()
}

/** The faults of this hour and of so many before it, the most frequent first. */
export const listFaults = async (at: Date, hoursBefore: number): Promise<readonly FaultKind[]> => {
  const hours = Array.from({ length: hoursBefore + 1 }, (_, back) =>
    hourOf(new Date(at.getTime() - back * HOUR_MS)),
  )
  const pages = await Promise.all(
    hours.map((hour) => faultEntity().query.inHour({ hour }).go({ limit: MOST_KINDS })),
  )
  const kinds = new Map<string, FaultKind>()
  // Newest hour first: what is kept of the last one is the last one's.
  for (const { hour: _, expiresAt: __, ...found } of pages.flatMap(({ data }) => data)) {
    const key = `${found.source} ${found.kind}`
    const known = kinds.get(key)
    kinds.set(key, known === undefined ? found : { ...known, count: known.count + found.count })
  }
  return [...kinds.values()].toSorted((one, other) => other.count - one.count)
}
