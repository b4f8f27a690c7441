/** A PDF of a few words at given places (points from the lower left corner of A4), as small as a reader takes it. A page without words has a picture. */

export interface PdfWord {
  readonly text: string
  readonly x: number
  readonly y: number
}

/** Letters as Windows-1252 writes them, in which the font is. */
const literal = (text: string): string => `(${text.replace(/[\\()]/g, (sign) => `\\${sign}`)})`

const textOf = (words: readonly PdfWord[]): string =>
  words.map(({ text, x, y }) => `BT /F1 10 Tf 1 0 0 1 ${x} ${y} Tm ${literal(text)} Tj ET`).join('\n')

/** A grey field, as a scanner leaves it. */
const picture = 'q 500 0 0 700 40 70 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \x80 EI Q'

const stream = (content: string): string => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`

export const smallPdf = (...pages: readonly (readonly PdfWord[])[]): Uint8Array<ArrayBuffer> => {
  const first = 4
  const kids = pages.map((_, index) => `${first + 2 * index} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((words, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + 2 * index + 1} 0 R >>`,
      stream(words.length === 0 ? picture : textOf(words)),
    ]),
  ]
  let file = '%PDF-1.4\n'
  const starts = objects.map((object, index) => {
    const start = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Uint8Array.from(file + end, (letter) => letter.charCodeAt(0))
}
