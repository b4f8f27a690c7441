import { expect, test } from 'vitest'
import {
  countStates,
  looksTheSame,
  modelsToDraw,
  stateAfterFailure,
  stateDrawn,
  UNCHANGED_SHARE,
} from './picture.ts'

const scenes = [
  { modelId: 1002, sceneHash: 'a' },
  { modelId: 1003, sceneHash: 'b' },
  { modelId: 1004, sceneHash: 'c' },
]

test('a model is drawn when its scene is another than the one drawn last, and when none has been drawn', () => {
  const before = new Map([
    [1002, 'a'],
    [1003, 'another'],
  ])
  expect(modelsToDraw(scenes, before).map(({ modelId }) => modelId)).toEqual([1003, 1004])
  const drawn = new Map(scenes.map(({ modelId, sceneHash }) => [modelId, sceneHash]))
  expect(modelsToDraw(scenes, drawn)).toEqual([])
})

test('a person is asked about the first picture of a model, and about one that looks different', () => {
  expect(stateDrawn(null)).toBe('new')
  expect(stateDrawn(0)).toBe('same')
  expect(stateDrawn(UNCHANGED_SHARE)).toBe('same')
  expect(stateDrawn(UNCHANGED_SHARE + 1e-9)).toBe('changed')
  expect(looksTheSame(1)).toBe(false)
})

test('a model that fails is tried once more, then it is left to a person', () => {
  expect([1, 2, 3].map(stateAfterFailure)).toEqual(['queued', 'failed', 'failed'])
})

test('a run is told by how many of its models are in which state', () => {
  expect(countStates(['queued', 'same', 'same', 'failed'])).toEqual({
    queued: 1,
    new: 0,
    changed: 0,
    same: 2,
    failed: 1,
  })
})
