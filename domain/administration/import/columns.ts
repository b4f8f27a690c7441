/**
 * The columns of a sheet of stores or people: which there are, which a line cannot do without, how long a text may be. A sheet has
 * them in any order and under whatever its office calls them. Pure data.
 */
import { personColumnWords, storeColumnWords } from '#domain/vocabulary/import-words'

export const IMPORT_KINDS = ['stores', 'people'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

export const storeColumns = [
  'name',
  'organisationNumber',
  'address1',
  'postalCode',
  'postalAddress',
  'contact',
  'phoneNumber',
  'email',
  'marginRef',
  'defaultMargin',
  'discountMaxWindows',
  'discountMaxDoors',
] as const
export type StoreColumn = (typeof storeColumns)[number]

export const personColumns = [
  'firstname',
  'lastname',
  'fullName',
  'email',
  'phoneNumber',
  'role',
  'affiliation',
] as const
export type PersonColumn = (typeof personColumns)[number]

export type ImportColumn = StoreColumn | PersonColumn
/** Text of a line by column; what the sheet does not have is not there. */
export type ImportCells<Column extends ImportColumn = ImportColumn> = Readonly<
  Partial<Record<Column, string>>
>

export const columnsOfKind: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  stores: storeColumns,
  people: personColumns,
}

/** One of each group has to be there. */
export const requiredColumns: Readonly<Record<ImportKind, readonly (readonly ImportColumn[])[]>> = {
  stores: [['name'], ['postalCode']],
  people: [['lastname', 'fullName'], ['email'], ['affiliation']],
}

/** What only a sheet of people has. */
export const columnsOfPeopleOnly: readonly ImportColumn[] = ['firstname', 'lastname', 'role']

export const wordsOfColumns: Readonly<Record<ImportKind, Readonly<Record<string, readonly string[]>>>> = {
  stores: storeColumnWords,
  people: personColumnWords,
}

/** In characters. */
export const IMPORT_NAME_MAX = 100
export const IMPORT_PERSON_NAME_MAX = 50
export const IMPORT_REFERENCE_MAX = 20
export const IMPORT_EMAIL_MAX = 200
/** A cell that is sent to the server. */
export const IMPORT_CELL_MAX = 300
/** Lines of a sheet, and those that are sent together. */
export const IMPORT_LINES_MAX = 5000
export const IMPORT_BATCH = 100
