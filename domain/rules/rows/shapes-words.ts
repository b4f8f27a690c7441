/** What sets off the rules of shapes.ts, in the words of the trade. */

import { ANGLE_MAX, ANGLE_MIN } from '#domain/layout/shapes/angles'
import { listText } from '#domain/messages/list-text'
import { sayIn, texts } from '#domain/texts/texts'
import { isAny, isSlantable, type WordsById } from '../words.ts'
import { CORNER_MIN_DEGREES, isMadeInShape, TILT_TURN_SHAPES } from './shapes.ts'

const say = sayIn('rule-words/shapes')

const tiltTurnShapes = () => listText(TILT_TURN_SHAPES.map(String))

export const shapesWords: WordsById = texts('rule-words/shapes', {
  'R-S-01': { trigger: 'Målene gir ikke en form som kan tegnes og lages.' },
  'R-S-02': {
    trigger: 'En vinkel er skrevet inn, og målet den gir, er 0 eller mindre.',
    models: isSlantable,
  },
  'R-S-03': {
    get trigger() {
      return say`En vinkel under ${ANGLE_MIN} eller over ${ANGLE_MAX} grader er skrevet inn.`
    },
    models: isSlantable,
  },
  'R-S-04': {
    get trigger() {
      return say`Det spisseste hjørnet i formen er under ${CORNER_MIN_DEGREES}°.`
    },
    models: isSlantable,
  },
  'R-S-05': {
    get trigger() {
      return say`Skrå form med en annen funksjon enn fastkarm. Dreh-kipp lages i form ${tiltTurnShapes()}.`
    },
    models: ({ shapes, functions }) =>
      shapes.some((shape) => functions.some((id) => !isMadeInShape(shape, id))),
    get idle() {
      return say`Skrå modeller er fastkarm, eller dreh-kipp i form ${tiltTurnShapes()}.`
    },
  },
  'R-S-06': {
    trigger: 'Skrå form med poster, gjennomgående sprosser eller montert utforing.',
    models: isSlantable,
  },
  'R-S-07': { trigger: 'Formen bruker ikke alle delmålene. De som ikke brukes, settes til 0.' },
  'R-S-08': { trigger: 'Formen er ikke blant dem modellen lages i.', models: isAny },
})
