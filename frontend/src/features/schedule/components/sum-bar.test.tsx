import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { configure } from '#domain/configurator/configure'
import { createProduct } from '#domain/configurator/create'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import type { ReadRow } from '#domain/schedule/read-row'
import { textOf } from '#tests/factories/read-markup'
import { SumBar } from './sum-bar.tsx'

const rowOf = (modelId: number, numberOf: number): ReadRow => {
  const product = createProduct(modelId)
  if (!product.ok) throw new Error(product.code)
  return {
    at: { start: 0, end: 1 },
    order: { modelId, numberOf, patch: {} },
    configuration: configure(product.value, colorLists),
    notices: [],
    doubts: [],
  }
}

const pricing = {
  colorLists,
  list: priceList2026,
  terms: { extras: [], taxRate: 25, share: { windows: 1, doors: 1 } },
}

const nothing = () => undefined
const barOf = (overrides: Partial<Parameters<typeof SumBar>[0]> = {}) =>
  renderToStaticMarkup(
    <MantineProvider>
      <SumBar
        ready={[rowOf(1001, 2)]}
        lines={{ written: 1, read: 1, unclear: 0 }}
        rowsInQuote={0}
        pricing={pricing}
        isLocked={false}
        isAdding={false}
        error={null}
        onAdd={nothing}
        onGoToUnclear={nothing}
        {...overrides}
      />
    </MantineProvider>,
  )
const isLocked = (bar: string): boolean => /<button[^>]*disabled=""/.test(bar)
const PRICE = /kr \d/

test('lines that are clear are counted in rows and pieces, with what they come to, and are added', () => {
  expect(textOf(barOf())).toMatch(/^1 rad, 2 stk\. .*kr \d.* Legg til 1 rad$/)
  expect(isLocked(barOf())).toBe(false)
})

test('a sum of which a part is not known is not said', () => {
  expect(textOf(barOf({ ready: [rowOf(1001, 1), { ...rowOf(1001, 1), configuration: null }] }))).not.toMatch(
    PRICE,
  )
})

test('nothing is added to a locked quote, nor where no line is clear', () => {
  expect(isLocked(barOf({ isLocked: true }))).toBe(true)
  expect(isLocked(barOf({ ready: [], rowsInQuote: 3 }))).toBe(true)
  expect(textOf(barOf({ ready: [], rowsInQuote: 3 }))).toContain('Tilbudet har 3 rader')
})

test('what is unclear is counted, and only what is clear is added', () => {
  const bar = textOf(barOf({ lines: { written: 3, read: 3, unclear: 2 } }))
  expect(bar).toContain('2 linjer er uklare')
  expect(bar).toContain('Legg til de klare (1)')
})

test('while lines are being read it says how many have been, no sum that is not the whole one, and adds nothing', () => {
  const bar = barOf({ lines: { written: 500, read: 120, unclear: 0 } })
  expect(textOf(bar)).toContain('Leser linjene: 120 av 500')
  expect(textOf(bar)).not.toMatch(PRICE)
  expect(isLocked(bar)).toBe(true)
})
