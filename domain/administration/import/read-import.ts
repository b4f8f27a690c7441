/**
 * A sheet of stores or people as cells of text: which kind it is, where its header stands, which column is which, and its lines with
 * what is wrong with each. Rows above the header, empty rows and headers said again are left out; what has no column is not read.
 * Lines keep the number of their row, as the spreadsheet shows it. Pure.
 */

import { fill } from '#domain/messages/fill'
import { importColumnNames, importDoubts, importFaults, importProblems } from '#domain/messages/imports'
import { fold } from '#domain/vocabulary/fold'
import {
  columnsOfKind,
  columnsOfPeopleOnly,
  IMPORT_CELL_MAX,
  IMPORT_KINDS,
  IMPORT_LINES_MAX,
  type ImportCells,
  type ImportColumn,
  type ImportKind,
  requiredColumns,
  wordsOfColumns,
} from './columns.ts'
import {
  type ImportedPerson,
  type ImportedStore,
  type ImportFault,
  type ReadImportLine,
  readPersonLine,
  readStoreLine,
} from './read-line.ts'
import { cleanCell } from './values.ts'

export interface ImportLine {
  /** Of the row in the sheet, from 1. */
  readonly line: number
  readonly cells: ImportCells
  readonly faults: readonly ImportFault[]
  /** The person stands in the sheet already, at another place; the sentence that asks about it. */
  readonly twice: string | null
}

export interface ImportSheet {
  readonly kind: ImportKind
  readonly columns: readonly ImportColumn[]
  /** Headers of what is not read. */
  readonly ignored: readonly string[]
  readonly lines: readonly ImportLine[]
}

export type ReadImport =
  | { readonly ok: true; readonly sheet: ImportSheet }
  | { readonly ok: false; readonly sentence: string }

type Rows = readonly (readonly string[])[]

/** Without what offices put behind a header: «E-post*», «Telefon:», «Margin (%)». */
const foldHeader = (text: string): string => fold(text.replace(/\([^)]*\)/g, ''))

const columnsByHeader: Readonly<Record<ImportKind, ReadonlyMap<string, ImportColumn>>> = {
  stores: new Map(),
  people: new Map(),
  ...Object.fromEntries(
    IMPORT_KINDS.map((kind) => [
      kind,
      new Map(
        columnsOfKind[kind].flatMap((column) =>
          [importColumnNames[column], ...(wordsOfColumns[kind][column] ?? [])].map(
            (word) => [foldHeader(word), column] as const,
          ),
        ),
      ),
    ]),
  ),
}

interface Header {
  readonly row: number
  readonly kind: ImportKind
  /** By place in the row. */
  readonly columns: readonly (ImportColumn | null)[]
}

const headerIn = (cells: readonly string[], row: number, kind: ImportKind): Header => ({
  row,
  kind,
  columns: cells.map((cell) => columnsByHeader[kind].get(foldHeader(cell)) ?? null),
})

const found = ({ columns }: Header): ReadonlySet<ImportColumn> =>
  new Set(columns.filter((column) => column !== null))

const missingIn = (header: Header) => {
  const columns = found(header)
  return requiredColumns[header.kind].filter((group) => !group.some((column) => columns.has(column)))
}

/** A sheet with first names or roles is one of people, whatever else stands in it. */
const rankOf = (header: Header): number => {
  const columns = found(header)
  const isOfPeople = header.kind === 'people' && columnsOfPeopleOnly.some((column) => columns.has(column))
  return columns.size - 3 * missingIn(header).length + (isOfPeople ? 3 : 0)
}

/** Titles, logos and dates stand above a header, but not many rows of them. */
const HEADER_WITHIN = 30
const LEAST_COLUMNS = 2

const findHeader = (rows: Rows, kinds: readonly ImportKind[]): Header | null => {
  const headers = rows
    .slice(0, HEADER_WITHIN)
    .flatMap((cells, row) => kinds.map((kind) => headerIn(cells, row, kind)))
    .filter((header) => found(header).size >= LEAST_COLUMNS)
  return headers.toSorted((one, other) => rankOf(other) - rankOf(one) || one.row - other.row).at(0) ?? null
}

const namesOf = (columns: readonly ImportColumn[]): readonly string[] =>
  columns.map((column) => importColumnNames[column])

