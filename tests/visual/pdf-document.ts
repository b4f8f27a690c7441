/** A PDF as a reader sees it: the text and the picture of each page. */
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import sharp from 'sharp'

/** Enough to read every word, small enough to keep. */
const dotsPerInch = 100
const pointsPerInch = 72

const readPages = async <T>(pdf: Uint8Array, read: (page: PDFiumPage) => T | Promise<T>): Promise<T[]> => {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(pdf)
    const pages: T[] = []
    for (const page of document.pages()) pages.push(await read(page))
    document.destroy()
    return pages
  } finally {
    library.destroy()
  }
}

/** White space is the reader's guess: the text layer has gaps of its own within words. */
export const withoutSpace = (text: string): string => text.replaceAll(/\s/g, '')

/** The text layer of each page without white space. */
export const textOfPages = (pdf: Uint8Array): Promise<string[]> =>
  readPages(pdf, (page) => withoutSpace(page.getText()))

/** The same as the lines in which it is read. */
export const linesOfPages = (pdf: Uint8Array): Promise<string[][]> =>
  readPages(pdf, (page) => page.getText().split(/\r?\n/))

/** Greyscale PNGs. */
export const picturesOfPages = (pdf: Uint8Array): Promise<Uint8Array[]> =>
  readPages(pdf, async (page) => {
    const { data } = await page.render({
      colorSpace: 'Gray',
      scale: dotsPerInch / pointsPerInch,
      render: ({ data, width, height }) =>
        sharp(data, { raw: { width, height, channels: 1 } })
          .png({ compressionLevel: 9, palette: true, colours: 16 })
          .toBuffer(),
    })
    return data
  })
