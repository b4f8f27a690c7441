/** What sets off the rules of crossbars.ts, in the words of the trade. */

import { findGlass } from '#domain/catalogue/catalogue'
import type { Model } from '#domain/catalogue/types'
import { sayIn, texts } from '#domain/texts/texts'
import { assortmentOf } from '../assortment.ts'
import { BARS_MAX } from '../bar-space.ts'
import { isFireRated, isGlazed, takesCrossbars, type WordsById } from '../words.ts'
import { CAVITY_MIN, CAVITY_MIN_TWO_LAYER, CLEAR_MIN, hasRoomForBars } from './crossbars.ts'

const say = sayIn('rule-words/crossbars')

const takesBarsInNarrowGlass = (model: Model): boolean =>
  !isFireRated(model) &&
  assortmentOf(model).crossbarTypes.some(({ kind }) => kind === 'AIR') &&
  assortmentOf(model).glassCode.values.some(({ value }) => {
    const glass = findGlass(value)
    return glass !== null && !hasRoomForBars(glass)
  })

export const crossbarsWords: WordsById = texts('rule-words/crossbars', {
  'R-F-14': {
    get trigger() {
      return say`Mer enn ${BARS_MAX} poster eller sprosser i samme retning i samme felt.`
    },
    models: isGlazed,
  },
  'R-F-15': {
    get trigger() {
      return say`Lysåpningen mellom sprossene er for liten (gjennomgående ${CLEAR_MIN.SOLID} mm, i glass ${CLEAR_MIN.AIR} mm og løse ${CLEAR_MIN.CLIPS} mm).`
    },
    models: takesCrossbars,
  },
  'R-F-16': {
    get trigger() {
      return say`Sprosse i glass, men hulrommet i glasset er under ${CAVITY_MIN} mm, i to-lags glass ${CAVITY_MIN_TWO_LAYER} mm. Sprossen blir løs.`
    },
    models: takesBarsInNarrowGlass,
    idle: 'Alt annet glass enn brannglass har rom for sprossen, og brannprodukter tar ingen (R-B-01).',
  },
})