const shortNamesOf = (kind: ImportKind): readonly string[] =>
  requiredColumns[kind].map((group) => namesOf(group).at(-1) ?? '')

/** Where two columns are the same, such as two phone numbers, the first that is filled. */
const cellsOf = ({ columns }: Header, row: readonly string[]): ImportCells => {
  const cells: Partial<Record<ImportColumn, string>> = {}
  columns.forEach((column, index) => {
    const text = cleanCell(row[index] ?? '').slice(0, IMPORT_CELL_MAX)
    if (column !== null && text !== '' && cells[column] === undefined) cells[column] = text
  })
  return cells
}

interface Seen {
  readonly line: number
  readonly name: string
  readonly place: string
}

/** Whether a store or a person stood in the sheet before. */
const repeats = () => {
  const seen = new Map<string, Seen[]>()
  const before = (key: string, now: Seen): readonly Seen[] => {
    const all = seen.get(key) ?? []
    seen.set(key, [...all, now])
    return all
  }
  const ofStore = (line: number, { name, postalCode }: ImportedStore): ImportFault | null => {
    const [first] = before(`${fold(name)} ${postalCode}`, { line, name, place: postalCode })
    return first === undefined ? null : { column: 'name', sentence: importFaults.sameStore(first.line) }
  }
  const ofPerson = (
    line: number,
    { firstname, lastname, email, affiliation }: ImportedPerson,
  ): { readonly fault: ImportFault | null; readonly twice: string | null } => {
    const now = { line, name: fold(`${firstname} ${lastname}`), place: fold(affiliation) }
    const all = before(email.toLowerCase(), now)
    const other = all.find(({ name }) => name !== now.name)
    const same = all.find(({ place }) => place === now.place)
    const [first] = all
    if (other !== undefined)
      return { fault: { column: 'email', sentence: importFaults.sameEmail(other.line) }, twice: null }
    if (same !== undefined)
      return { fault: { column: 'email', sentence: importFaults.samePerson(same.line) }, twice: null }
    return {
      fault: null,
      twice: first === undefined ? null : fill(importDoubts['person-twice'], { line: first.line }),
    }
  }
  return { ofStore, ofPerson }
}

const readLines = (header: Header, rows: Rows): readonly ImportLine[] => {
  const { ofStore, ofPerson } = repeats()
  const faultsOf = (read: ReadImportLine<unknown>) => (read.ok ? [] : read.faults)
  const heads = (rows[header.row] ?? []).map(foldHeader).join('\n')
  return rows.flatMap((row, index): ImportLine[] => {
    const cells = cellsOf(header, row)
    if (index <= header.row || Object.keys(cells).length === 0 || row.map(foldHeader).join('\n') === heads)
      return []
    const line = index + 1
    if (header.kind === 'stores') {
      const read = readStoreLine(cells)
      const repeat = read.ok ? ofStore(line, read.item) : null
      return [{ line, cells, faults: repeat === null ? faultsOf(read) : [repeat], twice: null }]
    }
    const read = readPersonLine(cells)
    const { fault, twice } = read.ok ? ofPerson(line, read.item) : { fault: null, twice: null }
    return [{ line, cells, faults: fault === null ? faultsOf(read) : [fault], twice }]
  })
}

/** `kind` where a person has said which it is. */
export const readImport = (rows: Rows, kind: ImportKind | null = null): ReadImport => {
  const no = (sentence: string): ReadImport => ({ ok: false, sentence })
  if (!rows.some((row) => row.some((cell) => cleanCell(cell) !== ''))) return no(importProblems.empty)
  const header = findHeader(rows, kind === null ? IMPORT_KINDS : [kind])
  if (header === null) return no(importProblems.noHeader(shortNamesOf('stores'), shortNamesOf('people')))
  const missing = missingIn(header).map((group) => namesOf(group).at(-1) ?? '')
  if (missing.length > 0) return no(importProblems.missingColumns(missing))
  const lines = readLines(header, rows)
  if (lines.length === 0) return no(importProblems.noLines)
  if (lines.length > IMPORT_LINES_MAX) return no(importProblems.tooMany(lines.length, IMPORT_LINES_MAX))
  const ignored = (rows[header.row] ?? []).filter(
    (cell, index) => header.columns[index] === null && cleanCell(cell) !== '',
  )
  return { ok: true, sheet: { kind: header.kind, columns: [...found(header)], ignored, lines } }
}
