import { expect, test } from 'vitest'
import { fieldName } from './fields.ts'

test.each([
  ['width', 'bredde'],
  ['choices.width', 'bredde'],
  ['customer.email', 'e-postadresse'],
  ['choices.aluminium.color', 'aluminiumskledning'],
  ['flowerBoard.depth', 'dybde på brett'],
  ['choices.flowerBoard.extension', 'utstikk per side'],
  ['extensionJamb.featherSize', 'fjær'],
  ['depth', 'karmdybde'],
  ['choices.dividers.3.position', 'plassering'],
  ['choices.dividers.3.panel', 'poster og losholter'],
  ['version', 'version'],
  ['toString', 'toString'],
  ['', 'forespørsel'],
  ['rows.0.modelPieces.1', 'stykker i modellen'],
])('the field %s is called «%s»', (path, name) => {
  expect(fieldName(path)).toBe(name)
})
