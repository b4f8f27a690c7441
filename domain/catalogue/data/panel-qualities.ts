/** Surfaces of a door leaf or breastwork (trade handbook 4). `C*` means glazed models of type C only. */
import { withDisplayNames } from '../display-names.ts'

export interface PanelQuality {
  readonly id: number
  readonly name: string
  readonly frameTypes: readonly string[]
}

/** The surface that a decor laminate is. */
export const COMPACT_LAMINATE = 5

export const panelQualities: readonly PanelQuality[] = /* @__PURE__ */ withDisplayNames([
  { id: 1, name: 'HDF malt', frameTypes: ['D', 'C', 'L'] },
  { id: 2, name: 'HDF malt med aluminiumssperre', frameTypes: ['D', 'C', 'L'] },
  { id: 3, name: 'Kvistfri furu', frameTypes: ['D', 'C', 'L'] },
  { id: 4, name: 'Eikefiner', frameTypes: ['D', 'C', 'L'] },
  { id: 5, name: 'Kompaktlaminat', frameTypes: ['C', 'L'] },
  { id: 6, name: 'Aluminium 2 mm utvendig', frameTypes: ['C', 'L'] },
  { id: 21, name: 'Brystning slett', frameTypes: ['B', 'C*', 'L*', 'I', 'J', 'F'] },
  { id: 22, name: 'Brystning stående fals', frameTypes: ['B', 'C*', 'L*', 'I', 'J', 'F'] },
  { id: 23, name: 'Brystning aluminium', frameTypes: ['B', 'C*', 'L*', 'I', 'J', 'F', 'A'] },
])
