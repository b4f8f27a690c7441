// What is proposed for a window or door of somebody else's model, with reasons, and what does not fit our range.
import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { readSchedule } from '#domain/schedule/read-schedule'
import { makePieceGroup } from '#tests/factories/piece-group'
import type { PieceGroup } from './groups.ts'
import { proposeLine } from './propose.ts'

const context = { colorLists, series: 'basic' } as const

const asked = (more: Partial<PieceGroup>): PieceGroup =>
  makePieceGroup({
    reference: 'V1',
    pieces: ['1', '2'],
    opening: { partitioning: 'SINGLE_PANEL', panels: ['FIXEDCASEMENT'], operation: null },
    ...more,
  })
const panels = (...of: readonly string[]) => ({ partitioning: null, panels: of, operation: null })
const door = (operation: string) => ({
  kind: 'DOOR' as const,
  width: 990,
  height: 2090,
  opening: { partitioning: null, panels: [], operation },
})

const proposed = (more: Partial<PieceGroup>) => {
  const { text, proposals, misfits, notes } = proposeLine(asked(more), context)
  const [read] = readSchedule([text], context)
  return {
    text,
    misfits,
    notes,
    isClear: read?.isClear,
    models: proposals.map(({ modelId }) => modelId),
    proposals,
  }
}

test('a fixed window is the fixed frame of the series, and the line says so', () => {
  const { text, isClear, models, misfits, proposals } = proposed({})
  expect([isClear, models[0], misfits]).toEqual([true, 1001, []])
  expect(text).toMatch(/^2 1190.×.1190.mm Skjær Fastkarm "V1"$/)
  expect(proposals[0]?.reasons).toEqual(['åpner som i filen: fast', 'målet kan leveres'])
})

test('what is hung at the top may be two things here: both are proposed, and the line is unclear until one is chosen', () => {
  const { isClear, models, misfits, text, proposals } = proposed({ opening: panels('TOPHUNG') })
  expect([isClear, models, misfits]).toEqual([false, [1002, 1004], []])
  expect(text).toBe('2 stk 1190x1190 vindu "V1"')
  const [chosen] = readSchedule([proposals[0]?.text ?? ''], context)
  expect(chosen?.isClear).toBe(true)
})

test('the hand of IFC is the other one here', () => {
  const names = proposed({ width: 790, opening: panels('SIDEHUNGRIGHTHAND') }).proposals.map(
    ({ name }) => name,
  )
  expect(names.length).toBeGreaterThan(1)
  for (const name of names) expect(name).toMatch(/venstre/i)
  for (const { text } of proposed(door('SINGLE_SWING_LEFT')).proposals) expect(text).toMatch(/ H[UI] /)
})

test('two panels that open away from each other are the window with two sashes', () => {
  const { models, isClear } = proposed({
    width: 1490,
    opening: panels('SIDEHUNGRIGHTHAND', 'SIDEHUNGLEFTHAND'),
  })
  expect([models, isClear]).toEqual([[1006], true])
})

test.each([
  ['too large', { width: 4800 }, /4\u00a0800/],
  [
    'opened in a way that is not made',
    { opening: panels('PIVOTHORIZONTAL') },
    /åpner slik: vipper om midten/,
  ],
  ['of a fire class that is not made', { fire: 'EI 60' }, /Brannkrav EI 60 .*EI30/],
  ['quieter than anything', { sound: '60 dB' }, /Lydkrav 60/],
  ['inside the house', { isExternal: false }, /innvendig/],
  ['a skylight', { special: 'SKYLIGHT' }, /Takvindu/],
])('a window that is %s is said not to fit', (_, more, sentence) => {
  expect(proposed(more).misfits.join(' ')).toMatch(sentence)
})

test('a class that nobody understands is told of, and keeps nothing out', () => {
  const { notes, misfits, models } = proposed({ fire: '1 hr' })
  expect([notes.join(), misfits, models[0]]).toEqual([
    expect.stringContaining('«1 hr» er ikke forstått'),
    [],
    1001,
  ])
})

test('where only the number of panels is said, models with as many are proposed', () => {
  const two = { partitioning: 'DOUBLE_PANEL_VERTICAL', panels: [], operation: null }
  expect(proposed({ opening: two }).models).toEqual([1006, 1008, 1204])
})

test('a fire window is one of the class that is asked for', () => {
  const { models, misfits, proposals } = proposed({ fire: 'EI 30' })
  expect([models[0], misfits]).toEqual([1301, []])
  expect(proposals[0]?.reasons).toContain('har EI30')
})

test('a sound class is had by a model of that class, else by glass', () => {
  expect(proposed({ sound: 'Rw 40' }).models).toEqual([1303])
  const topHung = proposed({ width: 790, sound: 'Rw 36', opening: panels('TILTANDTURNRIGHTHAND') })
  expect(topHung.proposals[0]?.reasons.join()).toMatch(/demper lyd med/)
})

test('a U-value that the model does not have as it comes is said, and the model proposed all the same', () => {
  const { proposals, misfits } = proposed({ uValue: 0.5 })
  expect(misfits).toEqual([])
  expect(proposals[0]?.unmet.join()).toMatch(/U-verdien er 0,\d\d, og filen ber om 0,50/)
})

test('a file that does not say how it opens gets proposals and a question, never a guess', () => {
  const { isClear, models, proposals } = proposed({ opening: panels() })
  expect(isClear).toBe(false)
  expect(models.length).toBeGreaterThan(1)
  expect(proposals[0]?.reasons).toContain('filen sier ikke hvordan det åpner')
})
