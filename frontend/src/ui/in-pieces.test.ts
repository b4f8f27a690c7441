import { expect, test } from 'vitest'
import { inPieces } from './in-pieces.ts'

test('one piece follows another until there is no more, and none of them is done at once', async () => {
  const order: string[] = []
  await new Promise<void>((done) => {
    inPieces(() => {
      order.push('piece')
      if (order.length === 4) setTimeout(done, 20)
      return order.length < 4
    })
    order.push('begun')
  })
  expect(order).toEqual(['begun', 'piece', 'piece', 'piece'])
})

test('what is taken back is not done', async () => {
  let pieces = 0
  const takeBack = inPieces(() => {
    pieces += 1
    takeBack()
    return true
  })
  await new Promise((settle) => setTimeout(settle, 20))
  expect(pieces).toBe(1)
})
