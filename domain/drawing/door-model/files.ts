/**
 * Which file holds the 3D model of a door's leaf (trade handbook 8.1): `{I or D}{door type}{pattern}{G or T}.glb`, inward
 * or outward, glazed or solid (tett). A file that is not made is replaced by the full-width Basic leaf, type Y.
 */
import { frameTypeOf, patternOf } from '#domain/catalogue/catalogue'
import { NARROW_PATTERNS_FROM } from '#domain/catalogue/data/door-patterns'
import { models } from '#domain/catalogue/data/models'
import type { DoorTypeId, FrameTypeId, Model } from '#domain/catalogue/types'

export interface DoorModelId {
  readonly opens: 'I' | 'D'
  readonly doorType: DoorTypeId
  readonly patternId: number
}

/** Not made: the eXtra leaf is the Basic one but for its thickness, and the seller is told so (trade handbook 8.1). */
const WITHHELD: readonly string[] = ['D8108T', 'D8111G']

export const fileNameOf = ({ opens, doorType, patternId }: DoorModelId): string =>
  `${opens}${doorType}${patternId}${patternOf(patternId).glazed ? 'G' : 'T'}`

/** Null for products without a leaf of that sort. */
export const doorModelIdOf = ({
  frameType,
  doorType,
  patternId,
}: Pick<Model, 'frameType' | 'doorType' | 'patternId'>): DoorModelId | null =>
  doorType === undefined || patternId === undefined
    ? null
    : { opens: frameTypeOf(frameType).reversed ? 'I' : 'D', doorType, patternId }

export const fallbackOf = (id: DoorModelId): DoorModelId => ({ ...id, doorType: 'Y' })

/** The frame that a leaf is modelled in. */
export const frameTypeFor = ({ opens, doorType }: DoorModelId): FrameTypeId =>
  opens === 'I' ? 'L' : doorType === '8' ? 'C' : 'D'

/** D-162, D-163: the size of the frame that a model's leaf is made for. */
export const baseSizeOf = (doorType: DoorTypeId): { readonly width: number; readonly height: number } => ({
  width: doorType === 'F' ? 490 : 990,
  height: 2090,
})

/** Every model that is made, by file name: those of the range and the Basic leaves that stand in for others. */
export const doorModels: ReadonlyMap<string, DoorModelId> = new Map(
  models
    .flatMap((model) => doorModelIdOf(model) ?? [])
    // Side panels have no full-width counterpart.
    .flatMap((id) => (id.patternId < NARROW_PATTERNS_FROM ? [id, fallbackOf(id)] : [id]))
    .map((id) => [fileNameOf(id), id] as const)
    .filter(([name]) => !WITHHELD.includes(name))
    .toSorted(([one], [other]) => one.localeCompare(other)),
)

const FOLDER = '/reactassets/3dmodels/'
export const doorModelPath = (name: string): string => `${FOLDER}${name}.glb`
