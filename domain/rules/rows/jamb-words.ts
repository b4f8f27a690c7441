/** What sets off the rules of jamb.ts, in the words of the trade. */

import { FLOWER_BOARD } from '#domain/catalogue/data/linings'
import { sayIn, texts } from '#domain/texts/texts'
import { isOrdinaryWindow, type WordsById } from '../words.ts'

const say = sayIn('rule-words/jamb')

export const jambWords: WordsById = texts('rule-words/jamb', {
  'R-J-02': { trigger: 'Fjæren er bredere enn foringssporet.' },
  'R-J-03': { trigger: 'Blomsterbrett sammen med utforing også under.' },
  'R-J-04': { trigger: 'Blomsterbrett på en dør eller en form uten vannrett bunnkarm.' },
  'R-J-05': {
    get trigger() {
      return say`Blomsterbrett. Dybde og utstikk rundes til hele ${FLOWER_BOARD.step} mm, inntil ${FLOWER_BOARD.depthMax} og ${FLOWER_BOARD.extensionMax} mm.`
    },
  },
  'R-J-07': { trigger: 'Blomsterbrett uten dybde.', models: isOrdinaryWindow },
})
