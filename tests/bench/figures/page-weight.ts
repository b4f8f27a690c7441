/** What a browser loads, counted in a browser: the quote page's scripts, and who brings the 3D libraries along. */
import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '#infra/local/chromium'
import { people } from '../../e2e/driver/people.ts'
import { logIn } from '../../e2e/driver/session.ts'
import type { Figure } from '../measure.ts'
import type { World } from '../world.ts'

const KB = 1024
const LIMIT_KB = 280

/** Gzipped size by file name of every script that the page asks for until it is at rest. */
const scriptsOf = async (browser: Browser, origin: string, path: string): Promise<Map<string, number>> => {
  const context = await browser.newContext({ baseURL: origin, locale: 'nb-NO' })
  const page = await context.newPage()
  await logIn(page, people.storeClerk)
  await page.goto('about:blank')
  const scripts = new Map<string, number>()
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js')) scripts.set(pathname, gzipSync(await response.body()).length)
  })
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await context.close()
  return scripts
}

export const pageWeightFigure = async ({ origin, house }: World): Promise<Figure> => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] })
  try {
    const quotePage = await scriptsOf(browser, origin, `/tilbud/${house}`)
    const editor = await scriptsOf(browser, origin, `/produkt/${house}/1/rediger`)
    for (const name of [...quotePage.keys(), ...editor.keys()]) {
      if (name.includes('/three-')) throw new Error(`${name} is loaded before a 3D view is opened`)
    }
    const total = [...quotePage.values()].reduce((sum, size) => sum + size, 0) / KB
    const editorTotal = [...editor.values()].reduce((sum, size) => sum + size, 0) / KB
    return {
      name: 'JavaScript of the quote page, gzipped',
      limit: 1,
      ratio: total / LIMIT_KB,
      detail: `${total.toFixed(0)} KB of ${LIMIT_KB} KB in ${quotePage.size} files; the editor without 3D ${editorTotal.toFixed(0)} KB`,
    }
  } finally {
    await browser.close()
  }
}
