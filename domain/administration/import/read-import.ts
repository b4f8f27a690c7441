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
import { type ComparedStore, comparedStore, isSameName, isSimilarStore } from './judge.ts'
import {
  type ImportedPerson,
  type ImportedStore,
  type ImportFault,
  type ReadImportLine,
  readPersonLine,
  readStoreLine,
} from './read-line.ts'
import { cleanCell } from './values.ts'

/** Doubts that the sheet raises by itself, before anybody knows what is there. */
export type SheetDoubtCode = 'store-twice' | 'person-twice' | 'person-twin'

interface SheetDoubt {
  readonly code: SheetDoubtCode
  readonly sentence: string
}

export interface ImportLine {
  /** The row's number in the sheet, from 1. */
  readonly line: number
  readonly cells: ImportCells
  readonly faults: readonly ImportFault[]
  /** Something like it stands in the sheet already; what is asked about it. */
  readonly twice: SheetDoubt | null
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

/** How many earlier lines with the same value a line is compared with: a switchboard's number may stand in all of them. */
const COMPARED_MAX = 200

/** Earlier lines by what they share with later ones. */
const earlier = <Item>() => {
  const byKey = new Map<string, { readonly line: number; readonly item: Item }[]>()
  return {
    of: (keys: readonly string[]) => keys.flatMap((key) => byKey.get(key) ?? []),
    add: (keys: readonly string[], line: number, item: Item) => {
      for (const key of keys) {
        const all = byKey.get(key) ?? []
        if (all.length < COMPARED_MAX) all.push({ line, item })
        byKey.set(key, all)
      }
    },
  }
}

interface Repeated {
  readonly fault: ImportFault | null
  readonly twice: SheetDoubt | null
}

const ONCE: Repeated = { fault: null, twice: null }
const repeatedAt = (column: ImportColumn, sentence: string): Repeated => ({
  fault: { column, sentence },
  twice: null,
})
const askedAbout = (code: SheetDoubtCode, line: number): Repeated => ({
  fault: null,
  twice: { code, sentence: fill(importDoubts[code], { line }) },
})

const repeatedStores = () => {
  const { of, add } = earlier<ComparedStore>()
  return (line: number, item: ImportedStore): Repeated => {
    const store = comparedStore(item)
    const { name, postalCode, phoneNumber } = store
    const keys = [
      `code ${postalCode}`,
      `name ${name.bare}`,
      `store ${postalCode} ${name.folded}`,
      ...(phoneNumber === '' ? [] : [`phone ${phoneNumber}`]),
    ]
    const before = of(keys)
    add(keys, line, store)
    const same = before.find(
      ({ item: other }) => other.postalCode === postalCode && other.name.folded === name.folded,
    )
    if (same !== undefined) return repeatedAt('name', importFaults.sameStore(same.line))
    const similar = before.find(({ item: other }) => isSimilarStore(other, store))
    return similar === undefined ? ONCE : askedAbout('store-twice', similar.line)
  }
}

const nameOf = ({ firstname, lastname }: ImportedPerson): string => fold(`${firstname} ${lastname}`)

const repeatedPeople = () => {
  const { of, add } = earlier<ImportedPerson>()
  return (line: number, item: ImportedPerson): Repeated => {
    const byEmail = `email ${item.email.toLowerCase()}`
    const byPhone = item.phoneNumber === '' ? [] : [`phone ${item.phoneNumber} ${nameOf(item)}`]
    const [holders, twins] = [of([byEmail]), of(byPhone)]
    add([byEmail, ...byPhone], line, item)
    const other = holders.find((each) => nameOf(each.item) !== nameOf(item))
    if (other !== undefined) return repeatedAt('email', importFaults.sameEmail(other.line))
    const same = holders.find((each) => isSameName(each.item.affiliation, item.affiliation))
    if (same !== undefined) return repeatedAt('email', importFaults.samePerson(same.line))
    if (holders[0] !== undefined) return askedAbout('person-twice', holders[0].line)
    return twins[0] === undefined ? ONCE : askedAbout('person-twin', twins[0].line)
  }
}

const readLines = (header: Header, rows: Rows): readonly ImportLine[] => {
  const [repeatedStore, repeatedPerson] = [repeatedStores(), repeatedPeople()]
  const heads = (rows[header.row] ?? []).map(foldHeader).join('\n')
  const lineOf = <Item>(
    place: Pick<ImportLine, 'line' | 'cells'>,
    read: ReadImportLine<Item>,
    repeated: (line: number, item: Item) => Repeated,
  ): ImportLine => {
    if (!read.ok) return { ...place, faults: read.faults, twice: null }
    const { fault, twice } = repeated(place.line, read.item)
    return { ...place, faults: fault === null ? [] : [fault], twice }
  }
  return rows.flatMap((row, index): ImportLine[] => {
    const cells = cellsOf(header, row)
    if (index <= header.row || Object.keys(cells).length === 0 || row.map(foldHeader).join('\n') === heads)
      return []
    const place = { line: index + 1, cells }
    return header.kind === 'stores'
      ? [lineOf(place, readStoreLine(cells), repeatedStore)]
      : [lineOf(place, readPersonLine(cells), repeatedPerson)]
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
