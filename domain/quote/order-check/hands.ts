/** Which hand a row is hung in, as people say it: the side in the name of its way of opening. */
import { functionOf } from '#domain/catalogue/catalogue'
import { isWindow } from '#domain/catalogue/model-kind'
import { assortmentOf } from '#domain/rules/assortment'
import { type CheckedRow, isMadeToOrder } from './order-rule.ts'

const SIDE = /venstre|høyre/i

/** 'Sidesving …' of both «Sidesving venstre» and «Sidesving høyre»; null of what has no side. */
const kindOf = (functionId: string): string | null => {
  const { name } = functionOf(functionId)
  return SIDE.test(name) ? name.replace(SIDE, '…') : null
}

/** What the row is beside its hand; null where its model comes in one hand only. */
export const handedKind = (checked: CheckedRow): string | null => {
  if (!isMadeToOrder(checked)) return null
  const { model, values } = checked.configuration
  const kind = kindOf(values.function)
  const isMirrored = ({ value }: { readonly value: string }) =>
    value !== values.function && kindOf(value) === kind
  return kind !== null && assortmentOf(model).function.values.some(isMirrored) ? kind : null
}

/** 'venstre', of a door 'venstre ut'. */
export const handWord = ({ configuration: { model, values } }: CheckedRow): string => {
  const name = functionOf(values.function).name.toLocaleLowerCase('nb')
  const side = SIDE.exec(name)?.[0] ?? name
  return isWindow(model) ? side : (/(?:venstre|høyre) (?:ut|inn)/.exec(name)?.[0] ?? side)
}
