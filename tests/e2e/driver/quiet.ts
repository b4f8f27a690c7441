/** What a browser tells in its console, what goes wrong in it unseen, and what the content policy forbids a page. */
import type { Page } from '@playwright/test'

interface Listened {
  /** Everything that was told since the page was opened, in the order it came. */
  readonly messages: readonly string[]
}

/** Call before the page goes anywhere. */
export const listenTo = async (page: Page): Promise<Listened> => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`))
  await page.exposeFunction('reportViolation', (text: string) => messages.push(`policy: ${text}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const tell = (window as unknown as { reportViolation: (text: string) => Promise<void> }).reportViolation
      void tell(`${violatedDirective} ${blockedURI} ${sourceFile}`)
    })
  })
  return { messages }
}
