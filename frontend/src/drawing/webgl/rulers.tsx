/**
 * Measurements in the air, on the side that one looks from. Figures are drawn on small canvases with the page's own
 * typeface, so no font is fetched for them.
 */
import { Line } from '@react-three/drei'
import { CanvasTexture } from 'three'
import type { Ruler, Scene } from '#domain/drawing/scene'
import { frontOf } from './scene-lines.tsx'
import { useDisposable } from './use-disposable.ts'

const INK = '#3d474b'
/** Pixels per line of text: sharp at the size of a large screen. */
const RESOLUTION = 96

const drawText = (text: string): CanvasTexture => {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  const font = `500 ${RESOLUTION * 0.8}px 'Source Sans 3', Arial, sans-serif`
  if (pen) pen.font = font
  canvas.width = Math.ceil((pen?.measureText(text).width ?? RESOLUTION) + RESOLUTION * 0.2)
  canvas.height = RESOLUTION
  if (pen) {
    // Setting the size has emptied the canvas and forgotten the font.
    pen.font = font
    pen.fillStyle = INK
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(text, canvas.width / 2, canvas.height / 2)
  }
  return new CanvasTexture(canvas)
}

interface FigureProps {
  readonly ruler: Ruler
  readonly depth: number
  readonly mirrored: boolean
}

const Figure = ({ ruler: { text, label }, depth, mirrored }: FigureProps) => {
  const texture = useDisposable(() => drawText(text), [text])
  const { width, height } = texture.image as HTMLCanvasElement
  const lineHeight = label.size / 0.8
  const turn = label.turned ? Math.PI / 2 : 0
  return (
    <mesh
      position={[label.at[0], label.at[1], depth]}
      rotation={mirrored ? [0, Math.PI, turn] : [0, 0, turn]}
    >
      <planeGeometry args={[(lineHeight * width) / height, lineHeight]} />
      <meshBasicMaterial map={texture} transparent toneMapped={false} depthWrite={false} />
    </mesh>
  )
}

/** The points of a measurement line; an angle's arc is drawn as its chords. */
const pointsOf = ({
  kind,
  line: [start, end],
  from,
  offset,
}: Ruler): readonly (readonly [number, number])[] => {
  if (kind !== 'angle') return [start, end]
  const angleTo = ([x, y]: readonly [number, number]) => Math.atan2(y - from[1], x - from[0])
  const first = angleTo(start)
  // The short way round: an angle of a frame is never more than a right one.
  const sweep = Math.atan2(Math.sin(angleTo(end) - first), Math.cos(angleTo(end) - first))
  return Array.from({ length: 13 }, (_, index) => {
    const angle = first + (sweep * index) / 12
    return [from[0] + offset * Math.cos(angle), from[1] + offset * Math.sin(angle)] as const
  })
}

export const Rulers = ({ scene }: { readonly scene: Scene }) => {
  const depth = frontOf(scene)
  return scene.rulers.map((ruler) => (
    <group key={ruler.id} name={ruler.id}>
      <Line points={pointsOf(ruler).map(([x, y]) => [x, y, depth] as const)} color={INK} lineWidth={1} />
      {ruler.kind === 'angle'
        ? null
        : [0, 1].map((end) => {
            const [measured, onLine] = [end === 0 ? ruler.from : ruler.to, ruler.line[end as 0 | 1]]
            return (
              <Line
                key={end}
                points={[
                  [measured[0], measured[1], depth],
                  [onLine[0], onLine[1], depth],
                ]}
                color={INK}
                lineWidth={0.6}
              />
            )
          })}
      <Figure ruler={ruler} depth={depth} mirrored={scene.view.side === 'inside'} />
    </group>
  ))
}
