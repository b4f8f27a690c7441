/** One part of the scene as a solid with its edges, and for clear glass the light it mirrors. */
import type { ThreeEvent } from '@react-three/fiber'
import { memo } from 'react'
import type { BufferGeometry } from 'three'
import { intensityOf } from '#domain/catalogue/lab'
import type { ScenePart } from '#domain/drawing/scene'
import type { RenderConfig } from '../../config/shipped-render-config.ts'
import { edgeLinesOf, ROUND_THRESHOLD } from './edges.ts'
import { useLook } from './look.ts'
import type { MaterialShelf } from './materials.ts'
import { solidOfPart } from './part-solid.ts'
import { withoutShortEdges } from './short-edges.ts'
import { useDisposable } from './use-disposable.ts'

interface PartMeshProps {
  readonly part: ScenePart
  /** What it looks like where that is modelled; else its outline is drawn out. */
  readonly solid?: BufferGeometry
  readonly shelf: MaterialShelf
  readonly selected: boolean
  /** Degrees between two faces above which the edge between them is drawn. */
  readonly edgeThreshold: number
  /** Seen in perspective, not as a drawing. */
  readonly isRoom: boolean
  readonly onSelect?: (id: string | null) => void
}

/** Further than this many pixels the press was a turn of the model, not a click. */
const CLICK_PIXELS = 4

const isOfDoorLeaf = ({ kind }: ScenePart): boolean =>
  kind === 'leaf' || kind === 'groove' || kind === 'raised'

/**
 * D-217 to D-219: a drawing's edges are ink, in the room they are a hint, on doors a fainter one. On dark paint ink would
 * vanish, so the edge catches light instead.
 */
const edgeOf = (part: ScenePart, isRoom: boolean, look: RenderConfig) => {
  const ofRoom = isOfDoorLeaf(part) ? look.edgeOpacityDoor : look.edgeOpacity3d
  const opacity = isRoom ? ofRoom : look.edgeOpacity
  const color = intensityOf(part.materialOutside.rgbHex) < 80 ? '#aab2b5' : '#1d2528'
  return { color, opacity }
}

export const PartMesh = memo(({ part, solid, shelf, selected, ...rest }: PartMeshProps) => {
  const { edgeThreshold, isRoom, onSelect } = rest
  const { rounded } = part
  const shape = JSON.stringify([part.outlines, part.z, rounded])
  const isLaminated = part.materialOutside.laminate !== undefined
  const geometry = useDisposable(() => solidOfPart(part, solid), [solid ?? shape, isLaminated])
  const look = useLook()
  const isRound = rounded !== undefined || (solid !== undefined && part.model?.fitting !== undefined)
  const threshold = isRound ? ROUND_THRESHOLD : isOfDoorLeaf(part) ? look.edgeThresholdDoor : edgeThreshold
  const edges = useDisposable(
    () => withoutShortEdges(edgeLinesOf(part, geometry, solid !== undefined, threshold), look.edgeMinLength),
    [geometry, threshold, look.edgeMinLength],
  )
  const { finish } = part.materialOutside
  const seeThrough = finish === 'glass' || finish === 'frosted'
  const materials = [shelf.of(part.materialOutside, selected), shelf.of(part.materialInside, selected)]

  const select = (event: ThreeEvent<MouseEvent>) => {
    // What is in front hides what is behind it, also from a press.
    event.stopPropagation()
    if (event.delta <= CLICK_PIXELS) onSelect?.(part.selects ?? null)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a mesh, not a DOM element; the drawing's list has the buttons.
    <mesh
      name={part.id}
      geometry={geometry}
      material={materials}
      castShadow={!seeThrough}
      receiveShadow={!seeThrough}
      renderOrder={seeThrough ? 1 : 0}
      dispose={null}
      onClick={onSelect ? select : undefined}
    >
      {finish === 'glass' ? (
        <mesh geometry={geometry} material={shelf.reflection()} renderOrder={2} dispose={null} />
      ) : null}
      {seeThrough ? null : (
        <lineSegments geometry={edges} dispose={null}>
          <lineBasicMaterial {...edgeOf(part, isRoom, look)} transparent />
        </lineSegments>
      )}
    </mesh>
  )
})
