/** A way of opening as its symbol (EN 12519), seen from outside: the apex at the hinges, dashed where the sash opens in. */
import { findFunction } from '#domain/catalogue/catalogue'
import type { SashKind } from '#domain/catalogue/types'
import type { Side } from '#domain/geometry/point'

interface Size {
  readonly width: number
  readonly height: number
}

const WINDOW: Size = { width: 30, height: 28 }
const DOOR: Size = { width: 18, height: 34 }
const INSET = 3

interface Cell {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Sashes stand beside each other; only a combined window has one above another, bottom first. */
const cellsOf = (functionId: string, count: number, { width, height }: Size): Cell[] =>
  Array.from({ length: count }, (_, index) =>
    functionId === 'TSF'
      ? { x: 0, y: (height / count) * (count - 1 - index), width, height: height / count }
      : { x: (width / count) * index, y: 0, width: width / count, height },
  )

const triangle = (side: Side, { x, y, width, height }: Cell): string => {
  const [left, right, top, bottom] = [x + INSET, x + width - INSET, y + INSET, y + height - INSET]
  const [midX, midY] = [x + width / 2, y + height / 2]
  const points = {
    LEFT: [right, top, left, midY, right, bottom],
    RIGHT: [left, top, right, midY, left, bottom],
    TOP: [left, bottom, midX, top, right, bottom],
    BOTTOM: [left, top, midX, bottom, right, top],
  }[side]
  return points.join(' ')
}

const Arrow = ({ cell: { x, y, width, height }, side }: { readonly cell: Cell; readonly side: Side }) => {
  const away = side === 'LEFT' ? 1 : -1
  const [middle, reach] = [x + width / 2, Math.min(width, 18) / 2 - 3]
  const tip = middle + reach * away
  const level = y + height / 2
  return (
    <path
      d={`M${middle - reach * away} ${level}H${tip}m${-3.5 * away}-3.5L${tip} ${level}l${-3.5 * away} 3.5`}
      fill="none"
    />
  )
}

const SashSymbol = ({ sash, cell }: { readonly sash: SashKind; readonly cell: Cell }) => {
  const strokeDasharray = sash.inOut === 'IN' ? '2.6 2' : undefined
  switch (sash.component) {
    case 'MountedConfiguration':
      return null
    case 'SlideConfiguration':
      return <Arrow cell={cell} side={sash.side} />
    case 'TiltTurnConfiguration':
      return (
        <>
          <polyline points={triangle(sash.side, cell)} strokeDasharray={strokeDasharray} />
          <polyline points={triangle('BOTTOM', cell)} strokeDasharray={strokeDasharray} />
        </>
      )
    default:
      return <polyline points={triangle(sash.side, cell)} strokeDasharray={strokeDasharray} />
  }
}

interface OpeningPictureProps {
  readonly functionId: string
  readonly isDoor: boolean
}

export const OpeningPicture = ({ functionId, isDoor }: OpeningPictureProps) => {
  const sashes = findFunction(functionId)?.sashes ?? []
  const size = isDoor && sashes.length < 2 ? DOOR : WINDOW
  const [width, height] = [size.width + 4, size.height + 4]
  const cells = cellsOf(functionId, Math.max(1, sashes.length), size)
  return (
    <svg
      width={width}
      height={height}
      viewBox={`-2 -2 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {cells.map((cell) => (
        <rect key={`${cell.x} ${cell.y}`} {...cell} strokeWidth="1.6" rx="0.5" fill="#eef4f5" />
      ))}
      <g strokeWidth="1">
        {sashes.map((sash, index) => {
          const cell = cells[index]
          return cell ? <SashSymbol key={`${cell.x} ${cell.y}`} sash={sash} cell={cell} /> : null
        })}
      </g>
    </svg>
  )
}
