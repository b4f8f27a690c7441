/**
 * What a page shows, as a PDF. Chromium is asked directly and answers at once with the whole file: `page.pdf()` waits for the fonts
 * once more, which the page has done, and fetches the file piece by piece.
 */
import type { Page } from 'puppeteer-core'
import { devtools } from './devtools.ts'

/**
 * The page's own @page rule says how large the paper is and, in its margin boxes, what stands at head and foot of each
 * page. Tags and bookmarks are for those who do not read with their eyes.
 */
const paper = {
  preferCSSPageSize: true,
  printBackground: true,
  generateTaggedPDF: true,
  generateDocumentOutline: true,
  transferMode: 'ReturnAsBase64',
} as const

export const print = async (page: Page): Promise<Uint8Array> => {
  const session = await devtools(page)
  const { data } = await session.send('Page.printToPDF', paper)
  return Buffer.from(data, 'base64')
}
