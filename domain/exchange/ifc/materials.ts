/** What a product is made of, by the names that IFC has for the parts of a window or door: Lining, Framing, Glazing. */
import { findGlass } from '#domain/catalogue/catalogue'
import { woodTypes } from '#domain/catalogue/data/wood-and-mounting'
import type { Choices } from '#domain/product/product'
import type { MaterialRole, ProductSolid } from './solids.ts'
import type { StepFile } from './step/step-file.ts'
import { type Encoded, label, list, UNSET } from './step/values.ts'
import { ifcText } from './text.ts'

interface MaterialName {
  readonly name: string
  /** As in Ifc's own list of categories. */
  readonly category: 'wood' | 'glass' | 'aluminium'
}

const materialFor = (role: MaterialRole, { woodtypeId, glassCode }: Choices): MaterialName => {
  if (role === 'Cladding') return { name: ifcText.aluminium, category: 'aluminium' }
  if (role === 'Glazing') return { name: findGlass(glassCode)?.build ?? ifcText.glass, category: 'glass' }
  return { name: woodTypes.find(({ id }) => id === woodtypeId)?.name ?? ifcText.wood, category: 'wood' }
}

export const materialsOf = (file: StepFile, solids: readonly ProductSolid[], values: Choices): Encoded => {
  const roles = [...new Set(solids.map(({ role }) => role))]
  const constituents = roles.map((role) => {
    const { name, category } = materialFor(role, values)
    const material = file.shared('IFCMATERIAL', label(name), UNSET, label(category))
    return file.shared('IFCMATERIALCONSTITUENT', label(role), UNSET, material, UNSET, UNSET)
  })
  return file.shared('IFCMATERIALCONSTITUENTSET', UNSET, UNSET, list(constituents))
}
