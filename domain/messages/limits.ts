/** A limit of a measure in words: «høyst 1 590 mm ved 1 390 høyde». */
import { sayIn, texts } from '#domain/texts/texts'
import { fieldName } from './fields.ts'
import { figure } from './figures.ts'

const say = sayIn('messages/limits')

interface SaidLimit {
  readonly side: 'least' | 'most'
  readonly value: number
  readonly beside: { readonly field: string; readonly value: number } | null
}

const sides = texts('messages/limits.sides', { least: 'minst', most: 'høyst' } as const)

const unitAfter = (unit: string): string => (unit === '' || unit === '°' ? unit : `\u00a0${unit}`)

export const sayLimit = ({ side, value, beside }: SaidLimit, unit: string): string => {
  const limit = `${sides[side]} ${figure(value)}${unitAfter(unit)}`
  return beside === null ? limit : say`${limit} ved ${figure(beside.value)} ${fieldName(beside.field)}`
}
