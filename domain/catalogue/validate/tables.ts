/** The tables of the catalogue side by side, as they stand in the data: what the validator reads, and tests plant faults in. */
import data from '../colors/color-lists.json' with { type: 'json' }
import { articleTypes } from '../data/articles.ts'
import { crossbarTypes } from '../data/crossbars.ts'
import { dividerTypes } from '../data/dividers.ts'
import { doorPatterns } from '../data/door-patterns.ts'
import { extras } from '../data/extras.ts'
import { closerColors } from '../data/fitting-colors.ts'
import { fittings } from '../data/fittings.ts'
import { frameTypes } from '../data/frame-types.ts'
import { openingFunctions } from '../data/functions.ts'
import { glasses } from '../data/glass.ts'
import { productGroups } from '../data/groups.ts'
import { laminates } from '../data/laminates.ts'
import { flowerBoardMaterials, grooves, jambMaterials } from '../data/linings.ts'
import { miscOptions } from '../data/misc.ts'
import { models } from '../data/models.ts'
import { panelPropertyTypes } from '../data/panel-properties.ts'
import { panelQualities } from '../data/panel-qualities.ts'
import { sizeLimits } from '../data/size-limits.ts'
import { spacers } from '../data/spacers.ts'
import { mountings, woodTypes } from '../data/wood-and-mounting.ts'

export const catalogueTables = {
  models,
  productGroups,
  frameTypes,
  openingFunctions,
  sizeLimits,
  glasses,
  spacers,
  doorPatterns,
  dividerTypes,
  crossbarTypes,
  panelPropertyTypes,
  panelQualities,
  laminates,
  fittings,
  closerColors,
  miscOptions,
  woodTypes,
  mountings,
  jambMaterials,
  grooves,
  flowerBoardMaterials,
  extras,
  articleTypes,
  /** Colour lists as they were delivered, unreadable entries included. */
  colors: data,
}
export type CatalogueTables = typeof catalogueTables

/** Something wrong with the data. An error makes products wrong; a warning leaves something out. */
export interface CatalogueFinding {
  readonly severity: 'error' | 'warning'
  /** Table and row, such as 'modell 1002'. */
  readonly where: string
  /** Norwegian. */
  readonly what: string
}

export const error = (where: string, what: string): CatalogueFinding => ({ severity: 'error', where, what })
export const warning = (where: string, what: string): CatalogueFinding => ({
  severity: 'warning',
  where,
  what,
})
