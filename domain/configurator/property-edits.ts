/** Properties of panes, such as frosted glass, switched on and off for some of them. Makes a patch, which the rules judge. */
import { concerns } from '#domain/layout/bars'
import { panesOf } from '#domain/layout/panes'
import type { Patch } from '#domain/product/product'
import { type Result, success } from '#domain/result'
import type { Configuration } from '#domain/rules/configuration'
import { apartFrom, onPanel, unknownPanel } from './panel-scope.ts'

export interface SwitchedProperty {
  readonly id: number
  readonly selected: boolean
}

/** A panel that the product does not have is refused with `product.unknown-choice`. */
export const switchProperties = (
  { product, layout }: Configuration,
  properties: readonly SwitchedProperty[],
  panels: readonly string[],
): Result<Patch> => {
  const panes = panesOf(layout).map(({ address }) => address)
  const scope = onPanel(panels, panes)
  if (scope === null) return unknownPanel('panelProperties', panels, panes)
  return success({
    panelProperties: properties.reduce<Patch['panelProperties'] & {}>((chosen, { id, selected }) => {
      const others = chosen.filter((property) => property.id !== id)
      const these = chosen.filter((property) => property.id === id)
      const missing = scope.filter((panel) => !these.some((one) => concerns(one.panel, panel)))
      if (selected) return [...others, ...these, ...missing.map((panel) => ({ panel, id }))]
      const left = apartFrom(these, scope, panes).filter(
        ({ panel }) => !scope.some((within) => concerns(within, panel)),
      )
      return [...others, ...left]
    }, product.choices.panelProperties),
  })
}
