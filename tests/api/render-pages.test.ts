// The frontend's own pages through the worker: a picture of a product, and a quote on paper and as a file.
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentInput, RenderInput } from '#domain/contracts/render'
import { buildSite } from '#infra/build-site'
import { chromiumPath } from '#infra/local/chromium'
import { openBrowser, type WarmBrowser } from '#render-worker/browser'
import { capture } from '#render-worker/capture'
import { pathFor, show } from '#render-worker/page'
import { markdownAttacks } from '../factories/markdown-attacks.ts'
import { makeDocumentInput, makeRowImageInput } from '../factories/render.ts'
import { hostileWords } from './hostile-words.ts'

let browser: WarmBrowser

beforeAll(async () => {
  process.env.CHROME_PATH = await chromiumPath()
  const siteFolder = await buildSite(() => undefined)
  browser = openBrowser({ siteFolder, limitSeconds: 60, jobsPerBrowser: 100 })
})
afterAll(() => browser?.close())

const draw = (input: RenderInput): Promise<Uint8Array> =>
  browser.withPage(pathFor(input), async (page) => {
    await show(page, input)
    return (await capture(page, input)).body
  })

const html = async (input: RenderInput): Promise<string> => Buffer.from(await draw(input)).toString()

describe('a quote', () => {
  const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>'

  test('is printed on A4 with page numbers', async () => {
    const pdf = await draw(makeDocumentInput({ kind: 'quote-pdf', title: 'Tilbud 100001' }))
    const document = await (await PDFiumLibrary.init()).loadDocument(pdf)
    const page = document.getPage(0)

    expect(page.getText()).toContain('Kari Nordmann')
    expect(page.getText()).toContain(`side 1 av ${document.getPageCount()}`)
    expect(Math.round(page.getOriginalSize().originalHeight)).toBe(842)
  })

  test('shows what a customer wrote as text, whatever it is', async () => {
    const file = await html(
      makeDocumentInput({ comment: hostile, customer: { name: hostile, email: '', phone: '' } }),
    )

    expect(file.includes('&lt;script&gt;document.title=2')).toBe(true)
    expect(file.match(/<script|<img src="?x/g)).toBeNull()
  })

  test('says fifty attacks as text, typed by a customer and put in the place of its own words', async () => {
    const attacks = [...markdownAttacks, ...hostileWords].join('\n')
    const words = [{ entryKey: 'paper.text.totals', text: attacks }]
    const customer = { name: attacks.slice(0, 100), email: '', phone: '' }
    const file = await html(makeDocumentInput({ comment: attacks, customer, words }))

    expect(file.split('&lt;iframe').length).toBeGreaterThan(6)
    const parts =
      /<(script|iframe|object|embed|base|math|video|audio|input|marquee|form|details|template|link|img src="?x|meta http-equiv="?refresh)/gi
    expect(file.match(parts)).toBeNull()
    expect(file.match(/<[^>]* (on\w+|href="?(javascript|vbscript|data:text))[=:]/gi)).toBeNull()
  })

  test('is a file that fetches nothing', async () => {
    const file = await html(makeDocumentInput())

    expect(file.includes('data:font/woff2;base64,')).toBe(true)
    expect(file.match(/<link|src="(?!data:)|url\("?(?!"?data:|"?#)/g)).toBeNull()
    // Styles that no element of the page has stay out.
    expect(file.length).toBeLessThan(150_000)
  })

  test('says what the provider has put in the place of its texts, and the next one without that says them as built', async () => {
    const shown = async (words?: DocumentInput['words']) => {
      const text = await html(makeDocumentInput(words && { words }))
      return [text.includes('Alt i alt'), text.includes('Totalt')]
    }
    expect(await shown([{ entryKey: 'paper.text.totals', text: 'Alt i alt' }])).toEqual([true, false])
    expect(await shown()).toEqual([false, true])
  })

  test('takes the next one on the same page, and nothing of the one before stays', async () => {
    const first = makeDocumentInput({ customer: { name: 'Første Kunde', email: '', phone: '' } })
    const second = makeDocumentInput({ customer: { name: 'Andre Kunde', email: '', phone: '' } })

    expect((await html(first)).includes('Første Kunde')).toBe(true)
    const after = await html(second)
    expect([after.includes('Andre Kunde'), after.includes('Første Kunde')]).toEqual([true, false])
  })
})

describe('a picture of a product', () => {
  const pixels = async (input: RenderInput) => {
    const image = sharp(await draw(input))
    const { width, height } = await image.metadata()
    const { channels } = await image.stats()
    return { width, height, spread: Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev)) }
  }

  test.each(['webgl', 'svg'] as const)('by %s has its size and is not blank', async (renderer) => {
    const { width, height, spread } = await pixels(makeRowImageInput({ renderer, width: 400, height: 300 }))

    expect([width, height]).toEqual([400, 300])
    expect(spread).toBeGreaterThan(5)
  })

  test('is of the product that was asked for last', async () => {
    const window = await draw(makeRowImageInput({ renderer: 'webgl' }, 1001))
    const door = await draw(makeRowImageInput({ renderer: 'webgl' }, 2001))

    expect(Buffer.compare(window, door)).not.toBe(0)
    expect(Buffer.compare(await draw(makeRowImageInput({ renderer: 'webgl' }, 1001)), window)).toBe(0)
  })

  test('is refused for a model that nobody makes', async () => {
    const input = makeRowImageInput()

    await expect(draw({ ...input, product: { ...input.product, modelId: 999_999 } })).rejects.toThrow(
      'Kunne ikke tegnes',
    )
  })
})
