/** Whether a product is plain enough for Fastlane, the express slot, and if not, the first thing that keeps it out (trade handbook 10.8). */
import { findColor, findGlass } from '#domain/catalogue/catalogue'
import { hasBadge } from '#domain/catalogue/model-kind'
import { NONE } from '#domain/catalogue/none'
import type { RowObstacle } from '#domain/messages/fastlane'
import type { RuleContext } from '#domain/rules/context'

const CLADDING = ['RAL 9010', 'RAL 7016']

const hasPlainColors = ({ values, colorLists }: RuleContext): boolean => {
  const isStandard = (list: 'wood' | 'door', code: string | null): boolean =>
    code === null || findColor(colorLists, list, code)?.std === true
  return (
    isStandard('wood', values.innerColor) &&
    isStandard('door', values.frameColor) &&
    isStandard('door', values.wingColor) &&
    (values.aluminium.selected
      ? CLADDING.includes(values.aluminium.color ?? '')
      : isStandard('wood', values.outerColor))
  )
}

type Applies = (context: RuleContext) => boolean

/** In the order in which a seller is told. */
const obstacles: readonly (readonly [RowObstacle, Applies])[] = [
  ['model', ({ model }) => !hasBadge(model, 'fastlane')],
  ['shape', ({ values }) => values.frameShapeId !== 0],
  ['color', (context) => !hasPlainColors(context)],
  ['glass', ({ values }) => values.glassCode !== NONE && findGlass(values.glassCode)?.inFastlane !== true],
  // Bars as they are laid: a choice may still name a field that is gone, and a post that the model brings is no choice.
  ['posts', ({ measured: { places } }) => places.dividers.some(({ choiceIndex }) => choiceIndex !== null)],
  ['crossbars', ({ measured: { places } }) => places.crossbars.some(({ kind }) => kind === 'SOLID')],
  ['wood', ({ values }) => values.woodtypeId !== 1],
  ['laminate', ({ values }) => values.decorLaminate !== NONE],
  ['depth', ({ values, frameType }) => values.depth !== frameType.baseDepth],
  ['jamb', ({ values }) => values.extensionJamb.mounted],
]

/** Null when the product qualifies. */
export const fastlaneObstacleOf = (context: RuleContext): RowObstacle | null =>
  obstacles.find(([, applies]) => applies(context))?.[0] ?? null
