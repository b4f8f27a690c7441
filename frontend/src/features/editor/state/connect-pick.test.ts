import { describe, expect, test } from 'vitest'
import { connectionCandidate } from '#domain/contracts/connection'
import { NOTHING_PICKED, pickAnswered, pickStepsOf } from './connect-pick.ts'

const place = (position: string) => ({
  position,
  available: true,
  locations: ['START', 'CENTER', 'END'].map((location) => ({ location, available: true })),
})
const candidate = (rowNumber: number) =>
  connectionCandidate.parse({
    rowNumber,
    description: 'Fast vindu',
    reference: '',
    frameType: 'A',
    bb: null,
    available: true,
    positions: ['LEFT', 'RIGHT', 'TOP', 'BOTTOM'].map(place),
  })
const candidates = [candidate(2), candidate(3)]

describe('Q-078: a row is connected by row, then position, then location', () => {
  test('at first only the row is asked', () => {
    expect(pickStepsOf(candidates, NOTHING_PICKED)).toEqual({ positions: null, locations: null })
  })

  test('each answer opens the next step', () => {
    const row = pickAnswered(NOTHING_PICKED, { step: 'row', toRow: 3 }).pick
    expect(pickStepsOf(candidates, row).positions).toHaveLength(4)
    expect(pickStepsOf(candidates, row).locations).toBeNull()
    const side = pickAnswered(row, { step: 'position', position: 'TOP' }).pick
    expect(pickStepsOf(candidates, side).locations).toHaveLength(3)
  })

  test('another row forgets the side', () => {
    const pick = pickAnswered({ toRow: 2, position: 'LEFT' }, { step: 'row', toRow: 3 }).pick
    expect(pick).toEqual({ toRow: 3, position: null })
  })

  test('a row that is gone from the quote asks for nothing more', () => {
    expect(pickStepsOf(candidates, { toRow: 9, position: 'LEFT' })).toEqual({
      positions: null,
      locations: null,
    })
  })
})

describe('Q-079: only the last pick connects', () => {
  test('row and position alone make no connection, the location does', () => {
    const row = pickAnswered(NOTHING_PICKED, { step: 'row', toRow: 2 })
    const side = pickAnswered(row.pick, { step: 'position', position: 'RIGHT' })
    const last = pickAnswered(side.pick, { step: 'location', location: 'END' })
    expect([row.connection, side.connection]).toEqual([null, null])
    expect(last.connection).toEqual({ toRow: 2, position: 'RIGHT', location: 'END' })
  })

  test('a location without the steps before it connects nothing', () => {
    expect(pickAnswered(NOTHING_PICKED, { step: 'location', location: 'START' }).connection).toBeNull()
  })
})
