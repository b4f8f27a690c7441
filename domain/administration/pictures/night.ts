/** When pictures are drawn by themselves: in the night, once. Pure. */
import { isoDateOf, wallClockOf } from '#domain/calendar'

/** On a clock on a wall in Norway: nobody works, and there are hours left for what takes long or begins late. */
const NIGHT = { from: 2, to: 6 } as const

/** The date of the night that it is now in Norway, such as '2026-11-23'; null by day. */
export const nightOf = (instant: string): string | null => {
  const { hour } = wallClockOf(instant)
  return hour >= NIGHT.from && hour < NIGHT.to ? isoDateOf(instant) : null
}
