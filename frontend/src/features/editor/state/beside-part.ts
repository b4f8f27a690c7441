/** Where a bar of buttons stands on the table beside the part that it belongs to. Pixels from the table's upper left corner. Pure. */
interface Size {
  readonly width: number
  readonly height: number
}

interface Place {
  readonly left: number
  readonly top: number
}

const AIR = 8
/** In a part there is room for the bar when so much of the part is left, px. */
const LEFT_OF_PART = 96

/** A bar that takes so much of the table's width would hide the parts beside as well. */
const WIDE = 0.7

const within = (at: number, size: number, room: number, from = AIR): number =>
  Math.max(from, Math.min(at, room - size - AIR))

/** `taken` is how far from the top something else stands on the table. */
export const besidePart = (part: Place & Size, bar: Size, table: Size, taken = 0): Place => {
  const left = within(part.left + (part.width - bar.width) / 2, bar.width, table.width)
  const over = part.top - bar.height - AIR
  const under = part.top + part.height + AIR
  const isTall = part.height >= bar.height + LEFT_OF_PART
  const isRoomy = isTall && part.width >= LEFT_OF_PART
  const isWide = bar.width > WIDE * table.width
  const fitsUnder = under + bar.height + AIR <= table.height
  const top = isWide && fitsUnder ? under : isRoomy ? part.top + AIR : isTall || over >= AIR ? over : under
  return { left, top: within(top, bar.height, table.height, Math.max(AIR, taken)) }
}
