import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { models } from '#domain/catalogue/data/models'
import type { ChoiceField } from '#domain/product/product'
import { startChoicesOf } from '#domain/rules/start-choices'
import { configured } from '#tests/factories/configured'
import { sayValue } from './say-value.ts'

const speaker = (modelId: number) => ({ model: configured(modelId).model, colorLists })

test.each([
  [1001, 'width', 1190, '1 190 mm'],
  [1001, 'glassCode', '304', '3-lags energiglass 0,5'],
  [1001, 'innerColor', 'NCS S 0502-Y', 'Hvit (standard)'],
  [1001, 'outerColor', null, '–'],
  [1001, 'aluminium', { selected: true, color: 'RAL 7016' }, 'Ja, Antrasittgrå'],
  [1001, 'reference', '', '–'],
  [1001, 'dividers', [{ panel: '', direction: 'VERTICAL', typeId: 'P60', position: null }], '1 stående'],
  [1001, 'extensionJamb', { mounted: false, featherSize: 12, material: '01', hasBottom: false }, 'Nei'],
  [3104, 'extralock', true, 'Ja'],
  [3104, 'closerId', '00', '–'],
] as const)('of model %i the %s is said as people say it', (modelId, field, value, said) => {
  expect(sayValue(field, value as never, speaker(modelId)).replaceAll('\u00a0', ' ')).toBe(said)
})

test('no value of a new product is said by its code or as an object', () => {
  for (const model of models) {
    const choices = startChoicesOf(model)
    for (const field of Object.keys(choices) as ChoiceField[]) {
      const said = sayValue(field, choices[field], { model, colorLists })
      expect(said, `${model.id} ${field}`).not.toMatch(/\[object|undefined|null|^0\d$|^[A-Z]{1,2}\d\d$|^$/)
    }
  }
})
