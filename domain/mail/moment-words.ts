/** A moment as a letter tells it, in Norwegian time: '22.11.2026 kl. 11:17'. */
import { isoDateOf, wallClockOf } from '#domain/calendar'

export const dateWords = (instant: string): string => isoDateOf(instant).split('-').toReversed().join('.')

export const timeWords = (instant: string): string => {
  const { hour, minute } = wallClockOf(instant)
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
}
