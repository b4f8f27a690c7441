/** A glass as its section, outside to the left: panes as bars, the space between them to scale. */
import { findGlass } from '#domain/catalogue/catalogue'

const SCALE = 0.52
const HEIGHT = 18

interface Layer {
  readonly thickness: number
  readonly isGas: boolean
  readonly isLaminated: boolean
}

/** '4E-18Ar-4-18Ar-E33.1' reads pane, space, pane, space, pane; '33.1' is two panes of 3 mm with film between. */
const layersOf = (build: string): Layer[] =>
  build.split('-').flatMap((part, index): Layer[] => {
    const [whole = '', film] = (/(\d+)(?:\.(\d))?/.exec(part) ?? []).slice(1)
    if (whole === '') return []
    const isLaminated = film !== undefined
    const thickness = isLaminated ? Number(whole[0]) + Number(whole[1]) : Number(whole)
    return [{ thickness, isGas: index % 2 === 1, isLaminated }]
  })

export const GlassPicture = ({ code }: { readonly code: string }) => {
  const glass = findGlass(code)
  if (!glass) return null
  let x = 1
  return (
    <svg width="30" height={HEIGHT + 2} viewBox={`0 -1 30 ${HEIGHT + 2}`} aria-hidden="true">
      {layersOf(glass.build).map(({ thickness, isGas, isLaminated }) => {
        const left = x
        const width = Math.max(thickness * SCALE, 1.6)
        x += width
        if (isGas) return null
        return (
          <rect
            key={left}
            x={left}
            y={0}
            width={width}
            height={HEIGHT}
            fill={isLaminated ? '#7fb4ba' : '#c4dfe2'}
            stroke="#3c6a70"
            strokeWidth="0.7"
          />
        )
      })}
    </svg>
  )
}
