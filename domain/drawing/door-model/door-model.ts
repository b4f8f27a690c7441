/**
 * The 3D model of a door's leaf, made from the same catalogue rows and the same layout as its drawing: a body that is
 * stretched to the product's leaf, and fittings in their own size. Millimetres, seen from outside, origin at the lower
 * left of the frame; z is 0 at the leaf's outer face. Patterns stand as for hinges on the left.
 */
import { findGlass, frameTypeOf, functionOf, patternOf } from '#domain/catalogue/catalogue'
import { models } from '#domain/catalogue/data/models'
import type { Model } from '#domain/catalogue/types'
import { createProduct } from '#domain/configurator/create'
import type { Box, Polygon } from '#domain/geometry/point'
import { boundsOf, grown } from '#domain/geometry/polygon'
import { layOut } from '#domain/layout/lay-out'
import type { DoorLeaf } from '#domain/layout/parts'
import { NOMINAL_GLASS } from '../depths.ts'
import { brass, standardPaint, steel } from '../materials.ts'
import { clearGlass, SPACER } from '../parts/glass.ts'
import type { Material } from '../scene.ts'
import { bevelled, block, border } from './boxes.ts'
import { baseSizeOf, type DoorModelId, doorModelIdOf, fileNameOf, frameTypeFor } from './files.ts'
import { hinge, lever, lock, rose } from './fittings.ts'
import type { Hand } from './opening-clip.ts'
import { BEVEL, type Feature, panelOf, type TwoFaced } from './panel.ts'
import { mirroredAt, type Solid } from './solid.ts'

export interface ModelPart {
  readonly name: string
  readonly faces: TwoFaced
  /** What it is made of until a product says otherwise. */
  readonly material: Material
  /** Moves to the other side with the hinges. */
  readonly turnsWithHand: boolean
}

export interface DoorModel {
  readonly name: string
  readonly id: DoorModelId
  readonly frame: { readonly width: number; readonly height: number }
  readonly leaf: Box
  readonly thickness: number
  readonly body: readonly ModelPart[]
  /** Drawn once each, in places of their own. */
  readonly fittings: readonly ModelPart[]
  /** Only `left` where nothing opens. */
  readonly hands: readonly Hand[]
}

const rubber: Material = { finish: 'rubber', rgbHex: '#2B2E30' }
/** Patterns whose leaf has two seals one behind the other (trade handbook 8.2). */
const DOUBLE_SEAL = 202
/** It lies near the face that shuts against the frame, and the second one further from it. */
const SEAL = { projection: 2.5, width: 7, fromFace: 14, apart: 26 }
/** The strip of a multi-point lock in the leaf's lock edge: how far from its ends, how wide, how thick. */
const FOREND = { fromEnds: 160, width: 20, thickness: 1 }

const oneFaced = (solid: Solid): TwoFaced => ({ outside: solid, inside: [] })

/** A model of the range that lives in the frame that the leaf is made for, carrying the leaf's pattern. */
const wearerOf = (id: DoorModelId): Model => {
  const inFrame = models.filter(
    (model) => model.frameType === frameTypeFor(id) && doorModelIdOf(model) !== null,
  )
  const wearer = inFrame.find(({ patternId }) => patternId === id.patternId) ?? inFrame[0]
  if (wearer === undefined) throw new Error(`no door of the range has a frame for ${fileNameOf(id)}`)
  return { ...wearer, patternId: id.patternId }
}

const hingesLeft = ({ functions, defaultFunction }: Model): string =>
  functions.find((id) => functionOf(id).sashes[0]?.side === 'LEFT') ?? defaultFunction

/** The leaf of the wearer in the model's base size, hinges on the left. */
const leafOf = (id: DoorModelId): DoorLeaf => {
  const wearer = wearerOf(id)
  const made = createProduct(wearer.id)
  if (!made.ok) throw new Error(`${fileNameOf(id)}: ${made.code}`)
  const values = { ...made.value.choices, ...baseSizeOf(id.doorType), function: hingesLeft(wearer) }
  const { leaf } = layOut(values, wearer)
  if (leaf === null) throw new Error(`${fileNameOf(id)} has no leaf`)
  return leaf
}

/** What stands in a leaf stays inside the bevel of its edge. */
const within = (box: Box, limit: Box): Box => ({
  minX: Math.max(box.minX, limit.minX),
  minY: Math.max(box.minY, limit.minY),
  maxX: Math.min(box.maxX, limit.maxX),
  maxY: Math.min(box.maxY, limit.maxY),
})

