/** What sets off the rules of function.ts, in the words of the trade. */

import { ESCAPE_FITTING } from '#domain/catalogue/data/misc'
import { isFixedFunction, isHinged, isWindow } from '#domain/catalogue/model-kind'
import { figure } from '#domain/messages/figures'
import { sayIn, texts } from '#domain/texts/texts'
import { assortmentOf } from '../assortment.ts'
import { THREE_HINGES_MAX_HEIGHT, THREE_HINGES_MAX_KG } from '../hardware.ts'
import { fittingCodes, isAny, isOfType, isProduct, offersOption, opensAs, type WordsById } from '../words.ts'
import { HIDDEN_HINGES_MAX_KG, LOW_HANDLE_SASH_MIN, LOW_HANDLE_TILTS_TO } from './function.ts'

const say = sayIn('rule-words/function')

const lowHandles = fittingCodes('doorHandle', ({ sitsLow }) => sitsLow === true)

export const functionWords: WordsById = texts('rule-words/function', {
  'R-F-01': { trigger: 'Funksjonen er ikke blant dem modellen lages med.', models: isAny },
  'R-F-05': {
    get trigger() {
      return say`Dørbladet er tyngre enn ${THREE_HINGES_MAX_KG} kg eller høyere enn ${figure(THREE_HINGES_MAX_HEIGHT)} mm.`
    },
    models: (model) => isProduct(model) && !isWindow(model) && model.functions.some(isHinged),
  },
  'R-F-06': {
    get trigger() {
      return say`Skjulte hengsler på et dørblad over ${HIDDEN_HINGES_MAX_KG} kg eller en branndør.`
    },
    models: (model) => assortmentOf(model).hingeId.values.some(({ value }) => value === 'HIDDEN'),
  },
  'R-F-07': {
    trigger: 'Fastkarm, fast ramme eller sidefelt. Vrider, lås og tilvalg for det som åpnes, tas bort.',
    models: (model) => isProduct(model) && model.functions.some(isFixedFunction),
  },
  'R-F-08': {
    get trigger() {
      return say`Lavtsittende vrider (${lowHandles}) på en ramme under ${LOW_HANDLE_SASH_MIN} mm høyde.`
    },
    models: isOfType('I', 'J'),
  },
  'R-F-09': {
    get trigger() {
      return say`Lavtsittende vrider (${lowHandles}) på dreh-kipp over ${figure(LOW_HANDLE_TILTS_TO)} mm. Det blir sidehengslet inn med åpningsbegrenser.`
    },
    models: isOfType('J'),
  },
  'R-F-10': {
    trigger: 'Rømningsbeslag på sidesving, bunnhengslet, fastkarm eller fast ramme.',
    models: (model) => offersOption(ESCAPE_FITTING)(model) && opensAs('SSV', 'SSH', 'BI', 'FK', 'FR')(model),
    idle: 'Rømningsbeslag leveres bare på karmtype G, som er topphengslet eller sidehengslet.',
  },
})
