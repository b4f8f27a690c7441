/** Working with the keyboard alone: from where the keyboard is to what is wanted, and what is pressed and typed there. */
import { expect, type Locator, type Page } from '@playwright/test'
import { type Key, randomFrom, sitDown, type Typing, typeBlindly } from './typist.ts'

/** As many as the longest page needs: the list of the administration's menu, and a form with everything in it. */
const MOST_PRESSES = 60

type Way = 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowUp'

/** Presses the key until this has the focus. */
export const tabTo = async (page: Page, goal: Locator, key: Way = 'Tab'): Promise<void> => {
  await expect(goal).toBeVisible()
  const isThere = () => goal.evaluate((element) => element === document.activeElement)
  for (let press = 0; press < MOST_PRESSES && !(await isThere()); press += 1) await page.keyboard.press(key)
  await expect(goal).toBeFocused()
}

/** Whoever works by keys is somewhere: what had the keyboard has not gone with it. */
export const expectSomewhere = (page: Page): Promise<void> =>
  expect(page.locator(':focus'), 'the keyboard is nowhere').toHaveCount(1)

/** Goes there and presses Enter. */
export const pressAt = async (page: Page, goal: Locator, key: Way = 'Tab'): Promise<void> => {
  await expectSomewhere(page)
  await tabTo(page, goal, key)
  await page.keyboard.press('Enter')
}

/** Goes there and types, in the place of what stands there. A list of choices goes to the one that begins so. */
export const typeAt = async (page: Page, goal: Locator, text: string, key: Way = 'Tab'): Promise<void> => {
  await expectSomewhere(page)
  await tabTo(page, goal, key)
  if (!(await goal.evaluate((element) => element instanceof HTMLSelectElement)))
    await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

const HASTY: Typing = { keyMs: 120, pauses: false, slowdown: 1, latency: 0 }

/** One key after the other, without a look at what the first of them has done. */
export const pressHastily = async (page: Page, ...keys: readonly Key[]): Promise<void> => {
  const devtools = await sitDown(page, HASTY)
  await typeBlindly(devtools, keys, HASTY, randomFrom(1))
  await devtools.detach()
}

/** A key that is down already comes again. */
export const hold = async (page: Page, key: string): Promise<void> => {
  for (let time = 0; time < 6; time += 1) await page.keyboard.down(key)
  await page.keyboard.up(key)
}

/**
 * What cannot be undone hears no key in the moment in which it is asked about: pressed as by somebody who sees for a second that nothing
 * has happened.
 */
export const pressOnceRead = (
  button: Locator,
  hasHappened: () => boolean | Promise<boolean>,
): Promise<void> =>
  expect
    .poll(
      async () => {
        if (await hasHappened()) return true
        await button.press('Enter', { timeout: 1_000 }).catch(() => undefined)
        return false
      },
      { intervals: [1_000] },
    )
    .toBe(true)
