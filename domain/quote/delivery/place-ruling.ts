/** What the postal register's answer means for a private delivery, as the page says it while somebody types. */
import { deliverySentences } from '#domain/messages/delivery'
import { fill } from '#domain/messages/fill'
import { hasCrane, hasPrivateDelivery, type Zone } from './postal-zone.ts'

/** No zone where the code is unknown or the register did not answer. */
export interface FoundPlace {
  readonly code: string
  readonly name: string
  readonly zone: Zone
}

export interface PlaceRuling {
  readonly blocksSaving: boolean
  readonly offersCrane: boolean
  readonly sentence: string | null
}

export const rulingOf = (place: FoundPlace | null): PlaceRuling => {
  if (place === null || place.zone === null)
    return { blocksSaving: false, offersCrane: false, sentence: null }
  const { code, name, zone } = place
  const blocksSaving = !hasPrivateDelivery(zone)
  const offersCrane = hasCrane(zone)
  if (offersCrane) return { blocksSaving, offersCrane, sentence: null }
  const sentence = blocksSaving ? deliverySentences.noPrivateDelivery : deliverySentences.noCrane
  return { blocksSaving, offersCrane, sentence: fill(sentence, { code, name }) }
}
