/**
 * What the room costs while one works in it: pictures drawn for nothing, pictures for an edit, and what hundreds of edits
 * and dozens of rows leave behind on the heap and on the graphics card.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '#infra/local/chromium'
import { drawing, field, look, openRow, whenOpen, whenStored } from '../../e2e/driver/editor.ts'
import { DEMO_PASSWORD, demoPeople } from '../../e2e/driver/people.ts'
import { makeQuote } from '../../e2e/driver/ready-made.ts'
import { type Heap, heapOf } from '../heap.ts'
import type { Figure } from '../measure.ts'
import type { World } from '../world.ts'

const WINDOW = 1005
const DOOR = 3104
const IDLE_MS = 5000
const EDITS = 500
const SWITCHES = 50
/** Where the level is taken that nothing may rise above. */
const SETTLED = 10
const MOST_GROWTH = 1.1

interface Counted {
  /** Pictures drawn since the page was opened, the passes of one counted once. */
  readonly frames: number
  /** Buffers, textures and programs that live on the graphics card. */
  readonly objects: number
}

declare global {
  interface Window {
    __counted?: () => Counted
  }
}

/** Runs in the page before anything else: counts what goes to the graphics card, whoever sends it. */
const watchGraphics = (): void => {
  type Call = (...given: unknown[]) => unknown
  const context = WebGL2RenderingContext.prototype as unknown as Record<string, Call>
  const living = new WeakMap<object, number>()
  const contexts: WeakRef<WebGL2RenderingContext>[] = []
  let frames = 0
  let isDrawing = false
  const before = (name: string, note: (gl: WebGL2RenderingContext) => void) => {
    const original = context[name]
    if (!original) throw new Error(`WebGL has no ${name}`)
    context[name] = function (this: WebGL2RenderingContext, ...given: unknown[]) {
      note(this)
      return original.apply(this, given)
    }
  }
  const count = (by: 1 | -1) => (gl: WebGL2RenderingContext) => {
    if (!living.has(gl)) contexts.push(new WeakRef(gl))
    living.set(gl, (living.get(gl) ?? 0) + by)
  }
  for (const thing of ['Buffer', 'Texture', 'Program', 'VertexArray', 'Framebuffer']) {
    before(`create${thing}`, count(1))
    before(`delete${thing}`, count(-1))
  }
  for (const draw of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'])
    before(draw, () => {
      if (isDrawing) return
      isDrawing = true
      frames += 1
      requestAnimationFrame(() => {
        isDrawing = false
      })
    })
  window.__counted = () => ({
    frames,
    objects: contexts
      .flatMap((held) => held.deref() ?? [])
      .filter((gl) => !gl.isContextLost())
      .reduce((sum, gl) => sum + (living.get(gl) ?? 0), 0),
  })
}

const counted = (page: Page): Promise<Counted> =>
  page.evaluate(() => window.__counted?.() ?? { frames: 0, objects: 0 })

/** Returns when nothing has been drawn for a second. */
const whenAtRest = async (page: Page): Promise<void> => {
  for (;;) {
    const { frames } = await counted(page)
    await page.waitForTimeout(1000)
    if ((await counted(page)).frames === frames && frames > 0) return
  }
}

interface Level {
  readonly heap: Heap
  readonly objects: number
}

const levelOf = async (page: Page): Promise<Level> => {
  await whenStored(page)
  await whenAtRest(page)
  return { heap: await heapOf(page), objects: (await counted(page)).objects }
}

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`

const grownFrom = (name: string, low: Level, high: Level): Figure[] => [
  {
    name: `${name}: heap against the level after ${SETTLED}`,
    limit: MOST_GROWTH,
    ratio: high.heap.data / low.heap.data,
    detail: `${megabytes(high.heap.data)} / ${megabytes(low.heap.data)}; compiled code beside it ${megabytes(high.heap.code)} / ${megabytes(low.heap.code)}`,
  },
  {
    name: `${name}: objects on the graphics card against the level after ${SETTLED}`,
    limit: MOST_GROWTH,
    ratio: high.objects / low.objects,
    detail: `${high.objects} / ${low.objects} buffers, textures and programs`,
  },
]

/** Another width with each edit; the picture of it is waited for, not the server. */
const edit = async (page: Page, number: number): Promise<void> => {
  const { frames } = await counted(page)
  await field(page, 'Bredde').fill(String(490 + 10 * (number % 30)))
  await field(page, 'Bredde').press('Enter')
  await page.waitForFunction((drawn) => (window.__counted?.().frames ?? 0) > drawn, frames)
}

const open3d = async (page: Page): Promise<void> => {
  await look(page, '3D')
  await drawing(page).locator('canvas').waitFor()
}

const switchRow = async (page: Page, orderNumber: number, from: number, to: number): Promise<void> => {
  await page.getByRole('button', { name: `Tilbud ${orderNumber} · Rad ${from}` }).click()
  await page.getByRole('menuitem', { name: new RegExp(`^Rad ${to} :`) }).click()
  await page.waitForURL(new RegExp(`/produkt/${orderNumber}/${to}/rediger`))
  await whenOpen(page)
  const { frames } = await counted(page)
  await open3d(page)
  await page.waitForFunction((drawn) => (window.__counted?.().frames ?? 0) > drawn, frames)
}

const inBrowser = async <Result>(
  { origin }: World,
  work: (page: Page) => Promise<Result>,
): Promise<Result> => {
  const browser: Browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArgs],
  })
  try {
    const context = await browser.newContext({ baseURL: origin, locale: 'nb-NO' })
    await context.addInitScript(watchGraphics)
    const page = await context.newPage()
    const answer = await context.request.post('/api/v1/auth/login', {
      data: { email: demoPeople.storeClerk, password: DEMO_PASSWORD },
    })
    if (!answer.ok()) throw new Error(`could not log in: ${await answer.text()}`)
    return await work(page)
  } finally {
    await browser.close()
  }
}

export const roomFigures = (world: World): Promise<readonly Figure[]> =>
  inBrowser(world, async (page) => {
    const orderNumber = await makeQuote(page, [{ model: WINDOW }, { model: DOOR }])
    await openRow(page, orderNumber, 1)
    await open3d(page)
    await whenAtRest(page)

    const atRest = await counted(page)
    await page.waitForTimeout(IDLE_MS)
    const idle = (await counted(page)).frames - atRest.frames

    const beforeEdit = await counted(page)
    await edit(page, 1)
    await whenStored(page)
    await whenAtRest(page)
    const forEdit = (await counted(page)).frames - beforeEdit.frames

    for (let number = 2; number <= SETTLED; number += 1) await edit(page, number)
    const fewEdits = await levelOf(page)
    for (let number = SETTLED + 1; number <= EDITS; number += 1) await edit(page, number)
    const manyEdits = await levelOf(page)

    let shown = 1
    const levels: Level[] = []
    for (let number = 1; number <= SWITCHES; number += 1) {
      const next = shown === 1 ? 2 : 1
      await switchRow(page, orderNumber, shown, next)
      shown = next
      if (number === SETTLED || number === SWITCHES) levels.push(await levelOf(page))
    }
    const [fewRows, manyRows] = levels
    if (!fewRows || !manyRows) throw new Error('no rows were switched')
    return [
      {
        name: `pictures of an idle room in ${IDLE_MS / 1000} s`,
        limit: 0,
        ratio: idle,
        detail: 'none is due',
      },
      { name: 'pictures of the room for one edit', limit: 3, ratio: forEdit, detail: 'until it is stored' },
      ...grownFrom(`${EDITS} edits in the room`, fewEdits, manyEdits),
      ...grownFrom(`${SWITCHES} rows shown in the room`, fewRows, manyRows),
    ]
  })
