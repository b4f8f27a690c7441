/** One line of a sheet as a store or a person, or what is wrong with it. The server judges by the same functions. Pure. */
import { importFaults } from '#domain/messages/imports'
import { MARGIN_LIMIT } from '#domain/pricing/rate-limits'
import type { Percent } from '#domain/units'
import { readOrganisationNumber } from '../organisation-number.ts'
import { readPhone } from '../phone-number.ts'
import {
  IMPORT_EMAIL_MAX,
  IMPORT_NAME_MAX,
  IMPORT_PERSON_NAME_MAX,
  IMPORT_REFERENCE_MAX,
  type ImportCells,
  type ImportColumn,
  type PersonColumn,
  type StoreColumn,
} from './columns.ts'
import {
  cleanCell,
  type ImportedRole,
  readEmail,
  readPercent,
  readPostalCode,
  readRole,
  splitName,
} from './values.ts'

export interface ImportFault {
  readonly column: ImportColumn
  readonly sentence: string
}

export interface ImportedStore {
  readonly name: string
  /** Nine digits; null where the sheet says nothing. */
  readonly organisationNumber: string | null
  readonly address1: string
  readonly postalCode: string
  /** As the sheet has it; may be empty. */
  readonly postalAddress: string
  readonly contact: string
  /** Eight digits, or empty. */
  readonly phoneNumber: string
  readonly email: string
  readonly marginRef: string | null
  /** Null where the sheet says nothing. */
  readonly defaultMargin: Percent | null
  readonly discountMaxWindows: Percent | null
  readonly discountMaxDoors: Percent | null
}

export interface ImportedPerson {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly phoneNumber: string
  readonly role: ImportedRole
  /** Name or number of a store or a builder. */
  readonly affiliation: string
}

export type ReadImportLine<Item> =
  | { readonly ok: true; readonly item: Item }
  | { readonly ok: false; readonly faults: readonly ImportFault[] }

/** Reads cells one after the other and gathers what is wrong with them. */
const reader = (cells: ImportCells) => {
  const faults: ImportFault[] = []
  const fault = (column: ImportColumn, sentence: string) => faults.push({ column, sentence })
  const text = (column: ImportColumn, most: number): string => {
    const value = cleanCell(cells[column] ?? '')
    if (value.length > most) fault(column, importFaults.tooLong(most))
    return value
  }
  const required = (column: ImportColumn, most: number): string => {
    const value = text(column, most)
    if (value === '') fault(column, importFaults.required)
    return value
  }
  /** Empty cells are empty values; what cannot be read is a fault. */
  const optional = <Value>(
    column: ImportColumn,
    read: (value: string) => Value | null,
    sentence: string,
  ): Value | null => {
    const value = cleanCell(cells[column] ?? '')
    if (value === '') return null
    const result = read(value)
    if (result === null) fault(column, sentence)
    return result
  }
  const percent = (column: ImportColumn, least: number, most: number): Percent | null =>
    optional(
      column,
      (value) => {
        const result = readPercent(value)
        return result !== null && result >= least && result <= most ? result : null
      },
      importFaults.percent(least, most),
    )
  const done = <Item>(item: Item): ReadImportLine<Item> =>
    faults.length === 0 ? { ok: true, item } : { ok: false, faults }
  return { text, required, optional, percent, fault, done }
}

export const readStoreLine = (cells: ImportCells<StoreColumn>): ReadImportLine<ImportedStore> => {
  const { text, required, optional, percent, done } = reader(cells)
  const name = required('name', IMPORT_NAME_MAX)
  const address1 = text('address1', IMPORT_NAME_MAX)
  const hasCode = required('postalCode', IMPORT_NAME_MAX) !== ''
  const postal = hasCode ? optional('postalCode', readPostalCode, importFaults.postalCode) : null
  const written = text('postalAddress', IMPORT_NAME_MAX)
  return done({
    name,
    organisationNumber: optional(
      'organisationNumber',
      readOrganisationNumber,
      importFaults.organisationNumber,
    ),
    address1,
    postalCode: postal?.postalCode ?? '',
    postalAddress: written === '' ? (postal?.place ?? '') : written,
    contact: text('contact', IMPORT_NAME_MAX),
    phoneNumber: optional('phoneNumber', readPhone, importFaults.phone) ?? '',
    email: optional('email', readEmail, importFaults.email) ?? '',
    marginRef: text('marginRef', IMPORT_REFERENCE_MAX) || null,
    defaultMargin: percent('defaultMargin', 1, MARGIN_LIMIT),
    discountMaxWindows: percent('discountMaxWindows', 0, 100),
    discountMaxDoors: percent('discountMaxDoors', 0, 100),
  })
}

/** Whoever's role the sheet says nothing of gets the one that may least. */
const LEAST_ROLE: ImportedRole = 'WORKER'

export const readPersonLine = (cells: ImportCells<PersonColumn>): ReadImportLine<ImportedPerson> => {
  const { text, required, optional, fault, done } = reader(cells)
  const split = splitName(cleanCell(cells.fullName ?? ''))
  const firstname = text('firstname', IMPORT_PERSON_NAME_MAX) || split.firstname
  const lastname = text('lastname', IMPORT_PERSON_NAME_MAX) || split.lastname
  if (firstname === '') fault('firstname', importFaults.required)
  else if (lastname === '') fault('lastname', importFaults.lastname)
  for (const [column, part] of [
    ['firstname', split.firstname],
    ['lastname', split.lastname],
  ] as const)
    if (part.length > IMPORT_PERSON_NAME_MAX) fault(column, importFaults.tooLong(IMPORT_PERSON_NAME_MAX))
  const hasEmail = required('email', IMPORT_EMAIL_MAX) !== ''
  const email = hasEmail ? optional('email', readEmail, importFaults.email) : null
  return done({
    firstname,
    lastname,
    email: email ?? '',
    phoneNumber: optional('phoneNumber', readPhone, importFaults.phone) ?? '',
    role: optional('role', readRole, importFaults.role(cleanCell(cells.role ?? ''))) ?? LEAST_ROLE,
    affiliation: required('affiliation', IMPORT_NAME_MAX),
  })
}
