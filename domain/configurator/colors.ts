/** The colours in force, looked up in the lists that they come from (trade handbook 6.4). */
import { findColor } from '#domain/catalogue/catalogue'
import type { Color, ColorListId } from '#domain/catalogue/types'
import type { ResolvedColors } from '#domain/rules/configuration'
import type { RuleContext } from '#domain/rules/context'

export const colorsOf = ({
  values,
  colorLists,
}: Pick<RuleContext, 'values' | 'colorLists'>): ResolvedColors => {
  const find = (list: ColorListId, code: string | null): Color | null =>
    code === null ? null : findColor(colorLists, list, code)
  const cladding = values.aluminium.selected ? find('aluminium', values.aluminium.color) : null
  return {
    inner: find('wood', values.innerColor),
    outer: cladding ?? find('wood', values.outerColor),
    cladding,
    frame: find('door', values.frameColor),
    wing: find('door', values.wingColor),
  }
}
