/** Which hand a row is hung in, and how people say it. */
import { functionOf } from '#domain/catalogue/catalogue'
import { handings } from '#domain/catalogue/data/handings'
import { isWindow } from '#domain/catalogue/model-kind'
import type { Handing } from '#domain/catalogue/types'
import { handingWords, sideWords } from '#domain/messages/hands'
import { assortmentOf } from '#domain/rules/assortment'
import { type CheckedRow, isMadeToOrder } from './order-rule.ts'

/** What the row is beside its hand: the ids of its way of opening in both hands; null where its model comes in one hand only. */
export const handedKind = (checked: CheckedRow): string | null => {
  if (!isMadeToOrder(checked)) return null
  const { model, values } = checked.configuration
  const mirror = functionOf(values.function).hand?.mirror
  return mirror !== undefined && assortmentOf(model).function.values.some(({ value }) => value === mirror)
    ? [values.function, mirror].toSorted().join('/')
    : null
}

const handingOf = ({ configuration: { model, values } }: CheckedRow): Handing | undefined =>
  isWindow(model) ? undefined : Object.entries(handings).find(([id]) => id === values.function)?.[1]

/** The side, and of an entrance door also whether it opens outwards; null of what has no side. */
export const handOf = (checked: CheckedRow): string | null => {
  const handing = handingOf(checked)
  if (handing !== undefined) return `${handing.side} ${handing.inOut}`
  return functionOf(checked.configuration.values.function).hand?.side ?? null
}

/** 'venstre', of a door 'venstre ut'. */
export const handWord = (checked: CheckedRow): string => {
  const handing = handingOf(checked)
  if (handing !== undefined) return handingWords(handing)
  const { name, hand } = functionOf(checked.configuration.values.function)
  return hand === undefined ? name.toLocaleLowerCase('nb') : sideWords[hand.side]
}
