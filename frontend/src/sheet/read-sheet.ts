/**
 * The cells of a file, whatever it calls itself: a workbook (xlsx, also with macros, which nobody runs), a PDF or text with separators. It is
 * told by what stands in it, and looked at before it is unpacked. Runs in a worker, which whoever asks may stop.
 */
import { unzipSync } from 'fflate'
import { joinedPages, rowsOfPage } from '#domain/schedule/table/placed-words'
import { beyondMost, extentOf, FILE_MAX, hasEndlessCell, MOST } from './limits.ts'
import { filledDown, mergedCells } from './merged-cells.ts'
import { sheetExtent } from './sheet-extent.ts'
import type { SheetProblem } from './text.ts'
import { BOOK, workbookParts } from './workbook-parts.ts'

export type Rows = readonly (readonly string[])[]
/** The name is empty for a text file, and for a table of a PDF, which stands on pages. */
export interface NamedCells {
  readonly name: string
  readonly pages?: readonly [first: number, last: number]
  readonly rows: Rows
}
export type ReadSheet =
  | {
      readonly ok: true
      readonly sheets: readonly NamedCells[]
      /** Pages of a PDF that are pictures, which nothing is read of. */
      readonly scannedPages?: readonly number[]
    }
  | { readonly ok: false; readonly problem: SheetProblem }

const no = (problem: SheetProblem): ReadSheet => ({ ok: false, problem })

/** The text of 5,000 lines is a few megabytes. */
const UNPACKED_MAX = 80 * 1024 * 1024

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

type Value = string | number | boolean | Date | null | undefined | unknown

/** A figure as it stands in its cell, without thousands and powers of ten; what a formula has come to. */
const textOf = (value: Value): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value === 'number')
    return value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 12 })
  return String(value)
}

const within = (sheets: readonly NamedCells[]): ReadSheet => {
  const problems = sheets.map(({ rows }) => beyondMost(extentOf(rows)))
  const problem = problems.find((each) => each !== null)
  if (problem !== undefined) return no(problem)
  return sheets.some(({ rows }) => hasEndlessCell(rows)) ? no('broken') : { ok: true, sheets }
}

/** The first file of it says what it is, as it stands. */
const OPEN_DOCUMENT = 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet'
const HEAD = 128
const isOpenDocument = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, HEAD)).includes(OPEN_DOCUMENT)

/** What the directory of the archive says that each file unpacks to; none is unpacked to more than that. */
const looksLikeWorkbook = (bytes: Uint8Array): SheetProblem | null => {
  let size = 0
  let isWorkbook = false
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (/\.xml(\.rels)?$/.test(name)) size += originalSize
        isWorkbook ||= name === BOOK
        return false
      },
    })
  } catch {
    return 'broken'
  }
  if (!isWorkbook) return 'no-sheet'
  return size > UNPACKED_MAX ? 'bomb' : null
}

const readWorkbook = async (bytes: Uint8Array<ArrayBuffer>): Promise<ReadSheet> => {
  if (isOpenDocument(bytes)) return no('open-document')
  const problem = looksLikeWorkbook(bytes)
  if (problem !== null) return no(problem)
  const { default: readXlsxFile } = await import('read-excel-file/universal')
  try {
    const parts = workbookParts(bytes)
    const beyond = beyondMost(sheetExtent(parts, MOST))
    if (beyond !== null) return no(beyond)
    const sheets = await readXlsxFile(bytes.buffer)
    const read = within(
      sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(textOf)) })),
    )
    if (!read.ok) return read
    const merged = mergedCells(parts)
    return {
      ok: true,
      sheets: read.sheets.map(({ name, rows }, index) => ({
        name,
        rows: filledDown(rows, merged[index] ?? []),
      })),
    }
  } catch {
    return no('broken')
  }
}

/** UTF-8 where it is, what Windows in Norway wrote before it otherwise; what Excel calls Unicode text is UTF-16. */
const decode = (bytes: Uint8Array): string => {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Excel writes the separator above the lines, for itself. */
const SEPARATOR_LINE = /^\ufeff?sep=(.)\n/i

const SEPARATORS = [';', '\t', ',', '|'] as const
/** Rows that a separator is told by. */
const SAMPLE = 100

/** What parts most rows into equally many cells; titles, empty rows and commas in names do so in fewer. */
const separatorOf = (rowsBy: (separator: string) => Rows): string => {
  const scores = SEPARATORS.map((separator) => {
    const counts = new Map<number, number>()
    for (const { length } of rowsBy(separator))
      if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
    return { separator, score: Math.max(0, ...counts.values()) }
  })
  return scores.toSorted((one, other) => other.score - one.score)[0]?.separator ?? ';'
}

const readText = async (bytes: Uint8Array): Promise<ReadSheet> => {
  const text = decode(bytes).replace(/\r\n?/g, '\n')
  if (text.includes('\0')) return no('no-sheet')
  if (/^\s*</.test(text)) return no('web-page')
  const { default: papa } = await import('papaparse')
  const separator = SEPARATOR_LINE.exec(text)?.[1]
  const lines = text.replace(SEPARATOR_LINE, '\n')
  const rows = (delimiter: string, preview: number): Rows =>
    papa.parse<string[]>(lines, { delimiter, preview, newline: '\n' }).data
  const used = separator ?? separatorOf((each) => rows(each, SAMPLE))
  return within([{ name: '', rows: rows(used, MOST.rows + 1) }])
}

/** Programs write a line or two before the mark. */
const MARK_WITHIN = 1024
const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder('latin1').decode(bytes.subarray(0, MARK_WITHIN)).includes('%PDF-')

const readPages = async (bytes: Uint8Array): Promise<ReadSheet> => {
  const { readPdf } = await import('./read-pdf.ts')
  const read = await readPdf(bytes)
  if (!read.ok) return no(read.problem)
  const tables = joinedPages(read.pages.map(rowsOfPage))
  const found = within(
    tables.map(({ rows, firstPage, lastPage }) => ({ name: '', pages: [firstPage, lastPage], rows })),
  )
  const scannedPages = read.pages.flatMap((words, index) => (words.length === 0 ? [index + 1] : []))
  return found.ok ? { ...found, scannedPages } : found
}

export const readSheet = (bytes: Uint8Array<ArrayBuffer>): Promise<ReadSheet> | ReadSheet => {
  if (bytes.byteLength > FILE_MAX) return no('too-large')
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return no('old-excel')
  if (startsWith(bytes, 0x50, 0x4b)) return readWorkbook(bytes)
  if (isPdf(bytes)) return readPages(bytes)
  return readText(bytes)
}
