/**
 * The surface of solid panels: one for the product, and others for single panels where a person says so. Makes a patch, which
 * the rules judge.
 */
import { concerns } from '#domain/layout/bars'
import { panesOf, solidPanelsOf } from '#domain/layout/panes'
import type { Patch } from '#domain/product/product'
import { type Result, success } from '#domain/result'
import type { Configuration } from '#domain/rules/configuration'
import { apartFrom, onPanel, unknownPanel } from './panel-scope.ts'

/**
 * '' is the whole product: no panel keeps a surface of its own. A panel that gets the product's own, or none, has it from the
 * product. A panel that the product does not have is refused with `product.unknown-choice`.
 */
export const chooseQuality = (
  { product: { choices }, values, layout }: Configuration,
  id: number | null,
  panels: readonly string[],
): Result<Patch> => {
  const solid = solidPanelsOf(layout)
  const holdsAll = (panel: string): boolean =>
    panel === '' || (solid.length > 0 && solid.every((address) => concerns(panel, address)))
  if (panels.some(holdsAll))
    return success({
      panelQualityId: id,
      ...(choices.solidPanelQualities.length > 0 && { solidPanelQualities: [] }),
    })
  const panes = panesOf(layout).map(({ address }) => address)
  if (onPanel(panels, panes) === null) return unknownPanel('solidPanelQualities', panels, panes)
  const others = apartFrom(choices.solidPanelQualities, panels, solid).filter(
    ({ panel }) => !panels.some((within) => concerns(within, panel)),
  )
  return success({
    solidPanelQualities:
      id === null || id === values.panelQualityId
        ? others
        : [...others, ...panels.map((panel) => ({ panel, id }))],
  })
}
