import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { configured } from '#tests/factories/configured'
import { file3dOf, productsOf } from './file-3d.ts'
import { quoteQuery } from './get-quote.ts'

const rowOf = (rowNumber: number, numberOf = 1) => ({
  rowNumber,
  numberOf,
  model: { id: '1002' },
  choices: configured(1002, { width: 990, height: 1190 }).values,
  connectToRow: null,
  connectPosition: null,
  connectLocation: null,
})

test('pieces of a quote stand side by side with room to walk between them', () => {
  const [first, second] = productsOf([rowOf(1, 2), rowOf(2)], colorLists)
  expect([first?.name, first?.at]).toEqual([
    'Rad 1',
    [
      [0, 0],
      [1490, 0],
    ],
  ])
  expect([second?.name, second?.at]).toEqual(['Rad 2', [[2980, 0]]])
})

test('rows that are mounted together stand so, a joint of 20 mm apart', () => {
  const hung = { connectToRow: 1, connectPosition: 'RIGHT', connectLocation: 'START' } as const
  const [first, second] = productsOf([rowOf(1), { ...rowOf(2), ...hung }], colorLists)
  expect([first?.at, second?.at]).toEqual([[[0, 0]], [[1010, 0]]])
})

test('a row of which nothing is ordered is in no file', () => {
  expect(productsOf([rowOf(1, 0), rowOf(2)], colorLists).map(({ name }) => name)).toEqual(['Rad 2'])
})

test('more pieces than a browser bears are refused with what to do, before any row is read', async () => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  })
  const known: readonly (readonly [readonly unknown[], unknown])[] = [
    [quoteQuery(100_001).queryKey, { productRows: [rowOf(1, 501)] }],
  ]
  for (const [key, data] of known) queryClient.setQueryData(key, data)
  const asked = { orderNumber: 100_001, rowNumber: undefined, format: 'glb' } as const
  await expect(file3dOf(queryClient, asked)).rejects.toThrow('inntil 500 stykker')
})
