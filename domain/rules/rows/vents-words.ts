/** What sets off the rules of vents.ts, in the words of the trade. */
import { figure } from '#domain/messages/figures'
import { listText } from '#domain/messages/list-text'
import { isProduct, isSlantable, takesVents, type WordsById } from '../words.ts'
import { ROOM_FROM } from './vents.ts'

export const ventsWords: WordsById = {
  'R-V-02': { trigger: 'Karmtypen leveres ikke med ventil.', models: (model) => !takesVents(model) },
  'R-V-03': {
    trigger: `Flere ventiler enn det vannrette overkarmen har plass til (fra ${listText(ROOM_FROM.map((width) => figure(width)))} mm).`,
    models: isProduct,
  },
  'R-V-04': { trigger: 'Ventil i en form uten vannrett overkarm.', models: isSlantable },
}
