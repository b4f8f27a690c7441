/** What sets off the rules of fire.ts, in the words of the trade. */

import { isWindow } from '#domain/catalogue/model-kind'
import { sayIn, texts } from '#domain/texts/texts'
import { fittingCodes, isFireDoor, isFireRated, type WordsById } from '../words.ts'
import { CLOSER_WITH_ARM, KICKPLATE_MAX } from './fire.ts'

const say = sayIn('rule-words/fire')

const testedHinges = fittingCodes('hinge', ({ isFireTested }) => isFireTested === true)
const testedLocks = fittingCodes('lock', ({ isFireTested }) => isFireTested === true)
const gripsInLeaf = fittingCodes('doorHandle', ({ isInLeaf }) => isInLeaf === true)
const smartLocksInLeaf = fittingCodes('smartlock', ({ isInLeaf }) => isInLeaf === true)

export const fireWords: WordsById = texts('rule-words/fire', {
  'R-B-01': {
    trigger:
      'Brannklassifisert produkt med ventil, skjulte hengsler, sprosse i glass, deling eller annen montering enn skruefeste.',
    models: isFireRated,
  },
  'R-B-02': { trigger: 'Brannklassifisert produkt med vanlig glass.', models: isFireRated },
  'R-B-03': { trigger: 'Brannklassifisert produkt større enn det som er prøvd.', models: isFireRated },
  'R-B-04': {
    get trigger() {
      return say`Branndør uten dørlukker. ${CLOSER_WITH_ARM} settes inn.`
    },
    models: isFireDoor,
  },
  'R-B-05': { trigger: 'Brannvindu.', models: (model) => isFireRated(model) && isWindow(model) },
  'R-B-08': {
    get trigger() {
      return say`Branndør med smartlås ${smartLocksInLeaf}, gripespor (${gripsInLeaf}) eller, der den har glass, sparkeplate over ${KICKPLATE_MAX} mm.`
    },
    models: isFireDoor,
  },
  'R-M-03': {
    get trigger() {
      return say`Branndør med andre hengsler eller annen lås enn den er prøvd med (${testedHinges}, ${testedLocks}).`
    },
    models: isFireDoor,
  },
})
