import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import { readSchedule } from '#domain/schedule/read-schedule'
import { textOf } from '#tests/factories/read-markup'
import { RowResult } from './components/line-result.tsx'
import { ScheduleForm } from './schedule-form.tsx'
import type { Pricing } from './state/line-price.ts'

const pricing: Pricing = {
  colorLists,
  list: priceList2026,
  terms: { extras: [], taxRate: 25, share: { windows: 1, doors: 1 } },
}

const formOf = (lockReason: string | null) => {
  const element = (
    <ScheduleForm
      userId={1008}
      orderNumber={100_001}
      pricing={pricing}
      rowsInQuote={3}
      lockReason={lockReason}
    />
  )
  return renderToStaticMarkup(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
      </QueryClientProvider>
    </MantineProvider>,
  )
}
const firstLine = (form: string) => /<input[^>]*role="combobox"[^>]*>/.exec(form)?.[0] ?? ''

test('in a locked quote nothing is written, and it says why; how many rows it has is said all the same', () => {
  const locked = formOf('Tilbudet er bestilt.')
  expect(textOf(locked)).toContain('Tilbudet er bestilt.')
  expect(firstLine(locked)).toContain('readOnly=""')
  expect(textOf(locked)).toContain('Tilbudet har 3 rader')
  expect(firstLine(formOf(null))).not.toContain('readOnly=""')
})

const resultOf = (text: string): string => {
  const [line] = readSchedule([text], { colorLists, series: 'basic' }, [])
  const [row] = line?.rows ?? []
  if (row === undefined) throw new Error(`${text} is no row`)
  return textOf(renderToStaticMarkup(<RowResult row={row} colorLists={colorLists} pricing={pricing} />))
}

test('of several pieces a line says what one costs and what they cost together', () => {
  const [, each = '', all = ''] =
    /3 × kr ([\d ]+,\d\d) kr ([\d ]+,\d\d)$/.exec(resultOf('3 990x1190 toppsving')) ?? []
  const kroner = (text: string) => Number(text.replaceAll(' ', '').replace(',', '.'))
  expect(kroner(each)).toBeGreaterThan(1000)
  expect(kroner(all)).toBeCloseTo(3 * kroner(each), 2)
  expect(resultOf('990x1190 toppsving')).not.toContain('×  kr')
})
