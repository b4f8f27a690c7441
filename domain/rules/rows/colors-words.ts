/** What sets off the rules of colors.ts, in the words of the trade. */

import { BRIGHTEST } from '#domain/catalogue/lab'
import { NEAR_ENOUGH } from '#domain/catalogue/match-aluminium'
import { sayIn, texts } from '#domain/texts/texts'
import { hasDoorLeaf, hasWoodColor, isAny, isProduct, takesLaminate, type WordsById } from '../words.ts'
import { DARK_BELOW } from './colors.ts'

const say = sayIn('rule-words/colors')

export const colorsWords: WordsById = texts('rule-words/colors', {
  'R-A-01': { trigger: 'Aluminiumskledning er valgt uten farge.', models: hasWoodColor },
  'R-A-02': { trigger: 'Aluminiumskledning er tatt bort. Trefargen gjelder igjen.', models: hasWoodColor },
  'R-A-03': { trigger: 'Aluminiumskledning på en modell som ikke leveres med det.', models: isAny },
  'R-A-04': {
    get trigger() {
      return say`Ingen aluminiumsfarge er nær trefargen (ΔE over ${NEAR_ENOUGH}).`
    },
    models: hasWoodColor,
  },
  'R-A-05': {
    trigger: 'Ingen utvendig farge er valgt, og produktet er uten kledning. Den innvendige brukes.',
    models: hasWoodColor,
  },
  'R-A-06': { trigger: 'Ubehandlet tre utvendig uten kledning.', models: hasWoodColor },
  'R-A-07': {
    get trigger() {
      return say`Mørk farge på tre utvendig (lyshet under ${DARK_BELOW} av ${BRIGHTEST}).`
    },
    models: hasWoodColor,
  },
  'R-A-08': { trigger: 'Dørblad i eikefiner med malt farge. Klarlakk settes inn.', models: hasDoorLeaf },
  'R-A-09': {
    trigger: 'Dekorlaminat uten kompaktlaminat, eller omvendt. Det andre settes inn.',
    models: takesLaminate,
  },
  'R-A-10': { trigger: 'Dekorlaminat er valgt. Fargen på dørbladet gjelder ikke.', models: takesLaminate },
  'R-A-11': { trigger: 'Eik med malt farge.', models: isProduct },
})
