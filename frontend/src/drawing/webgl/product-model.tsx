/** The parts of a scene: what stands still, and one group per pose for what moves. */
import { useMemo } from 'react'
import type { Scene, ScenePart } from '#domain/drawing/scene'
import type { MaterialShelf } from './materials.ts'
import { PartMesh } from './part-mesh.tsx'
import { PoseGroup } from './pose-group.tsx'

interface ProductModelProps {
  readonly scene: Scene
  readonly shelf: MaterialShelf
  readonly open: boolean
  readonly moves: boolean
  readonly edgeThreshold: number
  readonly isRoom: boolean
  readonly selected: readonly string[]
  readonly onSelect?: (id: string) => void
}

export const ProductModel = ({
  scene,
  shelf,
  open,
  moves,
  edgeThreshold,
  isRoom,
  selected,
  onSelect,
}: ProductModelProps) => {
  const byPose = useMemo(() => Map.groupBy(scene.parts, (part) => part.pose), [scene])
  const mesh = (part: ScenePart) => (
    <PartMesh
      key={part.id}
      part={part}
      shelf={shelf}
      selected={part.selects !== undefined && selected.includes(part.selects)}
      edgeThreshold={edgeThreshold}
      isRoom={isRoom}
      onSelect={onSelect}
    />
  )
  return (
    <>
      {byPose.get(undefined)?.map(mesh)}
      {scene.poses.map((pose) => {
        const parts = byPose.get(pose.id) ?? []
        return (
          <PoseGroup key={pose.id} pose={pose} parts={parts} open={open} moves={moves}>
            {parts.map(mesh)}
          </PoseGroup>
        )
      })}
    </>
  )
}
