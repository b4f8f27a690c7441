import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ProductModel } from '#domain/contracts/reference'
import { configured } from '#tests/factories/configured'
import { textOf } from '#tests/factories/read-markup'
import { MadeBeforeTiles } from './made-before.tsx'

const model: ProductModel = {
  id: '1002',
  description: 'Skjær Toppsving',
  imageUrl: '/model.svg',
  extra: false,
  basic: false,
  panelQuality: false,
  fastlane: false,
  fire: false,
  sound: false,
}
const last = {
  modelId: '1002',
  model,
  orderNumber: 100_031,
  rowNumber: 2,
  width: 990,
  height: 1390,
  glassCode: '306',
  colorName: 'Sort',
  imageUrl: '/row.svg',
  choices: configured(1002).product.choices,
}

const tilesOf = (isLocked: boolean) =>
  renderToStaticMarkup(
    <MantineProvider>
      <MadeBeforeTiles
        made={{ last: [last], most: [model] }}
        isLocked={isLocked}
        onChoose={() => undefined}
      />
    </MantineProvider>,
  )

test('«som sist» shows the row as it was made, and what is made most the model', () => {
  expect(textOf(tilesOf(false))).toMatch(/Skjær Toppsving 990\s×\s1\s390 · 306 · Sort/)
  expect([...tilesOf(false).matchAll(/src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
    '/row.svg',
    '/model.svg',
  ])
})

test('to a locked quote nothing is added, neither as last time nor from what is made most', () => {
  expect(tilesOf(true).match(/aria-disabled="true"/g)).toHaveLength(2)
  expect(tilesOf(false)).not.toContain('aria-disabled="true"')
})
