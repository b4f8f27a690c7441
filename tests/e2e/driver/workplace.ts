/**
 * A browser of one's own for everybody who takes part in a test, already logged in: the login page has a test of its own.
 */
import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test'
import { putMessagesAside } from './messages.ts'
import { DEMO_PASSWORD, type DemoPerson, demoPeople } from './people.ts'

interface Workplace {
  /** Opens an empty page where this person is logged in, and has put aside what the provider tells. */
  readonly as: (person: DemoPerson, options?: BrowserContextOptions) => Promise<Page>
}

/** They read messages, in tests of their own. */
const READERS: readonly DemoPerson[] = ['reader', 'readerAtTwoDesks']
const asked = new Set<DemoPerson>(READERS)

export const test = base.extend<Workplace>({
  as: async ({ browser }, use) => {
    const opened: BrowserContext[] = []
    await use(async (person, options) => {
      const context = await browser.newContext(options)
      opened.push(context)
      const answer = await context.request.post('/api/v1/auth/login', {
        data: { email: demoPeople[person], password: DEMO_PASSWORD },
      })
      if (!answer.ok()) throw new Error(`${person} could not log in: ${await answer.text()}`)
      if (!asked.has(person)) await putMessagesAside(context.request)
      asked.add(person)
      return context.newPage()
    })
    for (const context of opened) {
      // The test is over: a call that is still passed on is nobody's any more.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    }
  },
})
