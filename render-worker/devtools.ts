/** What a page is told past Puppeteer, which knows no words for it. One session for each page: it ends with the page. */
import type { CDPSession, Page } from 'puppeteer-core'

const sessions = new WeakMap<Page, Promise<CDPSession>>()

export const devtools = (page: Page): Promise<CDPSession> => {
  const session = sessions.get(page) ?? page.createCDPSession()
  sessions.set(page, session)
  return session
}
