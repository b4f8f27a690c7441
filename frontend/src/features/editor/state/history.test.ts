import { expect, test } from 'vitest'
import type { ChoiceField, Choices, Patch } from '#domain/product/product'
import { NO_STEPS, nextStep, type SeenVersion } from '../../../quote/undo/state/steps.ts'
import { backTo, withUndone } from './history.ts'

const seenOf = (choices: Patch, stated: readonly ChoiceField[] = []): SeenVersion => ({
  choices: choices as Choices,
  stated,
})

test('what was edited before the page was opened is undone along the stored revisions, and redone', () => {
  const now = { width: 1290, height: 990, glassCode: '304' }
  const seen = seenOf(now, ['glassCode', 'height', 'width'])
  const back = backTo(seenOf({ ...now, width: 1190, height: 1190 }, ['height']), seen)
  expect(back.patch).toEqual({ width: 1190, height: 1190, glassCode: '304' })
  expect(back.takenBack.toSorted()).toEqual(['glassCode', 'width'])
  const redo = nextStep(withUndone(NO_STEPS, 2, back, seen), 'redo')
  expect(redo).toMatchObject({ kind: 'row', forth: { patch: now, takenBack: [] } })
})
