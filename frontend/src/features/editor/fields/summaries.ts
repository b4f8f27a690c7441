/** What is chosen in a group, in a line that can be read at a glance while the group is folded. */

import { findCrossbarType, findGlass, frameTypeOf, functionOf } from '#domain/catalogue/catalogue'
import { fittings } from '#domain/catalogue/data/fittings'
import { NONE } from '#domain/catalogue/none'
import type { FittingKind } from '#domain/catalogue/types'
import { frameDepthOf } from '#domain/layout/depth'
import { formatSize } from '../../../ui/format.ts'
import { barsOf } from '../state/bars.ts'
import type { Editor } from '../state/use-editor.ts'
import type { GroupId } from './field-spec.ts'
import { groupSummaryText } from './text.ts'

type Summary = (editor: Editor) => string

const joined = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter((part) => part !== false && part !== null && part !== undefined && part !== '').join(', ')

const fittingName = (kind: FittingKind, code: string): string =>
  code === NONE ? '' : (fittings[kind].find((fitting) => fitting.code === code)?.name ?? '')

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`

const summaries: Record<GroupId, Summary> = {
  dimensions: ({ configuration: { values } }) => formatSize(values.width, values.height),
  function: ({ configuration: { values } }) => functionOf(values.function).name,
  glass: ({ configuration: { values } }) => findGlass(values.glassCode)?.name ?? '',
  colors: ({ configuration: { colors } }) =>
    [colors.frame ?? colors.inner, colors.wing ?? colors.outer]
      .flatMap((color) => (color ? [color.description] : []))
      .filter((name, index, all) => all.indexOf(name) === index)
      .join(' / '),
  bars: ({ configuration: { layout } }) =>
    joined(
      counted(barsOf(layout, 'dividers').length, 'post', 'poster'),
      counted(barsOf(layout, 'crossbars').length, 'sprosse', 'sprosser'),
      ...new Set(barsOf(layout, 'crossbars').map(({ typeId }) => findCrossbarType(typeId)?.name ?? '')),
    ),
  fittings: ({ configuration: { values } }) =>
    joined(fittingName('doorHandle', values.doorHandleId), fittingName('lock', values.lockId)),
  lining: ({ configuration: { model, values } }) =>
    joined(
      groupSummaryText.depth(frameDepthOf(values, frameTypeOf(model.frameType))),
      values.extensionJamb.mounted && groupSummaryText.jamb,
      values.flowerBoard.selected && groupSummaryText.flowerBoard,
    ),
  extras: ({ configuration: { values } }) =>
    joined(
      counted(values.numberOfVents, 'ventil', 'ventiler'),
      counted(values.misc.length, 'tilvalg', 'tilvalg'),
    ),
}

export const summaryOf = (group: GroupId, editor: Editor): string => summaries[group](editor)
