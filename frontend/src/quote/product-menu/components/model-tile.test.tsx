import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ProductModel } from '#domain/contracts/reference'
import { ModelTile } from './model-tile.tsx'

const plain: ProductModel = {
  id: '1002',
  description: 'Skjær Toppsving',
  imageUrl: '/api/v1/drawings/models/1002.svg?v=1',
  extra: false,
  basic: false,
  panelQuality: false,
  fastlane: false,
  fire: false,
  sound: false,
}

const tileOf = (model: ProductModel) =>
  renderToStaticMarkup(
    <MantineProvider>
      <ModelTile model={model} isLocked={false} onChoose={() => undefined} />
    </MantineProvider>,
  )

/** What stands on the tile, in order. */
const wordsOn = (model: ProductModel) =>
  [...tileOf(model).matchAll(/>([^<>]+)<\/span>/g)].map(([, word]) => word)

test('Q-032: a tile shows the drawing and the name of its model', () => {
  expect(tileOf(plain)).toContain('src="/api/v1/drawings/models/1002.svg?v=1"')
  expect(wordsOn(plain)).toEqual(['Skjær Toppsving'])
})

test.each([
  ['basic', 'Basic'],
  ['extra', 'eXtra'],
  ['panelQuality', 'Plate'],
  ['fastlane', 'Fastlane'],
  ['fire', 'Brann'],
  ['sound', 'Lyd'],
])('Q-033: a model that is %s says «%s»', (mark, word) => {
  expect(wordsOn({ ...plain, [mark]: true })).toEqual(['Skjær Toppsving', word])
})

test('Q-033: a model may carry all of them', () => {
  const all = {
    ...plain,
    extra: true,
    basic: true,
    panelQuality: true,
    fastlane: true,
    fire: true,
    sound: true,
  }
  expect(wordsOn(all)).toEqual(['Skjær Toppsving', 'Basic', 'eXtra', 'Plate', 'Fastlane', 'Brann', 'Lyd'])
})
