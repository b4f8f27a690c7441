/**
 * Words and figures in the air. They are drawn on small canvases with the page's own typeface, so no font is fetched for
 * them.
 */
import { CanvasTexture } from 'three'
import type { Scene } from '#domain/drawing/scene'
import { MARKER_INK } from '#domain/drawing/svg/marker-nodes'
import { frontOf } from './front-of.ts'
import { useDisposable } from './use-disposable.ts'

/** Pixels per line of text: sharp at the size of a large screen. */
const RESOLUTION = 96

const drawText = (text: string, color: string, weight: number): CanvasTexture => {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  const font = `${weight} ${RESOLUTION * 0.8}px 'Source Sans 3', Arial, sans-serif`
  if (pen) pen.font = font
  canvas.width = Math.ceil((pen?.measureText(text).width ?? RESOLUTION) + RESOLUTION * 0.2)
  canvas.height = RESOLUTION
  if (pen) {
    // Setting the size has emptied the canvas and forgotten the font.
    pen.font = font
    pen.fillStyle = color
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(text, canvas.width / 2, canvas.height / 2)
  }
  return new CanvasTexture(canvas)
}

interface WordsProps {
  readonly text: string
  readonly at: readonly [x: number, y: number]
  /** Height of the letters, mm. */
  readonly size: number
  readonly turned?: boolean
  readonly color: string
  readonly weight: number
  readonly depth: number
  readonly mirrored: boolean
}

export const SpaceWords = ({
  text,
  at: [x, y],
  size,
  turned = false,
  color,
  weight,
  depth,
  mirrored,
}: WordsProps) => {
  const texture = useDisposable(() => drawText(text, color, weight), [text, color, weight])
  const { width, height } = texture.image as HTMLCanvasElement
  const lineHeight = size / 0.8
  const turn = turned ? Math.PI / 2 : 0
  return (
    // After panes and what they mirror, which would pale the words before them.
    <mesh position={[x, y, depth]} rotation={mirrored ? [0, Math.PI, turn] : [0, 0, turn]} renderOrder={3}>
      <planeGeometry args={[(lineHeight * width) / height, lineHeight]} />
      <meshBasicMaterial map={texture} transparent toneMapped={false} depthWrite={false} />
    </mesh>
  )
}

/** What stands in the place of a product that cannot be drawn (D-223). */
export const Marker = ({ scene }: { readonly scene: Scene }) =>
  scene.marker ? (
    <SpaceWords
      {...scene.marker}
      color={MARKER_INK}
      weight={600}
      depth={frontOf(scene)}
      mirrored={scene.view.side === 'inside'}
    />
  ) : null
