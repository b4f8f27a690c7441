import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { isUndoUnderWay, undoOrRedoAtServer } from './undo-at-server.ts'

const queryClient = new QueryClient()
afterEach(() => queryClient.clear())

test('a step is under way from the press on, for its own quote, until it is done', async () => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
  const first = undoOrRedoAtServer(queryClient, 100_031, 'undo')
  const second = undoOrRedoAtServer(queryClient, 100_031, 'redo')
  // What is pressed at once afterwards finds it, although the code that takes steps has not been loaded.
  expect([isUndoUnderWay(100_031), isUndoUnderWay(100_032)]).toEqual([true, false])
  await first
  expect(isUndoUnderWay(100_031)).toBe(true)
  await second
  expect(isUndoUnderWay(100_031)).toBe(false)
  vi.unstubAllGlobals()
})
