/** What sets off the rules of dimensions.ts, in the words of the trade. */

import type { Model } from '#domain/catalogue/types'
import { SIZE_MIN } from '#domain/layout/shapes/faults'
import { figure } from '#domain/messages/figures'
import { sameChoice } from '#domain/product/same-choice'
import { sayIn, texts } from '#domain/texts/texts'
import { sizeLimitOf } from '../context.ts'
import { HEAVY_ARMS_MAX_KG } from '../hardware.ts'
import { isOfType, opensAs, type WordsById } from '../words.ts'
import { HEAVY_PRODUCT_KG, RATIO_MAX } from './dimensions.ts'

const say = sayIn('rule-words/dimensions')

const lightArmsMaxKg = sizeLimitOf('T', 'TS')?.sashMaxKg

const hasFunctionsOfDifferentSizes = (model: Model): boolean => {
  const [first, ...others] = model.functions.map((id) => sizeLimitOf(model.frameType, id, model))
  return others.some((limit) => !sameChoice(limit, first))
}

export const dimensionsWords: WordsById = texts('rule-words/dimensions', {
  'R-D-01': {
    get trigger() {
      return say`Bredde eller høyde er mindre enn ${SIZE_MIN} mm.`
    },
  },
  'R-D-02': { trigger: 'Bredde eller høyde er utenfor det karmtypen lages i med valgt åpningsfunksjon.' },
  'R-D-03': { trigger: 'Arealet er større enn karmtypen lages i med valgt åpningsfunksjon.' },
  'R-D-04': { trigger: 'Den tyngste rammen er tyngre enn beslaget bærer, også med tungt beslag.' },
  'R-D-05': {
    get trigger() {
      return say`Rammens bredde delt på høyden er over ${figure(RATIO_MAX.sideHung)} som sidehengslet eller over ${figure(RATIO_MAX.tiltTurn)} som dreh-kipp.`
    },
    models: opensAs('SHV', 'SHH', 'SH2', 'TRE', 'DKV', 'DKH', 'DK2'),
  },
  'R-D-09': {
    get trigger() {
      return say`Hele produktet veier mer enn ${HEAVY_PRODUCT_KG} kg.`
    },
  },
  'R-F-03': {
    trigger: 'Funksjonen er byttet, og målet passer en annen av modellens funksjoner, men ikke denne.',
    models: hasFunctionsOfDifferentSizes,
    idle: 'Funksjonene som en modell kan leveres med, lages i samme mål.',
  },
  'R-F-04': {
    get trigger() {
      return say`Toppsving-rammen er tyngre enn vanlig beslag bærer (${lightArmsMaxKg} kg) og ikke over ${HEAVY_ARMS_MAX_KG} kg.`
    },
    models: (model) => isOfType('T')(model) && opensAs('TS', 'TSF')(model),
  },
  'R-M-01': {
    trigger: 'Arealet er utenfor det modellen leveres i.',
    models: ({ areaM2 }) => areaM2 !== undefined,
  },
})
