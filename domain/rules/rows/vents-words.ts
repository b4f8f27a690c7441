/** What sets off the rules of vents.ts, in the words of the trade. */

import { SOUND_VENT } from '#domain/catalogue/data/misc'
import { figure } from '#domain/messages/figures'
import { listText } from '#domain/messages/list-text'
import { sayIn, texts } from '#domain/texts/texts'
import { isProduct, isSlantable, offersOption, takesVents, type WordsById } from '../words.ts'
import { ROOM_FROM } from './vents.ts'

const say = sayIn('rule-words/vents')

export const ventsWords: WordsById = texts('rule-words/vents', {
  'R-V-02': { trigger: 'Karmtypen leveres ikke med ventil.', models: (model) => !takesVents(model) },
  'R-V-03': {
    get trigger() {
      return say`Flere ventiler enn det vannrette overkarmen har plass til (fra ${listText(ROOM_FROM.map((width) => figure(width)))} mm).`
    },
    models: isProduct,
  },
  'R-V-04': { trigger: 'Ventil i en form uten vannrett overkarm.', models: isSlantable },
  'R-V-05': {
    trigger: 'Lydventil er valgt uten ventil. Lydventilen tas bort.',
    models: offersOption(SOUND_VENT),
  },
})
