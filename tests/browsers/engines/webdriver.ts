/** A session of the W3C WebDriver protocol, as far as the jobs need it: https://www.w3.org/TR/webdriver2/. */
import type { Json, Point } from '../page/page-types.ts'
import type { Tab } from '../tab.ts'

/** Keys without a letter, as the protocol writes them. */
const codes: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
}

/** A browser that says nothing for so long says nothing any more, ms. */
const SILENT_MS = 120_000

const callTo =
  (origin: string) =>
  async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(origin + path, {
      method,
      signal: AbortSignal.timeout(SILENT_MS),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }

const keyAction = (type: 'keyDown' | 'keyUp', key: string) => ({ type, value: codes[key] ?? key })

export const openSession = async (
  origin: string,
  capabilities: unknown,
  screen: { readonly width: number; readonly height: number },
): Promise<Tab> => {
  const call = callTo(origin)
  const { sessionId } = (await call('POST', '/session', { capabilities })) as { sessionId: string }
  const on = (method: string, path: string, body?: unknown) =>
    call(method, `/session/${sessionId}${path}`, body)
  const act = (type: 'pointer' | 'key', actions: readonly unknown[]) =>
    on('POST', '/actions', {
      actions: [
        type === 'pointer'
          ? { type, id: 'mouse', parameters: { pointerType: 'mouse' }, actions }
          : { type, id: 'keyboard', actions },
      ],
    })
  const point = async (action: unknown) => {
    await act('pointer', [action])
  }
  await on('POST', '/window/rect', { x: 0, y: 0, ...screen })
  return {
    go: async (url) => {
      await on('POST', '/url', { url })
    },
    ask: async (question, ...given) =>
      (await on('POST', '/execute/sync', {
        script: `return (${question.toString()})(...arguments)`,
        args: given as readonly Json[],
      })) as never,
    move: ({ x, y }: Point) => point({ type: 'pointerMove', duration: 20, origin: 'viewport', x, y }),
    hold: () => point({ type: 'pointerDown', button: 0 }),
    release: () => point({ type: 'pointerUp', button: 0 }),
    type: async (text) => {
      for (const key of text) await act('key', [keyAction('keyDown', key), keyAction('keyUp', key)])
    },
    press: async (chord) => {
      const keys = chord.split('+')
      const down = keys.map((key) => keyAction('keyDown', key))
      await act('key', [...down, ...keys.toReversed().map((key) => keyAction('keyUp', key))])
    },
    picture: async () => Buffer.from((await on('GET', '/screenshot')) as string, 'base64'),
    close: async () => {
      await on('DELETE', '')
    },
  }
}
