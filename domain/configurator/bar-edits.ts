/**
 * Posts, transoms and glazing bars edited by what a person sees: panels by their address, bars by their name in the layout.
 * Makes patches, which the rules judge like any other edit.
 */
import { concerns } from '#domain/layout/bars'
import type { CrossbarPart, DividerPart } from '#domain/layout/parts'
import type { Bar, Patch } from '#domain/product/product'
import { type Result, refusal, success } from '#domain/result'
import { assortmentOf } from '#domain/rules/assortment'
import type { Configuration } from '#domain/rules/configuration'
import { apartFrom, onPanel } from './panel-scope.ts'
import { withPanelsKept } from './panels-kept.ts'

export type BarField = 'dividers' | 'crossbars'

/** How many bars there shall be each way, and of which type; the first type that the model is offered with where none is named. */
export interface BarDivision {
  readonly verticals: number
  readonly horizontals: number
  readonly verticalId?: string | null | undefined
  readonly horizontalId?: string | null | undefined
}

const invalid = (field: BarField) => refusal('divider.invalid', { path: field })

const equalBars = (panel: string, direction: Bar['direction'], typeId: string, count: number): Bar[] =>
  Array.from({ length: count }, () => ({ panel, direction, typeId, position: null }))

/** The patch that puts these bars in the place of those of the product; what is said of its panels stays with them. */
export const withBars = (configuration: Configuration, field: BarField, bars: Bar[]): Patch =>
  field === 'dividers' ? withPanelsKept(configuration, bars) : { crossbars: bars }

/**
 * Divides panels anew into equal parts. What stood inside them goes; bars that were chosen for everything stay in the
 * other panels. A panel that the product does not have is refused with `divider.invalid`.
 */
export const divideAnew = (
  configuration: Configuration,
  field: BarField,
  panels: readonly string[],
  { verticals, horizontals, verticalId, horizontalId }: BarDivision,
): Result<Patch> => {
  const { model, product, layout } = configuration
  const fields = layout.fields.map(({ address }) => address)
  const scope = onPanel(panels, fields)
  if (scope === null) return invalid(field)
  const [first] = assortmentOf(model)[field === 'dividers' ? 'dividerTypes' : 'crossbarTypes']
  if (first === undefined && verticals + horizontals > 0) return invalid(field)
  // A post of the whole frame is what makes the fields; it is not said of each of them.
  const chosen = product.choices[field]
  const apart = field === 'crossbars' ? apartFrom(chosen, scope, fields) : chosen
  return success(
    withBars(configuration, field, [
      ...apart.filter(({ panel }) => !scope.some((within) => concerns(within, panel))),
      ...scope.flatMap((panel) => [
        ...equalBars(panel, 'VERTICAL', verticalId ?? first?.id ?? '', verticals),
        ...equalBars(panel, 'HORIZONTAL', horizontalId ?? first?.id ?? '', horizontals),
      ]),
    ]),
  )
}

const isOf = (part: DividerPart | CrossbarPart, name: string): boolean =>
  part.bar === name || part.id === name

/** Takes bars away. A name that no bar has is refused with `divider.invalid`, a post of the model with `divider.fixed`. */
export const removeBars = (
  configuration: Configuration,
  field: BarField,
  names: readonly string[],
): Result<Patch> => {
  const { product, layout } = configuration
  const gone = new Set<number>()
  for (const name of names) {
    const part = [...layout[field]].find((piece) => isOf(piece, name))
    if (part === undefined) return invalid(field)
    if (part.choiceIndex === null || ('fixed' in part && part.fixed))
      return refusal('divider.fixed', { path: field })
    gone.add(part.choiceIndex)
  }
  const left = product.choices[field].filter((_, index) => !gone.has(index))
  return success(withBars(configuration, field, left))
}

/** Makes a post one that can be taken out (rømningspost), or a fixed one again. */
export const loosenPost = (
  { model, product, layout }: Configuration,
  name: string,
  removable: boolean,
): Result<Patch> => {
  const post = layout.dividers.find((piece) => isOf(piece, name) && piece.splitsFrame)
  const type = assortmentOf(model).dividerTypes.find(
    (offered) => offered.splitsFrame && offered.removable === removable,
  )
  if (post === undefined) return invalid('dividers')
  if (type === undefined) return refusal('divider.removable-only-double', { path: 'dividers' })
  const { dividers } = product.choices
  const { panel, direction, choiceIndex, fixed } = post
  // The model's own post is a choice only while it is not as the model brings it.
  if (choiceIndex === null)
    return success({
      dividers: removable ? [{ panel, direction, typeId: type.id, position: null }, ...dividers] : dividers,
    })
  return success({
    dividers: dividers.flatMap((bar, index) => {
      if (index !== choiceIndex) return [bar]
      return fixed && !removable && bar.position === null ? [] : [{ ...bar, typeId: type.id }]
    }),
  })
}
