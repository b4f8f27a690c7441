/** The letters of a PDF that Chromium made: which fonts are in it, in which format, and how large the smallest letter is on paper. */
import { inflateSync } from 'node:zlib'

export interface FontInPdf {
  readonly name: string
  /** Format of its outlines, as the PDF names it: `TrueType`, or `Type3` for a font that is drawn glyph by glyph. */
  readonly format: string
}

/** A matrix of PDF: x' = ax + cy + e, y' = bx + dy + f. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const UNIT: Matrix = [1, 0, 0, 1, 0, 0]

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
]

const streamsOf = (pdf: Uint8Array): string[] => {
  const bytes = Buffer.from(pdf)
  const begins = bytes.toString('latin1').matchAll(/\/Length (\d+)[^>]*>>\s*stream\r?\n/g)
  return [...begins].flatMap((begin) => {
    const at = begin.index + begin[0].length
    try {
      return inflateSync(bytes.subarray(at, at + Number(begin[1]))).toString('latin1')
    } catch {
      // A picture, or another stream that is packed otherwise: nothing is written in it.
      return []
    }
  })
}

/** Points of paper, each size that is written in, in the order found. */
const sizesIn = (content: string): number[] => {
  const sizes: number[] = []
  const matrices: Matrix[] = []
  let matrix = UNIT
  let text = UNIT
  let size = 0
  for (const line of content.split(/[\r\n]+/)) {
    const numbers = [...line.matchAll(/(?<=^|\s)-?[\d.]+(?=\s)/g)].map(Number)
    const six = numbers.slice(-6) as unknown as Matrix
    if (line === 'q') matrices.push(matrix)
    else if (line === 'Q') matrix = matrices.pop() ?? UNIT
    else if (line.endsWith(' cm')) matrix = times(six, matrix)
    else if (line.endsWith(' Tm')) text = six
    else if (line.endsWith(' Tf')) size = numbers.at(-1) ?? 0
    else if (line.endsWith(' Tj')) {
      const [, , c, d] = times(text, matrix)
      sizes.push(size * Math.hypot(c, d))
    }
  }
  return sizes
}

export const smallestLetterIn = (pdf: Uint8Array): number => {
  const sizes = streamsOf(pdf)
    .filter((content) => content.includes('BT\n'))
    .flatMap(sizesIn)
  if (sizes.length === 0) throw new Error('nothing is written in the PDF')
  return Math.min(...sizes)
}

export const fontsIn = (pdf: Uint8Array): FontInPdf[] => {
  const text = Buffer.from(pdf).toString('latin1')
  const dictionaries = [...text.matchAll(/<<\/Type \/Font\s[\s\S]*?>>\s*endobj/g)].map(([one]) => one)
  return dictionaries.flatMap((one) => {
    const subtype = /\/Subtype \/(\w+)/.exec(one)?.[1] ?? ''
    // A Type0 font only points at the one that holds the outlines.
    if (subtype === 'Type0') return []
    const name = /\/BaseFont \/(?:[A-Z]{6}\+)?([\w-]+)/.exec(one)?.[1] ?? ''
    return { name, format: subtype === 'CIDFontType2' ? 'TrueType' : subtype }
  })
}
