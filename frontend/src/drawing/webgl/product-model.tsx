/** The parts of a scene: what stands still, and one group per pose for what moves; a door's leaf as its model has it. */
import { memo, useMemo } from 'react'
import type { BufferGeometry } from 'three'
import type { Scene, ScenePart } from '#domain/drawing/scene'
import { waitOf } from '../opening.ts'
import { LeafParts } from './door/leaf-parts.tsx'
import { LeafPose } from './door/leaf-pose.tsx'
import type { LeafState } from './door/use-leaf-model.ts'
import type { MaterialShelf } from './materials.ts'
import { PartMesh } from './part-mesh.tsx'
import { PoseGroup } from './pose-group.tsx'

export interface ProductModelProps {
  readonly scene: Scene
  readonly leaf: LeafState
  readonly shelf: MaterialShelf
  readonly open: boolean
  readonly moves: boolean
  readonly edgeThreshold: number
  readonly isRoom: boolean
  /** What lights up. */
  readonly selected: readonly string[]
  readonly onSelect?: (id: string | null) => void
}

export const ProductSolids = memo(({ scene, leaf, shelf, open, moves, ...rest }: ProductModelProps) => {
  const { edgeThreshold, isRoom, selected, onSelect } = rest
  const byPose = useMemo(() => Map.groupBy(scene.parts, (part) => part.pose), [scene])
  const mesh = (part: ScenePart, solid?: BufferGeometry) => (
    <PartMesh
      key={part.id}
      part={part}
      {...(solid && { solid })}
      shelf={shelf}
      selected={part.selects !== undefined && selected.includes(part.selects)}
      edgeThreshold={edgeThreshold}
      isRoom={isRoom}
      onSelect={onSelect}
    />
  )
  const { leafModel } = scene
  const modelled = leaf.step === 'shown' && leafModel ? { ...leafModel, solids: leaf.solids } : null
  const leafParts = (parts: readonly ScenePart[]) =>
    modelled ? <LeafParts parts={parts} solids={modelled.solids} hand={modelled.hand} draw={mesh} /> : null
  const still = byPose.get(undefined) ?? []
  const isOfFixedLeaf = (part: ScenePart): boolean =>
    modelled !== null && modelled.pose === undefined && part.model !== undefined

  return (
    <>
      {still.filter((part) => !isOfFixedLeaf(part)).map((part) => mesh(part))}
      {modelled?.pose === undefined ? leafParts(still.filter(isOfFixedLeaf)) : null}
      {scene.poses.map((pose) => {
        const parts = byPose.get(pose.id) ?? []
        const clip = modelled?.pose === pose.id ? modelled.solids.clip : null
        return modelled && clip ? (
          <LeafPose
            key={pose.id}
            pose={pose}
            clip={clip}
            open={open}
            moves={moves}
            hand={modelled.hand}
            hasLever={modelled.hasLever}
          >
            {leafParts(parts)}
          </LeafPose>
        ) : (
          <PoseGroup
            key={pose.id}
            pose={pose}
            parts={parts}
            open={open}
            moves={moves}
            wait={waitOf(pose, scene.poses.length, open)}
          >
            {parts.map((part) => mesh(part))}
          </PoseGroup>
        )
      })}
    </>
  )
})
