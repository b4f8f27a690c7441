/** Options that are on or off (trade handbook 7, miscOnOffs). */
import { withDisplayNames } from '../display-names.ts'
import type { FrameTypeId } from '../types.ts'

export interface MiscOption {
  readonly id: number
  readonly name: string
  readonly frameTypes: readonly FrameTypeId[]
}

/** What rules, prices and drawings know by name. */
export const RESTRICTOR = 102
export const ESCAPE_FITTING = 103
export const SOUND_VENT = 109
export const LOW_THRESHOLD = 111
export const OAK_THRESHOLD_OPTION = 112

export const miscOptions: readonly MiscOption[] = /* @__PURE__ */ withDisplayNames([
  { id: 101, name: 'Barnesikring (sikringsbeslag)', frameTypes: ['G', 'T', 'A', 'I', 'J'] },
  { id: 102, name: 'Åpningsbegrenser, luftestilling', frameTypes: ['G', 'A', 'I', 'J'] },
  { id: 103, name: 'Rømningsbeslag', frameTypes: ['G'] },
  {
    id: 104,
    name: 'Karmhylser formontert',
    frameTypes: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'I', 'J', 'L', 'M', 'N', 'T', 'V', 'X'],
  },
  { id: 105, name: 'Vannbrettbeslag aluminium', frameTypes: ['A', 'E', 'F', 'G', 'I', 'J', 'T', 'X'] },
  { id: 106, name: 'Insektsnett', frameTypes: ['G', 'T', 'I', 'J'] },
  { id: 107, name: 'Ekstra tettelist', frameTypes: ['I', 'J', 'L'] },
  {
    id: 108,
    name: 'Åpningskontakt (sense)',
    frameTypes: ['G', 'T', 'A', 'I', 'J', 'B', 'D', 'C', 'L', 'M', 'N', 'V'],
  },
  { id: 109, name: 'Lydventil (erstatter vanlig ventil)', frameTypes: ['F', 'G', 'T'] },
  {
    id: 110,
    name: 'Avdekningslist innvendig',
    frameTypes: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'I', 'J', 'L', 'M', 'N', 'T', 'V', 'X'],
  },
  { id: 111, name: 'HC-terskel 25 mm', frameTypes: ['B', 'D', 'C', 'L'] },
  { id: 112, name: 'Eiketerskel 45 mm (i stedet for HC-terskel)', frameTypes: ['B', 'D', 'C', 'L'] },
])
