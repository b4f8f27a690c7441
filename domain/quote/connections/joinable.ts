/** Rows of a quote as frames that can be joined: their connections from the manifest, their outlines from the products. */
import type { Configuration } from '#domain/rules/configuration'
import type { ManifestRow } from '../quote.ts'
import type { JoinableFrame } from './connections-of.ts'

/** Evaluated products of rows, by row number. */
export type Configurations = ReadonlyMap<number, Configuration>

export const configurationOfRow = (configurations: Configurations, rowNumber: number): Configuration => {
  const configuration = configurations.get(rowNumber)
  if (configuration === undefined) throw new Error(`row ${rowNumber} was not read`)
  return configuration
}

export const joinable = (
  { rowNumber, connection, isConstructionPart }: ManifestRow,
  configurations: Configurations,
): JoinableFrame => ({
  rowNumber,
  connection,
  isConstructionPart,
  outline: configurationOfRow(configurations, rowNumber).layout.outline,
})
