/** What sets off the rules of safety.ts, in the words of the trade. */

import { ESCAPE_FITTING, LOW_THRESHOLD } from '#domain/catalogue/data/misc'
import { isFixedFunction } from '#domain/catalogue/model-kind'
import { figure } from '#domain/messages/figures'
import { ESCAPE_MIN } from '#domain/physics/tek17'
import { sayIn, texts } from '#domain/texts/texts'
import {
  hasGlass,
  isGlazed,
  isOrdinaryWindow,
  offersOption,
  takesDividers,
  type WordsById,
} from '../words.ts'
import { CHILD_LOCK, TALL_WINDOW } from './safety.ts'

const say = sayIn('rule-words/safety')

/** Top-swing and side-swing stop half-way by themselves, so their fittings keep children in. */
const GLIDING: readonly string[] = texts('rule-words/safety.gliding', ['TS', 'TSF', 'SSV', 'SSH'])

export const safetyWords: WordsById = texts('rule-words/safety', {
  'R-K-01': { trigger: 'Glass nær gulvet uten sikkerhetsklasse på noen av sidene.', models: hasGlass },
  'R-K-02': {
    get trigger() {
      return say`Vinduet er ${figure(TALL_WINDOW)} mm høyt eller mer, og glasset har ingen sikkerhetsklasse innvendig.`
    },
    models: isOrdinaryWindow,
  },
  'R-K-04': {
    trigger: 'Vindu som åpnes, uten barnesikring, åpningsbegrenser eller vrider med trykknapp.',
    models: (model) =>
      isOrdinaryWindow(model) && model.functions.some((id) => !isFixedFunction(id) && !GLIDING.includes(id)),
  },
  'R-K-05': {
    trigger: 'Barnesikring er valgt på toppsving eller sidesving.',
    models: offersOption(CHILD_LOCK),
  },
  'R-K-06': {
    trigger: 'Barnesikring sammen med rømningsbeslag eller rømningspost.',
    models: offersOption(CHILD_LOCK),
  },
  'R-K-07': {
    get trigger() {
      return say`Rømningsbeslag eller rømningspost er valgt, men åpningen er for liten til å rømme gjennom: under ${ESCAPE_MIN.width} mm bred, ${ESCAPE_MIN.height} mm høy eller ${figure(ESCAPE_MIN.sum)} mm til sammen.`
    },
    models: (model) => offersOption(ESCAPE_FITTING)(model) || takesDividers(model),
  },
  'R-K-08': {
    trigger: 'Glassdør med HC-terskel.',
    models: (model) => isGlazed(model) && offersOption(LOW_THRESHOLD)(model),
  },
})
