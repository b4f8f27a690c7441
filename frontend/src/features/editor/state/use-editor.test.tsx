import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useEditor } from './use-editor.ts'

afterEach(() => void vi.restoreAllMocks())

const Lost = () => useEditor().locked

test('D-230: a control that stands outside the editor is told to the console, once', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => renderToStaticMarkup(<Lost />)).toThrow('outside the editor page')
  expect(told.mock.calls).toEqual([['useEditor is used outside the editor page']])
})
