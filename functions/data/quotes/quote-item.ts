/** Stored manifests and revisions, parsed on every read: what an older program wrote is migrated or refused, never guessed. */
import * as z from 'zod'
import { extraIds } from '#domain/catalogue/data/extras'
import { readStoredProduct } from '#domain/configurator/stored-product'
import { rowObstacleIds } from '#domain/messages/fastlane'
import { LOCATIONS, POSITIONS } from '#domain/quote/connections/connection'
import { listedSums } from '#domain/quote/money/listed-sum'
import {
  changeKinds,
  type Manifest,
  type ManifestRow,
  QUOTE_STATUS,
  type RowRevision,
  recordedSteps,
} from '#domain/quote/quote'
import { NO_CLASSES } from '#domain/quote/rows/product-classes'
import { acceptedHash } from '../customer-links/accepted-hash.ts'
import { pack, unpack } from '../packed.ts'

const author = z.object({ userId: z.int(), name: z.string() })
const text = z.string()
const percent = z.number()

const header = z.object({
  customer: z.object({ name: text, email: text, phone: text }),
  customerNote: text,
  deliveryLabel: text,
  externalReference: text,
  deliveryCode: text,
  deliveryAddress: z.object({
    address1: text,
    address2: text,
    postalCode: text,
    postalAddress: text,
    complete: z.boolean(),
    code: text,
  }),
  deliveryPhoneNumber: text,
  deliveryByCrane: z.boolean(),
})

const terms = z.object({
  projectCalculation: z.boolean(),
  taxRate: percent,
  store: z.object({
    netWindows: percent,
    netDoors: percent,
    projectWindows: percent,
    projectDoors: percent,
    discountMaxWindows: percent,
    discountMaxDoors: percent,
    defaultMargin: percent,
  }),
  agent: z
    .object({ netWindows: percent, netDoors: percent, storeMargin: percent, defaultMargin: percent })
    .nullable(),
})

const connection = z.object({
  toRow: z.int(),
  position: z.enum(POSITIONS),
  location: z.enum(LOCATIONS),
})

const row = z.object({
  id: text,
  rowNumber: z.int(),
  revisionId: text,
  modelId: z.int(),
  description: text,
  width: z.number(),
  height: z.number(),
  reference: text,
  numberOf: z.int(),
  inOrderUvalue: z.boolean(),
  uValue: z.number().nullable(),
  areaM2: z.number(),
  discountCategory: z.enum(['windows', 'doors']),
  gross: z.int(),
  discountRate: percent,
  marginRateStore: percent,
  marginRateAgent: percent,
  isStockItem: z.boolean(),
  isConstructionPart: z.boolean(),
  leadWeeks: z.int(),
  // Rows from before connections have none of these.
  connection: connection.nullish().transform((value) => value ?? null),
  couples: z
    .int()
    .nullish()
    .transform((value) => value ?? null),
  depth: z.number().default(0),
  fastlaneObstacle: z.enum(rowObstacleIds).nullable().default('unknown'),
})

/** The table keeps no nulls at the top of an item. */
const nullable = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null)

// Since sentences lie beside their quote they are not in it any more.
const acknowledgement = z.object({ findingId: text, sentence: text.optional(), by: author, at: text })

const head = {
  orderNumber: z.int(),
  version: z.int(),
  status: z.enum(QUOTE_STATUS),
  owner: z.object({ chainId: z.int(), storeId: z.int(), agentId: z.int().nullable() }),
  createdBy: author,
  createdAt: text,
  updatedAt: text,
  // Quotes from before prices could be worked out again have those of their first day.
  pricedAt: nullable(text),
  validTo: text,
  header,
  toOrderNumber: nullable(z.int()),
  deliveryDate: nullable(z.object({ week: z.int(), day: z.int() })),
}

const manifest = z.object({
  schemaVersion: z.literal(1),
  ...head,
  priceListId: text,
  terms,
  deliveryZone: nullable(z.literal([0, 1, 2])),
  acknowledged: z.array(acknowledgement).default([]),
  taken: z
    .array(
      z.object({
        id: text,
        kind: z.enum(recordedSteps),
        by: author,
        at: text,
      }),
    )
    .default([]),
  reservation: nullable(z.object({ id: text, slotId: text, units: z.int() })),
  sent: nullable(z.object({ mailId: text, version: z.int() })),
  // Nobody knows who gave the address of a quote from before this was written down.
  emailFromAgent: nullable(text),
  extras: z.array(z.enum(extraIds)).default([]),
  fastlane: z.boolean().default(false),
  rows: z.array(row),
  nextRowNumber: z.int(),
  change: z.object({
    by: author,
    at: text,
    kind: z.enum(changeKinds),
    rowNumber: z.int().nullable(),
    fields: z.array(text),
  }),
})

