/**
 * The layers of a drawing: one for each kind of part in the elevation and one in the section, so that whoever draws on can colour,
 * plot and switch off what he likes. Colours are those of the AutoCAD colour index, line weights hundredths of a mm
 * (sources: DXF).
 */
import type { PartKind } from '#domain/drawing/scene'
import { dxfLayerText } from './text.ts'

const partLayers = {
  frame: 'frame',
  threshold: 'threshold',
  sash: 'sash',
  leaf: 'leaf',
  groove: 'leaf',
  raised: 'leaf',
  divider: 'divider',
  crossbar: 'crossbar',
  glass: 'glass',
  panel: 'panel',
  bead: 'bead',
  gasket: 'gasket',
  cladding: 'cladding',
  hinge: 'fittings',
  handle: 'fittings',
  lock: 'fittings',
  kickplate: 'fittings',
  closer: 'fittings',
  viewer: 'fittings',
  vent: 'vent',
  jamb: 'jamb',
  flowerboard: 'flowerboard',
} as const satisfies Record<PartKind, string>

type PartLayer = (typeof partLayers)[PartKind]
type OtherLayer = 'outline' | 'symbol' | 'hidden' | 'dimension' | 'text' | 'opening'
export type LayerId = `front/${PartLayer}` | `cut/${PartLayer}` | OtherLayer

export const layerOfPart = (kind: PartKind): LayerId => `front/${partLayers[kind]}`
export const layerOfCut = (kind: PartKind): LayerId => `cut/${partLayers[kind]}`

export interface DxfLayer {
  readonly name: string
  readonly color: number
  readonly weight: number
  /** There, and not shown until it is switched on. */
  readonly isOff: boolean
}

const WHITE = 7
const GREY = 8
const LIGHT_GREY = 9
const CYAN = 4
const RED = 1
const GREEN = 3

const colors: Partial<Record<PartLayer, number>> = {
  glass: CYAN,
  bead: GREY,
  gasket: GREY,
  cladding: LIGHT_GREY,
  fittings: GREY,
  vent: GREY,
}

const others: Readonly<Record<OtherLayer, Omit<DxfLayer, 'name'>>> = {
  outline: { color: WHITE, weight: 35, isOff: false },
  symbol: { color: GREY, weight: 13, isOff: false },
  hidden: { color: GREY, weight: 13, isOff: true },
  dimension: { color: GREEN, weight: 13, isOff: false },
  text: { color: WHITE, weight: 18, isOff: false },
  opening: { color: RED, weight: 35, isOff: false },
}

const isOther = (id: LayerId): id is OtherLayer => id in others

export const layerOf = (id: LayerId): DxfLayer => {
  if (isOther(id)) return { name: dxfLayerText[id], ...others[id] }
  const [view, part] = id.split('/') as ['front' | 'cut', PartLayer]
  const name = dxfLayerText[part]
  return {
    name: view === 'front' ? dxfLayerText.inElevation(name) : dxfLayerText.inSection(name),
    color: colors[part] ?? WHITE,
    weight: view === 'front' ? 18 : 35,
    isOff: false,
  }
}
