/**
 * An order as the factory gets it: the quote as it was ordered, row by row and machine-readable, who ordered it for whom, and what
 * the order check had found and somebody has said is meant so. It carries no prices: the factory works out what it is paid from
 * its own price list, and what a dealer takes from his customer is not its business. A member is only ever added; anything else is
 * another `version`.
 */
import * as z from 'zod'
import type { Viewer } from '../access/access.ts'
import type { ColorBook } from '../catalogue/types.ts'
import type { Manifest } from '../quote/quote.ts'
import { documentFor } from './document-for.ts'
import type { QuoteForShow } from './offer-for.ts'
import { quoteFile, quoteFileOf } from './quote-file.ts'

/** What the queue carries; a factory that meets the same number twice has the order already. */
export const factoryMessage = z.strictObject({
  kind: z.literal('order'),
  toOrderNumber: z.int(),
  orderNumber: z.int(),
  /** Of the file in the bucket of orders. */
  file: z.string(),
})
export type FactoryMessage = z.infer<typeof factoryMessage>

const party = z.object({ id: z.int(), name: z.string() })
const said = { by: z.string(), at: z.string() }

export const factoryOrder = z
  .object({
    format: z.literal('lysvag-bestilling'),
    version: z.literal(1),
    toOrderNumber: z.int(),
    ordered: z.object(said),
    store: party,
    agent: party.nullable(),
    deliveryDate: z.object({ week: z.int(), day: z.int() }).nullable(),
    fastlaneSlotId: z.string().nullable(),
    deliveryCode: z.string(),
    deliveryPhoneNumber: z.string(),
    priceListId: z.string(),
    acknowledged: z.array(z.object({ finding: z.string(), ...said })),
    quote: quoteFile,
  })
  .meta({ id: 'FactoryOrder' })
export type FactoryOrder = z.infer<typeof factoryOrder>

/** The provider's own eyes: nothing of the header is hidden, and the mode hides every price. */
const PROVIDER: Viewer = { userId: 0, role: 'SUPERUSER', chainId: null, storeId: null, agentId: null }

/** The step that took the order to the factory is the last of its kind; an agent's own went to his store. */
const orderedBy = ({ taken, orderNumber }: Manifest): FactoryOrder['ordered'] => {
  const step = taken.findLast(({ kind }) => kind === 'order')
  if (step === undefined) throw new Error(`quote ${orderNumber} was never ordered`)
  return { by: step.by.name, at: step.at }
}

/** The sentences are those that were acknowledged, by finding. */
export const factoryOrderFor = (
  quote: QuoteForShow,
  sentences: ReadonlyMap<string, string>,
  colorBook: ColorBook,
): FactoryOrder => {
  const { manifest, parties } = quote
  const { toOrderNumber, header, reservation, deliveryDate, priceListId, acknowledged } = manifest
  if (toOrderNumber === null) throw new Error(`quote ${manifest.orderNumber} is not ordered at the factory`)
  const ordered = orderedBy(manifest)
  const document = documentFor(quote, {
    kind: 'quote-pdf',
    viewer: PROVIDER,
    modes: ['HIDDEN'],
    measurements: true,
    colorBook,
    now: ordered.at,
  })
  return factoryOrder.parse({
    format: 'lysvag-bestilling',
    version: 1,
    toOrderNumber,
    ordered,
    store: parties.store,
    agent: parties.agent,
    deliveryDate,
    fastlaneSlotId: reservation?.slotId ?? null,
    deliveryCode: header.deliveryCode,
    deliveryPhoneNumber: header.deliveryPhoneNumber,
    priceListId,
    acknowledged: acknowledged.map(({ findingId, by, at, sentence = sentences.get(findingId) }) => {
      if (sentence === undefined) throw new Error(`the sentence of ${findingId} is not there`)
      return { finding: sentence, by: by.name, at }
    }),
    quote: quoteFileOf(document),
  })
}
