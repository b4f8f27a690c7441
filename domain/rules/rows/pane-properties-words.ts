/** What sets off the rules of pane-properties.ts, in the words of the trade. */

import { SOLAR } from '#domain/catalogue/data/panel-properties'
import { sayIn, texts } from '#domain/texts/texts'
import { glassCodes, hasGlass, isGlazed, type WordsById } from '../words.ts'

const say = sayIn('rule-words/pane-properties')

const withoutSurface = glassCodes(({ takesNoSurface }) => takesNoSurface === true)
const solar = glassCodes(({ properties }) => properties.includes(SOLAR))

export const panePropertiesWords: WordsById = texts('rule-words/pane-properties', {
  'R-G-07': {
    trigger:
      'Et felt har tett fylling. Glassegenskaper for feltet tas bort, og sprosser i og mellom glass lages ikke der.',
    models: isGlazed,
  },
  'R-G-08': {
    get trigger() {
      return say`Frostet glass eller ornamentglass sammen med lydlaminat eller solglass (${withoutSurface}).`
    },
    models: hasGlass,
  },
  'R-G-09': {
    get trigger() {
      return say`Antikondens sammen med solglass (${solar}). Antikondens tas bort.`
    },
    models: hasGlass,
  },
})
