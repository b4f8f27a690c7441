/** What is at hand while a file is written, and a row as it is written into it. */
import type { ColorLists } from '#domain/catalogue/types'
import type { OwnRow } from './properties.ts'
import type { GlobalIds, SpatialStructure } from './spatial-structure.ts'
import type { StepFile } from './step/step-file.ts'

export interface Writing {
  readonly file: StepFile
  readonly ids: GlobalIds
  readonly structure: SpatialStructure
  readonly colorLists: ColorLists
}

export interface NamedRow extends OwnRow {
  /** Given when the row is made and never changed. */
  readonly id: string
}
