/** What keeps somebody from using a page: faults that axe finds, what is cut off, what the keyboard does not reach. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** A large screen, a small laptop, a phone. */
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const

/** The builder puts the library into a page twice for every audit, which costs as much as the audit, and once is enough. */
const hasAxe = (page: Page): Promise<boolean> => page.evaluate(() => 'axe' in window)

/** Rules of WCAG that the library leaves to whoever asks for them: how large what is pressed is, and whether it is called what stands on it. */
const OFF_BY_ITSELF = {
  'target-size': { enabled: true },
  'label-content-name-mismatch': { enabled: true },
} as const

const WHOLE_PAGE = 'html'

/** What the bar half covers on a page that is scrolled is not small: it can be scrolled to. What is open over a page may close when that scrolls. */
const atTop = async <Found>(page: Page, part: string, look: () => Promise<Found>): Promise<Found> => {
  if (part !== WHOLE_PAGE) return look()
  const scrolledTo = await page.evaluate(() => window.scrollY)
  await page.evaluate(() => window.scrollTo(0, 0))
  const found = await look()
  await page.evaluate((y) => window.scrollTo(0, y), scrolledTo)
  return found
}

/** `part` is a selector; a dialog is looked at alone, because nothing else can be reached while it is open. */
const seriousFaults = async (page: Page, part: string): Promise<string[]> => {
  // There are no frames to look into, which the modern mode opens a page of its own for. What passed is not asked for, nor
  // are the style sheets loaded again for a rule that is not in force: both cost more than the audit.
  const audit = new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: 'void 0' }) })
    .include(part)
    .options({ resultTypes: ['violations'], preload: false, rules: OFF_BY_ITSELF })
    .setLegacyMode()
  const { violations } = await atTop(page, part, () => audit.analyze())
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

/** Texts and controls that stick out of the window or are cut by what they stand in. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const saysItself = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const isForReadersOnly = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isForReadersOnly(element.parentElement))
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const found: string[] = []
    if (document.documentElement.scrollWidth > window.innerWidth)
      found.push(`the page is ${document.documentElement.scrollWidth} wide in ${window.innerWidth}`)
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.matches('button, a, input, select, textarea') && !saysItself(element)) continue
      if (!element.checkVisibility({ visibilityProperty: true }) || isForReadersOnly(element)) continue
      const name = `${element.tagName.toLowerCase()} «${element.textContent?.trim().slice(0, 40)}»`
      const { left, right, width } = element.getBoundingClientRect()
      // What lies wholly to the left waits there until the keyboard calls it.
      if (width > 0 && right > 0 && (left < -1 || right > window.innerWidth + 1) && !scrolls(element))
        found.push(`${name} from ${Math.round(left)} to ${Math.round(right)}`)
      const { overflowX, textOverflow } = getComputedStyle(element)
      if (
        /hidden|clip/.test(overflowX) &&
        textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1
      )
        found.push(`${name} has room for ${element.clientWidth} of ${element.scrollWidth}`)
    }
    return found
  })

/** What a screen reader would say in English: the interface is Norwegian, also where a library has words of its own. */
const englishNames = (page: Page, part: string): Promise<string[]> =>
  page
    .locator(part)
    .first()
    .evaluate((place) => {
      const english =
        /\b(open|close|clear|search|select|toggle|loading|next|previous|show|hide|remove|delete|dismiss|notifications?|expand|collapse|required)\b/i
      const spoken = [
        'aria-label',
        'aria-description',
        'aria-roledescription',
        'aria-valuetext',
        'title',
        'alt',
        'placeholder',
      ]
      return [place, ...place.querySelectorAll('*')].flatMap((element) =>
        spoken.map((name) => element.getAttribute(name) ?? '').filter((text) => english.test(text)),
      )
    })

interface Looking {
  /** Selector of what is looked at. */
  readonly part?: string
  /** Opens and closes what would lose its place when the window changes its size. */
  readonly open?: () => Promise<void>
  readonly close?: () => Promise<void>
}

/** What the page does when its window gets another size, as folding a column away, is done with the frame after. */
const whenLaidOut = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise(requestAnimationFrame)
      // React has posted its work before this message, and does it before.
      const { port1, port2 } = new MessageChannel()
      await new Promise((isDone) => {
        port1.onmessage = isDone
        port2.postMessage(null)
      })
    }
  })

/** As the page stands once it has followed its window: a list turns into cards with the frame after. */
export const expectNothingCut = async (page: Page): Promise<void> => {
  await whenLaidOut(page)
  expect(await cutOff(page)).toEqual([])
}

/** On every screen: no serious fault, and no scrolling to the side. */
export const expectUsable = async (
  page: Page,
  { part = WHOLE_PAGE, open, close }: Looking = {},
): Promise<void> => {
  // What is still fading in has less contrast than it will have.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    await whenLaidOut(page)
    await open?.()
    const where = `${part} of ${page.url()} at ${screen.width}`
    expect.soft(await seriousFaults(page, part), where).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, where).toBeLessThanOrEqual(screen.width)
    expect.soft(await englishNames(page, part), `English in ${where}`).toEqual([])
    await close?.()
  }
}

/** Gives every control that Tab should stop at a number, and remembers how it looks without focus. */
const numberControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const look = (element: Element | null): string[] =>
      element === null
        ? []
        : [null, '::before', '::after'].flatMap((part) => {
            const { outline, boxShadow, borderColor, backgroundColor, color, stroke } = getComputedStyle(
              element,
              part,
            )
            return [outline, boxShadow, borderColor, backgroundColor, color, stroke]
          })
    Object.assign(window, {
      lookOf: (element: Element) =>
        [
          element,
          element.parentElement,
          element.parentElement?.parentElement ?? null,
          element.nextElementSibling,
        ]
          .flatMap(look)
          .join(),
    })
    const { lookOf } = window as unknown as { lookOf: (element: Element) => string }
    const isChosen = (element: Element) =>
      !(element instanceof HTMLInputElement) ||
      element.type !== 'radio' ||
      element.checked ||
      document.querySelector(`input[name="${element.name}"]:checked`) === null
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        isChosen(element),
    )
    return controls.map((element, index) => {
      element.dataset.stop = String(index)
      element.dataset.look = lookOf(element)
      return `${element.tagName.toLowerCase()} «${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}» ${element.id}`
    })
  })

/** Walks through the page with Tab: every control is reached, and one sees where one is. */
export const expectKeyboardReaches = async (page: Page): Promise<void> => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const controls = await numberControls(page)
  const reached = new Set<number>()
  const unseen: string[] = []
  for (let press = 0; press < controls.length + 10 && reached.size < controls.length; press++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const { lookOf } = window as unknown as { lookOf: (element: Element) => string }
      const at = document.activeElement
      if (!(at instanceof Element) || !('dataset' in at)) return null
      const { stop: number, look } = (at as HTMLElement).dataset
      return number === undefined ? null : { number: Number(number), isSeen: lookOf(at) !== look }
    })
    if (stop === null) continue
    reached.add(stop.number)
    if (!stop.isSeen) unseen.push(controls[stop.number] ?? '')
  }
  expect
    .soft(
      controls.filter((_, index) => !reached.has(index)),
      'not reached with Tab',
    )
    .toEqual([])
  expect.soft(unseen, 'without a visible focus').toEqual([])
}
