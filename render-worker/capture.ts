/** Turns a page that shows its input into the bytes that are kept. */
import type { Page } from 'puppeteer-core'
import type { RenderInput, RowImageInput } from '#domain/contracts/render'
import { captureArchive } from './capture-archive.ts'
import { print } from './print.ts'
import { serialise } from './serialise.ts'

export type Output = { body: Uint8Array; contentType: string }

const canvasPng = async (page: Page): Promise<Uint8Array | null> => {
  const url = await page.evaluate(() => window.__capture?.())
  return url ? Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') : null
}

const png = async (page: Page, input: RowImageInput): Promise<Uint8Array> => {
  const drawn = input.renderer === 'webgl' ? await canvasPng(page) : null
  return drawn ?? page.screenshot({ type: 'png', omitBackground: input.transparentBackground })
}

export const capture = async (page: Page, input: RenderInput): Promise<Output> => {
  switch (input.kind) {
    case 'row-image':
      return { body: await png(page, input), contentType: 'image/png' }
    case 'quote-pdf':
    case 'quote-elevations':
      return { body: await print(page), contentType: 'application/pdf' }
    case 'quote-zip':
      return {
        body: await captureArchive(page, input, await print(page)),
        contentType: 'application/zip',
      }
    case 'quote-html':
      return { body: Buffer.from(await serialise(page)), contentType: 'text/html; charset=utf-8' }
  }
}