const color = z.object({ code: text, description: text, backendCode: text, rgbHex: text }).nullable()
const named = z.object({ id: z.int(), name: text })

const revision = z.object({
  schemaVersion: z.literal(1),
  revisionId: text,
  orderNumber: z.int(),
  rowNumber: z.int(),
  product: z.unknown().transform(readStoredProduct),
  price: z.object({
    priceListId: text,
    lines: z.array(z.object({ code: text, label: text, amount: z.int(), because: text })),
    gross: z.int(),
  }),
  facts: z.object({
    modelName: text,
    isDoor: z.boolean(),
    depth: z.number(),
    nobbNumber: text,
    // What weighs nothing is a part for which none is stated; it was stored as 0 once.
    weightKg: nullable(z.number()).transform((kg) => kg || null),
    numberOfVents: z.int(),
    swan: z.boolean(),
    panelProperties: z.array(named),
    glass: z.object({ code: text, name: text }).nullable(),
    functionName: text,
    colors: z.object({ frame: color, wing: color, inner: color, outer: color, cladding: color }),
    mountingType: z.object({ description: text, ok: z.boolean() }),
    warnings: z.array(z.object({ ruleId: text, sentence: text, print: z.boolean() })),
  }),
  extras: z.array(z.object({ id: z.enum(extraIds), adds: z.int(), replaced: text.nullable() })).default([]),
  createdAt: text,
  createdBy: author,
  replaces: nullable(text),
  best: z.object({ fire: text.nullable(), soundDb: z.number().nullable() }).default(NO_CLASSES),
  isHandDecided: z.boolean().default(false),
  modelPieces: z.array(text).default([]),
})

/** A quote from before prices had a date was priced as it was made. */
const dated = <Of extends { readonly createdAt: string; readonly pricedAt: string | null }>(of: Of) => ({
  ...of,
  pricedAt: of.pricedAt ?? of.createdAt,
})

const listed = nullable(
  z.object({
    sums: z
      .object({ dealer: z.int(), agent: z.int().nullable(), projectCalculation: z.boolean() })
      .nullable(),
    hash: text,
  }),
)

const headOfItem = { ...head, listed }
/** What a list of quotes needs; its rows are not read. */
const summary = z.object(headOfItem).transform(dated)
export type ManifestHead = z.infer<typeof summary>
export const headAttributes = Object.keys(headOfItem) as (keyof typeof headOfItem)[]

export const parseHead = (stored: unknown): ManifestHead => summary.parse(stored)
/** Bytes where they are packed, and what an older program kept as it was. */
type Kept<Name extends string> = { readonly packed?: Uint8Array } & { readonly [Of in Name]?: unknown }

const unpacked = <Name extends string>(kept: Kept<Name>, name: Name): unknown =>
  kept.packed === undefined ? kept[name] : unpack(kept.packed)

type StoredRows = { readonly packedRows?: Uint8Array; readonly rows?: unknown }

export const parseRows = ({ packedRows, rows }: StoredRows): readonly ManifestRow[] =>
  z.array(row).parse(unpacked({ packed: packedRows, rows }, 'rows'))
export const parseManifest = (stored: StoredRows): Manifest =>
  dated(
    manifest.parse({ ...stored, rows: unpacked({ packed: stored.packedRows, rows: stored.rows }, 'rows') }),
  )
export const parseVersion = (stored: Kept<'manifest'>): Manifest =>
  dated(manifest.parse(unpacked(stored, 'manifest')))
export const parseRevision = (stored: Kept<'revision'>): RowRevision =>
  revision.parse(unpacked(stored, 'revision'))

/** What lists show of it. */
export const listedOf = (of: Manifest) => ({ sums: listedSums(of), hash: acceptedHash(of) })

/** As an item: absent where the manifest says null. */
export const itemOf = ({ rows, ...of }: Manifest) => ({
  ...of,
  packedRows: pack(rows),
  deliveryZone: of.deliveryZone ?? undefined,
  toOrderNumber: of.toOrderNumber ?? undefined,
  deliveryDate: of.deliveryDate ?? undefined,
  reservation: of.reservation ?? undefined,
  sent: of.sent ?? undefined,
  emailFromAgent: of.emailFromAgent ?? undefined,
  listed: listedOf({ ...of, rows }),
})
