/** Somebody who works in a browser: finds things by their names, waits until they are there, and presses them. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Found, findAll } from './page/find.ts'
import type { Point, Sought } from './page/page-types.ts'
import type { Tab } from './tab.ts'

const PATIENCE_MS = 30_000
const LOOKS_EVERY_MS = 50
/** So long a thing must have stood still before it is pressed. */
const STANDS_MS = 200

const wordsFor = (sought: Sought): string =>
  [sought.role, sought.selector, sought.name && `«${sought.name}»`, sought.within && `in «${sought.within}»`]
    .filter(Boolean)
    .join(' ')

/** Looks until `look` answers something; a look may fail while the page changes under it. */
export const until = async <Answer>(
  what: string,
  look: () => Promise<Answer | null | undefined | false>,
  patienceMs = PATIENCE_MS,
): Promise<Answer> => {
  const end = performance.now() + patienceMs
  let failure: unknown
  while (performance.now() < end) {
    try {
      const answer = await look()
      if (answer !== null && answer !== undefined && answer !== false) return answer
    } catch (error) {
      failure = error
    }
    await pause(LOOKS_EVERY_MS)
  }
  throw new Error(`waited ${patienceMs / 1000} s for ${what}`, { cause: failure })
}

export const personAt = (tab: Tab) => {
  const find = (sought: Sought): Promise<Found[]> => {
    const { role = '', name = '', selector = '', within = '', begins = false } = sought
    return tab.ask(findAll, { role, name, selector, within, begins })
  }
  const see = (sought: Sought): Promise<Found> => until(wordsFor(sought), async () => (await find(sought))[0])
  const missNot = (sought: Sought): Promise<true> =>
    until(`no ${wordsFor(sought)}`, async () => (await find(sought)).length === 0)
  const freeIn = async (sought: Sought): Promise<Point | null> =>
    (await find(sought)).find(({ at, isDisabled }) => at !== null && !isDisabled)?.at ?? null
  const placeOf = (sought: Sought): Promise<Point> =>
    until(`${wordsFor(sought)}, free to be pressed`, async () => {
      // What still moves, because the page around it is not complete, would be missed.
      const before = await freeIn(sought)
      if (before === null) return null
      await pause(STANDS_MS)
      const now = await freeIn(sought)
      return before?.x === now?.x && before?.y === now?.y && now
    })
  const press = async (sought: Sought): Promise<void> => {
    await tab.move(await placeOf(sought))
    await tab.hold()
    await tab.release()
  }
  const fill = async (sought: Sought, text: string): Promise<void> => {
    await press(sought)
    await tab.press('Control+a')
    await tab.type(text)
  }
  const read = async (sought: Sought, isSuch: (found: Found) => boolean, what: string): Promise<Found> =>
    until(`${wordsFor(sought)} ${what}`, async () => (await find(sought)).find(isSuch))
  return {
    tab,
    find,
    see,
    missNot,
    placeOf,
    press,
    fill,
    focused: (sought: Sought) => read(sought, ({ isFocused }) => isFocused, 'with the focus'),
    says: (sought: Sought, text: string | RegExp) =>
      read(sought, (found) => new RegExp(text).test(found.text), `saying ${text}`),
    holds: (sought: Sought, value: string) =>
      read(sought, (found) => found.value === value, `with ${value} in it`),
    address: (): Promise<string> => tab.ask(() => location.pathname),
    drag: async (from: Point, to: Point): Promise<void> => {
      await tab.move(from)
      await tab.hold()
      for (const part of [0.25, 0.5, 0.75, 1])
        await tab.move({
          x: Math.round(from.x + (to.x - from.x) * part),
          y: Math.round(from.y + (to.y - from.y) * part),
        })
      await tab.release()
    },
  }
}

export type PersonAt = ReturnType<typeof personAt>
