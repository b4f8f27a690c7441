import { expect, test } from 'vitest'
import type { ProductRow } from '#domain/contracts/product'
import type { Patch } from '#domain/product/product'
import { ApiError } from '../../api/api-error.ts'
import { createNewRows, type NewRow } from './new-rows.ts'

interface Call {
  readonly row: NewRow
  readonly key: string
  readonly answer: (rowNumber: number) => Promise<void>
  readonly fail: (error: ApiError) => Promise<void>
}

const rested = () => new Promise((next) => setTimeout(next))

const lost = new ApiError(0, 'client.no-answer', 'Fikk ikke kontakt med serveren.')
const locked = new ApiError(409, 'quote.locked', 'Tilbudet er låst.')

/** New rows of a server that answers when the test says so; choices are answered with these errors first. */
const setUp = (choicesErrors: ApiError[] = []) => {
  const calls: Call[] = []
  const reported: string[] = []
  const counts: [rowNumber: number, numberOf: number][] = []
  const saved: [rowNumber: number, choices: Patch][] = []
  const rows = createNewRows({
    post: (row, key) =>
      new Promise((resolve, reject) => {
        const then = (act: () => void) => () => {
          act()
          return rested() as Promise<void>
        }
        calls.push({
          row,
          key,
          answer: (rowNumber) => then(() => resolve({ rowNumber } as ProductRow))(),
          fail: (error) => then(() => reject(error))(),
        })
      }),
    save: async (_, made, choices) => {
      const error = choicesErrors.shift()
      if (error) throw error
      saved.push([made.rowNumber, choices])
      return made
    },
    onMade: async () => undefined,
    onFailure: (_, message) => reported.push(message),
    onCount: ({ numberOf }, rowNumber) => counts.push([rowNumber, numberOf]),
    pause: async () => undefined,
  })
  const begin = async (modelId: string, choices: Patch = {}) => {
    const row = rows.begin({ orderNumber: 100_031, modelId, name: `Modell ${modelId}`, choices })
    await rested()
    return row
  }
  return { rows, calls, reported, counts, saved, begin }
}

test('a new row stands at once, and gets the number that the server gives it', async () => {
  const { rows, calls, begin } = setUp()
  const { place } = await begin('1002')
  expect(rows.find(100_031, place)?.madeAs).toBeNull()
  expect(rows.hasUnanswered()).toBe(true)
  await calls[0]?.answer(7)
  expect(rows.find(100_031, place)?.madeAs).toBe(7)
  expect(rows.find(100_031, 7)?.place).toBe(place)
  expect(rows.hasUnanswered()).toBe(false)
})

test('rows get their numbers in the order in which they were made, also when the first one is slow', async () => {
  const { calls, begin } = setUp()
  await begin('1002')
  await begin('1003')
  expect(calls.map(({ row }) => row.modelId)).toEqual(['1002'])
  await calls[0]?.answer(1)
  expect(calls.map(({ row }) => row.modelId)).toEqual(['1002', '1003'])
})

test('Q-338: a row whose answer was lost is asked for again under the same key, and told of once', async () => {
  const { rows, calls, reported, begin } = setUp()
  const { place } = await begin('1002')
  await calls[0]?.fail(lost)
  expect(rows.find(100_031, place)?.isFailing).toBe(true)
  await calls[1]?.fail(lost)
  await calls[2]?.answer(1)
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
  expect(rows.find(100_031, place)).toMatchObject({ madeAs: 1, isFailing: false })
  expect(reported).toHaveLength(1)
})

test('two rows of the same model are two rows', async () => {
  const { calls, begin } = setUp()
  await begin('1002')
  await calls[0]?.answer(1)
  await begin('1002')
  expect(calls[1]?.key).not.toBe(calls[0]?.key)
})

test('a row that is refused stays with the reason, can be tried again, and keeps nobody else waiting', async () => {
  const { rows, calls, reported, begin } = setUp()
  const { place } = await begin('1002')
  await begin('1003')
  await calls[0]?.fail(locked)
  expect(rows.find(100_031, place)).toMatchObject({ refusal: 'Tilbudet er låst.', madeAs: null })
  expect(reported).toEqual(['Tilbudet er låst.'])
  await calls[1]?.answer(1)
  rows.tryAgain(place)
  await rested()
  await calls[2]?.answer(2)
  expect(rows.find(100_031, place)).toMatchObject({ refusal: null, madeAs: 2 })
})

test('a count that is typed before the row has its number is sent when it has', async () => {
  const { rows, calls, counts, begin } = setUp()
  const { place } = await begin('1002')
  rows.setCount(place, 3)
  expect(counts).toEqual([])
  await calls[0]?.answer(4)
  expect(counts).toEqual([[4, 3]])
})

test('the size that a row was asked for is stored before the row has its number, when no editor has it', async () => {
  const { rows, calls, saved, begin } = setUp()
  const { place } = await begin('1002', { width: 990, height: 1390 })
  await calls[0]?.answer(1)
  expect(saved).toEqual([[1, { width: 990, height: 1390 }]])
  expect(rows.takeChoices(place)).toBeNull()
})

test('the size that an editor has to store is not stored a second time', async () => {
  const { rows, calls, saved, begin } = setUp()
  const { place } = await begin('1002', { width: 990 })
  expect(rows.takeChoices(place)).toEqual({ width: 990 })
  await calls[0]?.answer(1)
  expect(saved).toEqual([])
  expect(rows.takeChoices(place)).toBeNull()
})

test('the size of a row whose editor never comes is stored when the network is back', async () => {
  const { rows, calls, saved, reported, begin } = setUp([lost, lost])
  const { place } = await begin('1002', { width: 990 })
  await calls[0]?.answer(1)
  expect(saved).toEqual([[1, { width: 990 }]])
  expect(reported).toEqual([lost.message])
  expect(rows.find(100_031, place)).toMatchObject({ madeAs: 1, isFailing: false })
})

test('a size that the server refuses waits for the editor, also when the row has its number', async () => {
  const { rows, calls, begin } = setUp([locked])
  const { place } = await begin('1002', { width: 990 })
  await calls[0]?.answer(1)
  expect(rows.find(100_031, place)?.madeAs).toBe(1)
  expect(rows.takeChoices(place)).toEqual({ width: 990 })
})
