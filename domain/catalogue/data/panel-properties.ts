/** Properties of a pane: given by its glass or chosen per panel (trade handbook 4). */
import type { PanelPropertyType } from '../types.ts'

/** What rules and drawings know by name. */
export const SOLAR = 4
export const FROSTED = 6
export const FIRE_GLASS = 7
export const ORNAMENTED = 12

export const panelPropertyTypes: readonly PanelPropertyType[] = [
  { id: 1, name: 'Energiglass', source: 'glass' },
  { id: 2, name: 'Laminert sikkerhetsglass', source: 'glass' },
  { id: 3, name: 'Lydglass', source: 'glass' },
  { id: 4, name: 'Solbeskyttelse', source: 'glass' },
  { id: 5, name: 'Selvrensende', source: 'choice' },
  { id: 6, name: 'Frostet glass', source: 'choice' },
  { id: 7, name: 'Brannglass', source: 'glass' },
  { id: 8, name: 'Antikondens utvendig', source: 'choice' },
  { id: 9, name: 'Innbruddshemmende P4A', source: 'glass' },
  { id: 10, name: 'Herdet sikkerhetsglass', source: 'both' },
  { id: 11, name: 'Tonet grå', source: 'choice' },
  { id: 12, name: 'Ornamentglass', source: 'choice' },
  { id: 13, name: 'Fuglevennlig mønster', source: 'choice' },
  { id: 14, name: 'Tett fylling (brystning)', source: 'choice' },
]
