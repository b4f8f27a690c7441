/**
 * What the type of a window or door says beside its shape: how it is divided and opens, and the measures of its lining and panels
 * (IfcWindowLiningProperties and the like). The shape is drawn out; no program is asked to make it from these.
 */
import type { Drawable } from '#domain/drawing/drawable'
import { boundsOf, heightOf, widthOf } from '#domain/geometry/polygon'
import type { LocalFrame } from './local-frame.ts'
import { doorOperation, doorPanelOperation, windowPanelOperation } from './operations.ts'
import { type IfcPanel, panelsOf } from './panels.ts'
import { type Partitioning, partitioningOf } from './partitioning.ts'
import type { GlobalIds } from './spatial-structure.ts'
import type { StepFile } from './step/step-file.ts'
import { type Encoded, enumeration, exact, label, real, UNSET } from './step/values.ts'
import { ifcText } from './text.ts'

export interface TypeProperties {
  /** PartitioningType or OperationType, and the words for one that IFC has none for. */
  readonly layout: string
  readonly ownWords: Encoded
  readonly sets: readonly Encoded[]
}

interface Described {
  readonly file: StepFile
  /** References to the sets of this type. */
  readonly ids: GlobalIds
  readonly drawable: Drawable
  readonly frame: LocalFrame
}

const unset = (count: number): Encoded[] => Array.from({ length: count }, () => UNSET)

const ownWordsFor = (layout: string, { model }: Drawable): Encoded =>
  layout === 'USERDEFINED' ? label(model.name) : UNSET

/** Where panels meet, from the lower left, as shares of the whole; two at most, as in IFC. */
const meetingsOf = (panels: readonly IfcPanel[], edge: 'minX' | 'minY', whole: number): Encoded[] => {
  const meetings = new Set(panels.map(({ box }) => box[edge]).filter((at) => at > 1))
  return [...meetings]
    .toSorted((one, other) => one - other)
    .map((at) => exact(Math.round((at / whole) * 1e4) / 1e4))
}

/** The widest post there is that way; 0 where leaves meet without one. */
const postWidth = ({ layout }: Drawable, direction: 'VERTICAL' | 'HORIZONTAL'): number =>
  Math.max(
    0,
    ...layout.dividers
      .filter((divider) => divider.splitsFrame && divider.direction === direction)
      .map(({ outline }) => (direction === 'VERTICAL' ? widthOf : heightOf)(boundsOf(outline))),
  )

const liningThickness = ({ layout }: Drawable): Encoded => {
  const member = layout.frame.find(({ kind }) => kind !== 'THRESHOLD')
  return member === undefined ? UNSET : real(member.profile.sight)
}

const windowLining = (
  { file, ids, drawable, frame }: Described,
  panels: readonly IfcPanel[],
  { type }: Partitioning,
): Encoded => {
  const isDivided = type !== 'USERDEFINED'
  const [firstMullion, secondMullion = UNSET] = isDivided ? meetingsOf(panels, 'minX', frame.width) : []
  const [firstTransom, secondTransom = UNSET] = isDivided ? meetingsOf(panels, 'minY', frame.height) : []
  return file.add(
    'IFCWINDOWLININGPROPERTIES',
    ids('lining'),
    UNSET,
    label(ifcText.lining),
    UNSET,
    real(frame.depth),
    liningThickness(drawable),
    firstTransom === undefined ? UNSET : real(postWidth(drawable, 'HORIZONTAL')),
    firstMullion === undefined ? UNSET : real(postWidth(drawable, 'VERTICAL')),
    firstTransom ?? UNSET,
    secondTransom,
    firstMullion ?? UNSET,
    secondMullion,
    UNSET,
    real(0),
    ...unset(2),
  )
}

export const windowTypeProperties = (described: Described): TypeProperties => {
  const { file, ids, drawable, frame } = described
  const panels = panelsOf(drawable, frame)
  const partitioning = partitioningOf(panels.map(({ box }) => box))
  return {
    layout: partitioning.type,
    ownWords: ownWordsFor(partitioning.type, drawable),
    sets: [
      windowLining(described, panels, partitioning),
      ...panels.map(({ kind, framing }, index) =>
        file.add(
          'IFCWINDOWPANELPROPERTIES',
          ids('panel', String(index)),
          UNSET,
          label(ifcText.panel(index + 1)),
          UNSET,
          enumeration(windowPanelOperation(kind)),
          enumeration(partitioning.positions[index] ?? 'NOTDEFINED'),
          framing === null ? UNSET : real(framing.depth),
          framing === null ? UNSET : real(framing.sight),
          UNSET,
        ),
      ),
    ],
  }
}

/** What stands on the threshold; a field above it is a light over a transom. */
const doorPanels = (panels: readonly IfcPanel[]): readonly IfcPanel[] =>
  panels.filter(({ box }) => box.minY < 1)

const doorLining = ({ file, ids, drawable, frame }: Described, upright: readonly IfcPanel[]): Encoded => {
  const top = Math.min(...upright.map(({ box }) => box.maxY))
  const hasTransom = top < frame.height - 1
  const threshold = drawable.layout.frame.find(({ kind }) => kind === 'THRESHOLD')
  return file.add(
    'IFCDOORLININGPROPERTIES',
    ids('lining'),
    UNSET,
    label(ifcText.lining),
    UNSET,
    real(frame.depth),
    liningThickness(drawable),
    ...(threshold === undefined ? unset(2) : [real(frame.depth), real(threshold.profile.sight)]),
    ...(hasTransom ? [real(postWidth(drawable, 'HORIZONTAL')), real(top)] : unset(2)),
    real(0),
    ...unset(6),
  )
}

export const doorTypeProperties = (described: Described): TypeProperties => {
  const { file, ids, drawable, frame } = described
  const upright = doorPanels(panelsOf(drawable, frame))
  const positions = partitioningOf(upright.map(({ box }) => box)).positions
  const layout = doorOperation(upright, drawable.frameType.folding)
  return {
    layout,
    ownWords: ownWordsFor(layout, drawable),
    sets: [
      doorLining(described, upright),
      ...upright.map(({ box, kind, framing }, index) =>
        file.add(
          'IFCDOORPANELPROPERTIES',
          ids('panel', String(index)),
          UNSET,
          label(ifcText.panel(index + 1)),
          UNSET,
          framing === null ? UNSET : real(framing.depth),
          enumeration(doorPanelOperation(kind, drawable.frameType.folding)),
          exact(Math.round((widthOf(box) / frame.width) * 1e4) / 1e4),
          enumeration(positions[index] ?? 'NOTDEFINED'),
          UNSET,
        ),
      ),
    ],
  }
}
