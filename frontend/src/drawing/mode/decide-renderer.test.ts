import { describe, expect, test } from 'vitest'
import { performanceModes } from '../../config/shipped-app-config.ts'
import {
  afterFailure,
  isModeNoticeDue,
  type RendererStep,
  rendererSteps,
  requestedMode,
  shownStep,
  startIn,
  switchableModes,
  wantsPerf,
} from './decide-renderer.ts'

test.each([
  ['?fallback=true&svg=true', 'high', 'fallback'],
  ['?svg=true', 'high', 'svg'],
  ['?svg=1', 'high', 'high'],
  ['', 'low', 'low'],
  ['', 'auto', 'auto'],
] as const)('D-207, D-208, DD-35: %j with %s stored asks for %s', (search, stored, mode) => {
  expect(requestedMode(search, stored)).toBe(mode)
})

test('D-039: perf=true and nothing else draws all the time', () => {
  expect(['?perf=true', '?perf', '?perf=false', ''].map(wantsPerf)).toEqual([true, false, false, false])
})

test('where each mode begins', () => {
  expect(performanceModes.map((mode) => [mode, startIn(mode).step])).toEqual([
    ['auto', 'webgl'],
    ['high', 'webgl'],
    ['low', 'webgl-lowpower'],
    ['svg', 'svg'],
    ['fallback', 'fallback'],
  ])
})

test('D-198 to D-201: failures lead from WebGL to low power, the drawing, the picture and nothing, one by one', () => {
  const steps: RendererStep[] = []
  let state = startIn('auto')
  for (let failures = 0; failures < 6; failures += 1) {
    steps.push(state.step)
    state = afterFailure(state, state.step)
  }
  expect(steps).toEqual([...rendererSteps, 'none'])
})

test('D-201: a second report of the same failure skips no step', () => {
  const once = afterFailure(startIn('auto'), 'webgl')
  expect(afterFailure(once, 'webgl')).toEqual(once)
})

test('D-200: a drawing that fails before the room was tried leads to the picture', () => {
  expect(afterFailure(startIn('auto'), 'svg').step).toBe('fallback')
})

test('a drawing is a drawing with or without a graphics card', () => {
  expect(shownStep('webgl', '2d')).toBe('svg')
  expect(shownStep('webgl-lowpower', '2d')).toBe('svg')
  expect(shownStep('fallback', '2d')).toBe('fallback')
  expect(shownStep('webgl', '3d')).toBe('webgl')
})

describe('D-041: who is told that performance is reduced', () => {
  test.each([
    ['auto', 'webgl', '3d', false],
    ['auto', 'webgl-lowpower', '3d', true],
    ['auto', 'webgl-lowpower', '2d', false],
    ['auto', 'svg', '2d', false],
    ['auto', 'svg', '3d', true],
    ['auto', 'fallback', '2d', true],
    ['low', 'webgl-lowpower', '3d', false],
    ['svg', 'svg', '2d', true],
    ['fallback', 'fallback', '2d', true],
  ] as const)('%s at %s, asked for %s: %s', (mode, step, asked, isDue) => {
    expect(isModeNoticeDue({ mode, step }, asked)).toBe(isDue)
  })
})

test('D-203: the switching control offers auto, svg and fallback', () => {
  expect(switchableModes).toEqual(['auto', 'svg', 'fallback'])
})
