import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { useEditor } from './use-editor.ts'

afterEach(() => void vi.restoreAllMocks())

const Lost = () => useEditor().locked

test('D-230: a control that stands outside the editor is told to the console, once', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => renderToStaticMarkup(<Lost />)).toThrow('outside the editor page')
  expect(logged.mock.calls).toEqual([['useEditor is used outside the editor page']])
})
