import { PDFiumLibrary } from '@hyzyla/pdfium'
import puppeteer, { type Browser } from 'puppeteer-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumArgs, chromiumPath } from './chromium.ts'

let browser: Browser

beforeAll(async () => {
  browser = await puppeteer.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] })
})

afterAll(() => browser?.close())

test('the browser draws in WebGL 2 and writes numbers the Norwegian way', async () => {
  const page = await browser.newPage()

  expect(await page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null)).toBe(true)
  expect(await page.evaluate(() => (1234.5).toLocaleString('nb-NO'))).toMatch(/^1\s234,5$/)
})

test('text on paper leaves ink, because the fonts are found', async () => {
  const page = await browser.newPage()
  await page.setContent('<p style="font-size: 40px">Vinduer og dører</p>')

  expect(await darkBytesOfFirstPage(await page.pdf({ format: 'A4' }))).toBeGreaterThan(1000)
})

test('an empty paper leaves none', async () => {
  const page = await browser.newPage()

  expect(await darkBytesOfFirstPage(await page.pdf({ format: 'A4' }))).toBe(0)
})

const darkBytesOfFirstPage = async (pdf: Uint8Array): Promise<number> => {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(pdf)
    const { data } = await document.getPage(0).render({ scale: 1, render: 'bitmap' })
    document.destroy()
    return data.filter((value) => value < 128).length
  } finally {
    library.destroy()
  }
}