const thicknessOf = ({ doorType }: DoorModelId): number =>
  frameTypeOf(doorType === '8' ? 'C' : 'D').leaf?.thickness ?? 0

const glazingOf = (leaf: DoorLeaf, { patternId }: DoorModelId, thickness: number): ModelPart[] => {
  const turnsWithHand = patternOf(patternId).mirrorsWithHinge
  const code = models.find((model) => model.patternId === patternId)?.defaultGlass ?? ''
  const half = (findGlass(code)?.thickness ?? NOMINAL_GLASS) / 2
  const middle = -thickness / 2
  const panes = leaf.glass.map(({ daylight }) => boundsOf(daylight))
  const bar = (outline: Polygon, index: number): ModelPart => {
    const box = boundsOf(outline)
    // Where bars cross, those that lie down go behind, or their faces would lie in one plane.
    const behind = box.maxX - box.minX > box.maxY - box.minY ? 1.5 : 0.5
    const outside = bevelled(box, [middle, -behind], BEVEL)
    return {
      name: `bar-${index + 1}`,
      faces: { outside, inside: mirroredAt(outside, middle) },
      material: standardPaint,
      turnsWithHand,
    }
  }
  return [
    ...panes.map((box, index) => ({
      name: `glass-${index + 1}`,
      faces: oneFaced(block(box, [middle - half, middle + half])),
      material: clearGlass,
      turnsWithHand,
    })),
    ...panes.map((box, index) => ({
      name: `spacer-${index + 1}`,
      faces: oneFaced(border(box, SPACER, [middle - half - 1, middle + half + 1])),
      material: rubber,
      turnsWithHand,
    })),
    ...leaf.bars.map(bar),
  ]
}

/** What one sees of a leaf's edge when it stands open. */
const edgeOf = (leaf: Box, thickness: number, { patternId, opens }: DoorModelId): ModelPart[] => {
  const seal = (fromFace: number): Solid => {
    const far = fromFace + SEAL.width
    const range =
      opens === 'D' ? ([fromFace - thickness, far - thickness] as const) : ([-far, -fromFace] as const)
    return border(grown(leaf, SEAL.projection), SEAL.projection, range)
  }
  const second = patternId === DOUBLE_SEAL ? seal(SEAL.fromFace + SEAL.apart) : []
  const forend: Box = {
    minX: leaf.maxX,
    maxX: leaf.maxX + FOREND.thickness,
    minY: leaf.minY + FOREND.fromEnds,
    maxY: leaf.maxY - FOREND.fromEnds,
  }
  const [back, front] = [-(thickness + FOREND.width) / 2, -(thickness - FOREND.width) / 2]
  return [
    {
      name: 'seal',
      faces: oneFaced([...seal(SEAL.fromFace), ...second]),
      material: rubber,
      turnsWithHand: false,
    },
    { name: 'forend', faces: oneFaced(block(forend, [back, front])), material: steel, turnsWithHand: true },
  ]
}

const fitting = (name: string, solid: Solid, material = steel): ModelPart => ({
  name,
  faces: oneFaced(solid),
  material,
  turnsWithHand: false,
})

export const buildDoorModel = (id: DoorModelId): DoorModel => {
  const laidOut = leafOf(id)
  const thickness = thicknessOf(id)
  const leaf = boundsOf(laidOut.outline)
  const opens = laidOut.hingeSide !== null
  const limit = grown(leaf, -2 * BEVEL)
  const features: readonly Feature[] = [
    ...laidOut.features.map(({ kind, outline }) => ({ kind, box: within(boundsOf(outline), limit) })),
    ...laidOut.glass.map(({ daylight }) => ({ kind: 'glass' as const, box: boundsOf(daylight) })),
  ]
  const panel: ModelPart = {
    name: 'panel',
    faces: panelOf(leaf, thickness, features),
    material: standardPaint,
    turnsWithHand: patternOf(id.patternId).mirrorsWithHinge,
  }
  return {
    name: fileNameOf(id),
    id,
    frame: baseSizeOf(id.doorType),
    leaf,
    thickness,
    body: [panel, ...glazingOf(laidOut, id, thickness), ...(opens ? edgeOf(leaf, thickness, id) : [])],
    fittings: opens
      ? [
          fitting('rose', rose()),
          fitting('lever', lever()),
          fitting('lock', lock(), brass),
          fitting('hinge', hinge()),
        ]
      : [],
    hands: opens ? ['left', 'right'] : ['left'],
  }
}
