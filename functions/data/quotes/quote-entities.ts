/** A quote's items. All of one quote lie in one partition; what finds it lies in the partition of who may list it. */
import { Entity } from 'electrodb'
import { lazily } from '../../lazily.ts'
import { connection } from '../connection.ts'

const number = { type: 'number', required: true } as const
const text = { type: 'string', required: true } as const
/** Made smaller by packed.ts. */
const packed = { type: 'any' } as const
/** Parsed by quote-item.ts, which also migrates what an older program has written. */
const value = { type: 'any', required: true } as const

const ofQuote = { field: 'pk', composite: ['orderNumber'], casing: 'none' } as const

/** Digits that keep numbers in order as text. */
const padded = (length: number) => ({ ...number, padding: { length, char: '0' } }) as const

/** The quote as it is now. Written on condition of its version: the only commit point. */
export const manifestEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'manifest', version: '1' },
        attributes: {
          orderNumber: number,
          version: number,
          schemaVersion: number,
          status: number,
          owner: value,
          createdBy: value,
          createdAt: text,
          updatedAt: text,
          validTo: text,
          priceListId: text,
          terms: value,
          header: value,
          deliveryZone: { type: 'number' },
          extras: value,
          fastlane: { type: 'boolean', required: true },
          packedRows: packed,
          /** As an older program has written them, instead. */
          rows: { type: 'any' },
          nextRowNumber: number,
          toOrderNumber: { type: 'number' },
          deliveryDate: { type: 'any' },
          pricedAt: { type: 'string' },
          acknowledged: { type: 'any' },
          taken: { type: 'any' },
          reservation: { type: 'any' },
          sent: { type: 'any' },
          emailFromAgent: { type: 'string' },
          /** For lists: what it comes to, and what an acceptance of it as it stands names. */
          listed: { type: 'any' },
          change: value,
          /** Names the write that made it so. */
          writeId: { type: 'string' },
        },
        indexes: { byNumber: { pk: ofQuote, sk: { field: 'sk', composite: [], casing: 'none' } } },
      },
      connection(),
    ),
)

/** A manifest that has been replaced; `manifest` is how an older program kept it. Every writer that puts version n here puts the same thing. */
export const versionEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'version', version: '1' },
        attributes: { orderNumber: number, version: padded(9), packed, manifest: { type: 'any' } },
        indexes: {
          byVersion: { pk: ofQuote, sk: { field: 'sk', composite: ['version'], casing: 'none' } },
        },
      },
      connection(),
    ),
)

/** One row's product at one moment; never changed. `revision` is how an older program kept it. */
export const revisionEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'revision', version: '1' },
        attributes: { orderNumber: number, revisionId: text, packed, revision: { type: 'any' } },
        indexes: {
          byId: { pk: ofQuote, sk: { field: 'sk', composite: ['revisionId'], casing: 'none' } },
        },
      },
      connection(),
    ),
)

/** What was read and acknowledged of a quote; never changed. */
export const sentenceEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'sentence', version: '1' },
        attributes: {
          orderNumber: number,
          findingId: text,
          sentence: text,
          rows: { type: 'list', items: { type: 'number' } },
          basis: { type: 'string' },
          isPictured: { type: 'boolean' },
        },
        indexes: {
          byId: { pk: ofQuote, sk: { field: 'sk', composite: ['findingId'], casing: 'none' } },
        },
      },
      connection(),
    ),
)

/** Says that a quote stands in a list (quote-lists.ts), and since which version of it; one that points at nothing is skipped. */
export const listingEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'listing', version: '1' },
        attributes: { list: text, orderNumber: padded(9), version: number },
        indexes: {
          ofList: {
            pk: { field: 'pk', composite: ['list'], casing: 'none' },
            sk: { field: 'sk', composite: ['orderNumber'], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)
