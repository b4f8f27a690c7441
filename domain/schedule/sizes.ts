/**
 * The size of a row in millimetres. A schedule also gives sizes in centimetres or in modules of 100 mm (12x12 is an opening
 * of 12 modules, and the frame 10 mm less: 1190x1190); where no unit is written, such a size is asked about, never assumed.
 */
import { sizeLimits } from '#domain/catalogue/data/size-limits'
import { SIZE_MIN } from '#domain/layout/shapes/faults'
import { unitNames } from '#domain/messages/doubts'
import { sizeText } from '#domain/messages/figures'
import { lineWords } from '#domain/vocabulary/line-words'
import { type Choice, type Doubt, doubt, insteadOf } from './doubt.ts'
import { lengthIn } from './lengths.ts'
import type { Reading, ReadingOf } from './readings.ts'

interface Size {
  readonly width: number
  readonly height: number
}

type SizeReading = ReadingOf<'size'>

/** Whether anything is made in this size. */
const isMade = ({ width, height }: Size): boolean =>
  sizeLimits.some(
    ({ widthMin, widthMax, heightMin, heightMax }) =>
      width >= widthMin && width <= widthMax && height >= heightMin && height <= heightMax,
  )

/** `1 490 x 1 190`: thousands, unless one of the first figure can be made in the rest of it. */
const askApart = (reading: SizeReading, { width, height }: Size): readonly Doubt[] => {
  const { apart, text } = reading
  if (apart === undefined || !isMade({ width: apart.width, height })) return []
  return [
    doubt('size.grouped', reading, { size: text }, [
      insteadOf(reading, `${width}x${height}`, sizeText(width, height)),
      insteadOf(
        reading,
        `${lineWords.pieces(apart.count)} ${apart.width}x${height}`,
        `${apart.count}\u00a0stk. ${sizeText(apart.width, height)}`,
      ),
    ]),
  ]
}

/** A side of a size by itself, in millimetres; null with a doubt where that is no length. */
export const readSide = (
  reading: ReadingOf<'side'>,
): { readonly length: number | null; readonly doubts: readonly Doubt[] } => {
  const { value, isBare, text } = reading
  if (!isBare || value >= SIZE_MIN) return { length: Math.round(value), doubts: [] }
  return { length: null, doubts: [doubt('size.unreadable', reading, { size: text })] }
}

/** `b 990 h 1390` is a size as well. */
export const joinedSides = (readings: readonly Reading[]): SizeReading | null => {
  const sides = readings.filter((reading): reading is ReadingOf<'side'> => reading.kind === 'side')
  const [first, second, third] = sides
  if (first === undefined || second === undefined || third !== undefined || first.side === second.side)
    return null
  const lengths = sides.map((side) => readSide(side).length)
  const [width, height] = first.side === 'width' ? lengths : lengths.toReversed()
  if (width == null || height == null) return null
  const [start, end] = [Math.min(first.start, second.start), Math.max(first.end, second.end)]
  return { start, end, text: `${first.text} ${second.text}`, kind: 'size', width, height, isBare: false }
}

/** Bars are sold by length, so a small measure of theirs is one. */
export const readSize = (
  reading: SizeReading,
  isBar: boolean,
): { readonly size: Size | null; readonly doubts: readonly Doubt[] } => {
  const { width, height, isBare, text } = reading
  const plain = { width: Math.round(width), height: Math.round(height) }
  if (!isBare) return { size: plain, doubts: [] }
  if (isBar || (width >= SIZE_MIN && height >= SIZE_MIN))
    return { size: plain, doubts: askApart(reading, plain) }
  const ways = (Object.keys(unitNames) as (keyof typeof unitNames)[])
    .map((way) => ({ way, size: { width: lengthIn(width, way), height: lengthIn(height, way) } }))
    .filter(({ size }) => isMade(size))
  const choices = ways.map(
    ({ way, size: { width, height } }): Choice =>
      insteadOf(reading, `${width}x${height}`, `${sizeText(width, height)} (${unitNames[way]})`),
  )
  const [first] = ways
  if (first === undefined) return { size: null, doubts: [doubt('size.unreadable', reading, { size: text })] }
  return { size: first.size, doubts: [doubt('size.unit', reading, { size: text }, choices)] }
}
