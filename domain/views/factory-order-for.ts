/** The order of a quote, as the factory gets it. */
import type { Viewer } from '#domain/access/access'
import type { ColorLists } from '#domain/catalogue/types'
import { type FactoryOrder, factoryOrder } from '#domain/contracts/factory-order'
import { orderedBy } from '#domain/quote/ordering/ordered-by'
import type { ReadSentence } from '#domain/quote/quote'
import { documentFor } from './document-for.ts'
import type { QuoteForShow } from './offer-for.ts'
import { quoteFileFor } from './quote-file-for.ts'

/** The provider's own eyes: nothing of the header is hidden, and the mode hides every price. */
const PROVIDER: Viewer = { userId: 0, role: 'SUPERUSER', chainId: null, storeId: null, agentId: null }

/** `read` is what was acknowledged, by finding. */
export const factoryOrderFor = (
  quote: QuoteForShow,
  read: ReadonlyMap<string, ReadSentence>,
  colorLists: ColorLists,
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
    colorLists,
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
    acknowledged: acknowledged.map(({ findingId, by, at, sentence = read.get(findingId)?.sentence }) => {
      if (sentence === undefined) throw new Error(`the sentence of ${findingId} is not there`)
      return { finding: sentence, by: by.name, at }
    }),
    quote: quoteFileFor(document, colorLists),
  })
}
