/** Firefox and Chromium through Puppeteer, Firefox by WebDriver BiDi. */
import { type KeyInput, launch, type Page, type SupportedBrowser } from 'puppeteer-core'
import type { Json } from '../page/page-types.ts'
import { type Engine, SCREEN, type Tab } from '../tab.ts'
import type { Screen } from './screen.ts'

interface Program {
  readonly name: string
  readonly browser: SupportedBrowser
  readonly executablePath: string
  readonly args: readonly string[]
  /** Without one it draws without a window. */
  readonly screen?: Screen
}

const keysOf = (chord: string) => chord.split('+') as KeyInput[]

const tabOf = (page: Page, close: () => Promise<void>): Tab => ({
  go: async (address) => {
    await page.goto(address)
  },
  ask: (question, ...given) =>
    page.evaluate(question as (...all: readonly Json[]) => unknown, ...given) as ReturnType<
      typeof question
    > as never,
  move: ({ x, y }) => page.mouse.move(x, y),
  hold: () => page.mouse.down(),
  release: () => page.mouse.up(),
  type: (text) => page.keyboard.type(text),
  press: async (chord) => {
    const keys = keysOf(chord)
    for (const key of keys) await page.keyboard.down(key)
    for (const key of keys.toReversed()) await page.keyboard.up(key)
  },
  picture: () => page.screenshot(),
  close,
})

export const openBidi = async ({ name, browser, executablePath, args, screen }: Program): Promise<Engine> => {
  const running = await launch({
    browser,
    executablePath,
    args: [...args],
    headless: screen === undefined,
    env: { ...process.env, ...screen?.environment },
    defaultViewport: SCREEN,
    ...(browser === 'firefox' && {
      extraPrefsFirefox: {
        'intl.accept_languages': 'nb-NO, nb, no',
        'ui.prefersReducedMotion': 1,
        'webgl.force-enabled': true,
      },
    }),
  })
  const heard: string[] = []
  return {
    name,
    heard: () => heard,
    open: async () => {
      const context = await running.createBrowserContext()
      const page = await context.newPage()
      page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`))
      page.on('pageerror', (error) => heard.push(`uncaught: ${String(error)}`))
      return tabOf(page, () => context.close())
    },
    close: () => running.close(),
  }
}
