/**
 * What a browser loads until a person can use a page, counted in a browser, and what it fetches afterwards while nobody waits.
 * The bounds are for the first; the second is printed beside it. None of it may be the 3D libraries.
 */
import { type Browser, chromium } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '#infra/local/chromium'
import { whenOpen } from '../../e2e/driver/editor.ts'
import { demoPeople } from '../../e2e/driver/people.ts'
import type { Figure } from '../measure.ts'
import { kilobytes, type PageScripts, type Scripts, scriptsOf } from '../page-scripts.ts'
import type { World } from '../world.ts'

const QUOTE_LIMIT_KB = 265
const EDITOR_LIMIT_KB = 165
const ADMINISTRATION_LIMIT_KB = 85

/** One of each kind; a person with two roles, a dealer with builders. Who writes messages or looks at pictures of products loads Markdown or the drawing besides. */
const administration = [
  '/admin/users',
  '/admin/users/1007',
  '/admin/stores/101',
  '/admin/sessions',
  '/admin/import',
] as const
/** What the files of these pages are called by. */
const OF_ADMINISTRATION =
  /\/(directory|stores|agents|users|store|agent|chain|person|sessions|import|picker-pictures|texts|write|written|operations)-page-/

const expectNo3d = (page: string, { needed, whenIdle }: PageScripts): void => {
  for (const name of [...needed.keys(), ...whenIdle.keys()])
    if (name.includes('/three-')) throw new Error(`${name} is loaded by ${page} before a 3D view is opened`)
}

const expectNoAdministration = ({ needed, whenIdle }: PageScripts): void => {
  for (const name of [...needed.keys(), ...whenIdle.keys()])
    if (OF_ADMINISTRATION.test(name)) throw new Error(`${name} is loaded by the quote page`)
}

/** All of its pages together. */
const measureAdministration = async (browser: Browser, origin: string): Promise<PageScripts> => {
  const all = { needed: new Map<string, number>(), whenIdle: new Map<string, number>() }
  for (const path of administration) {
    const scripts = await scriptsOf(browser, origin, {
      path,
      email: demoPeople.superUser,
      usable: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
    })
    if (![...scripts.needed.keys()].some((name) => OF_ADMINISTRATION.test(name)))
      throw new Error(`${path} loads no page of the administration`)
    for (const [name, size] of scripts.needed) all.needed.set(name, size)
    for (const [name, size] of scripts.whenIdle) all.whenIdle.set(name, size)
  }
  return all
}

const weightFigure = (name: string, limit: number, scripts: Scripts, { whenIdle }: PageScripts): Figure => ({
  name,
  limit: 1,
  ratio: kilobytes(scripts) / limit,
  detail: `${kilobytes(scripts).toFixed(0)} KB of ${limit} KB in ${scripts.size} files; ${kilobytes(whenIdle).toFixed(0)} KB in ${whenIdle.size} files afterwards, when idle`,
})

const measure = async (browser: Browser, { origin, house }: World): Promise<readonly Figure[]> => {
  const quotePage = await scriptsOf(browser, origin, {
    path: `/tilbud/${house}`,
    usable: (page) => page.getByRole('button', { name: 'Produktmeny' }).waitFor(),
  })
  const editor = await scriptsOf(browser, origin, {
    path: `/produkt/${house}/1/rediger`,
    usable: whenOpen,
  })
  // A page of the shell with nothing of its own.
  const shell = await scriptsOf(browser, origin, {
    path: '/admin/',
    usable: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  })
  expectNo3d('the quote page', quotePage)
  expectNo3d('the editor', editor)
  expectNoAdministration(quotePage)
  const beyondShell = ({ needed }: PageScripts): Scripts =>
    new Map([...needed].filter(([name]) => !shell.needed.has(name)))
  const administrative = await measureAdministration(browser, origin)
  return [
    weightFigure('JavaScript of the quote page, gzipped', QUOTE_LIMIT_KB, quotePage.needed, quotePage),
    weightFigure(
      'JavaScript of the editor beyond the shell, gzipped, without 3D',
      EDITOR_LIMIT_KB,
      beyondShell(editor),
      editor,
    ),
    weightFigure(
      'JavaScript of the administration beyond the shell, gzipped',
      ADMINISTRATION_LIMIT_KB,
      beyondShell(administrative),
      administrative,
    ),
  ]
}

export const pageWeightFigures = async (world: World): Promise<readonly Figure[]> => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] })
  try {
    return await measure(browser, world)
  } finally {
    await browser.close()
  }
}
