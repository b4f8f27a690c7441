/** What sets off the rules of pane-properties.ts, in the words of the trade. */
import { SOLAR } from '#domain/catalogue/data/panel-properties'
import { glassCodes, hasGlass, isGlazed, type WordsById } from '../words.ts'

const withoutSurface = glassCodes(({ takesNoSurface }) => takesNoSurface === true)
const solar = glassCodes(({ properties }) => properties.includes(SOLAR))

export const panePropertiesWords: WordsById = {
  'R-G-07': {
    trigger: 'Et felt har tett fylling. Glassegenskaper for feltet tas bort.',
    models: isGlazed,
  },
  'R-G-08': {
    trigger: `Frostet glass eller ornamentglass sammen med lydlaminat eller solglass (${withoutSurface}).`,
    models: hasGlass,
  },
  'R-G-09': {
    trigger: `Antikondens sammen med solglass (${solar}). Antikondens tas bort.`,
    models: hasGlass,
  },
}
