/**
 * The line that a group becomes, and the models of our range that are proposed for it with their reasons. Where one model alone is meant the line says
 * it; else the line says what is known, quick entry asks about the rest, and what does not fit the range is said plainly. Nothing is guessed
 * (decision 20). Pure.
 */
import { findModel, functionOf } from '#domain/catalogue/catalogue'
import { isWindow } from '#domain/catalogue/model-kind'
import type { ColorLists, Model } from '#domain/catalogue/types'
import { apply } from '#domain/configurator/apply'
import { createProduct } from '#domain/configurator/create'
import { sizeText } from '#domain/messages/figures'
import type { Patch } from '#domain/product/product'
import { inSeries, type Series } from '#domain/schedule/find-model'
import { printRow } from '#domain/schedule/print-row'
import type { Variant } from '#domain/schedule/variants'
import { kindWords, lineWords } from '#domain/vocabulary/line-words'
import { askedFire, askedSound } from './asked-classes.ts'
import type { PieceGroup } from './groups.ts'
import { type JudgedModel, judgeModel, sameFault } from './judge-model.ts'
import { isOpeningKnown, variantsOpeningAs } from './openings-of-range.ts'
import { plainestOfEach } from './plainest.ts'
import { misfitText, openingNames, proposalText } from './text.ts'

interface ModelProposal {
  readonly modelId: number
  readonly name: string
  /** The line that takes it. */
  readonly text: string
  readonly reasons: readonly string[]
  /** What is asked for and not had as it comes. */
  readonly unmet: readonly string[]
}

export interface ProposedLine {
  readonly text: string
  readonly proposals: readonly ModelProposal[]
  /** Why it is not to be had as the file asks for it; with any the line is left out unless a person takes it. */
  readonly misfits: readonly string[]
  /** What the file asks for and nobody has understood. */
  readonly notes: readonly string[]
}

interface ProposalContext {
  readonly colorLists: ColorLists
  readonly series: Series
}

const PROPOSALS_MAX = 4

const openingText = ({ opening: { panels, operation } }: PieceGroup): string =>
  (operation === null ? panels : [operation])
    .flatMap((each) => (each === null ? [] : [openingNames[each] ?? each]))
    .join(' + ')

const orderPatch = ({ width, height, reference }: PieceGroup, model: Model, functionId: string): Patch => ({
  width,
  height,
  ...(model.functions.length > 1 && { function: functionId }),
  ...(reference !== '' && { reference }),
})

const uValueOf = (modelId: number, patch: Patch, colorLists: ColorLists): number | null => {
  const product = createProduct(modelId)
  const applied = product.ok ? apply(product.value, patch, colorLists) : product
  return applied.ok ? applied.value.configuration.thermal.uValue : null
}

const proposalOf = (
  group: PieceGroup,
  { variant, patch: asked, reasons }: JudgedModel,
  { colorLists }: ProposalContext,
): ModelProposal => {
  const { model, functionId } = variant
  const patch = { ...orderPatch(group, model, functionId), ...asked }
  const uValue = group.uValue === null ? null : uValueOf(model.id, patch, colorLists)
  const isTooHigh =
    uValue !== null && group.uValue !== null && Math.round(uValue * 100) > Math.round(group.uValue * 100)
  return {
    modelId: model.id,
    name: model.functions.length > 1 ? `${model.name}, ${functionOf(functionId).name}` : model.name,
    text: printRow({ modelId: model.id, numberOf: group.pieces.length, patch }, colorLists),
    reasons: [
      isOpeningKnown(group.opening) ? proposalText.opens(openingText(group)) : proposalText.openingUnknown,
      proposalText.size,
      ...reasons,
      ...(uValue === null || isTooHigh ? [] : [proposalText.uValue(uValue)]),
    ],
    unmet:
      uValue !== null && isTooHigh && group.uValue !== null
        ? [proposalText.uValueTooHigh(uValue, group.uValue)]
        : [],
  }
}

const quoted = (reference: string): string => `"${reference.replace(/["\\]/g, '\\$&')}"`

/** What is known where no model is chosen: quick entry asks which one is meant. */
const openLine = ({ kind, width, height, reference, pieces }: PieceGroup): string =>
  [
    lineWords.pieces(pieces.length),
    lineWords.size(width, height),
    kindWords[kind === 'WINDOW' ? 'window' : 'door'],
    ...(reference === '' ? [] : [quoted(reference)]),
  ].join(' ')

const ownLine = (group: PieceGroup, colorLists: ColorLists): ProposedLine | null => {
  const { own } = group
  if (own === null) return null
  const model = findModel(own.modelId)
  if (model === null)
    return { text: openLine(group), proposals: [], misfits: [misfitText.article(own.modelId)], notes: [] }
  const known = model.functions.find((id) => functionOf(id).name === own.opening)
  const [found] = variantsOpeningAs(group.kind, group.opening).filter((variant) => variant.model === model)
  const functionId = known ?? found?.functionId ?? model.defaultFunction
  const shape = model.shapes.find((id) => id === own.shapeId)
  const patch = {
    ...orderPatch(group, model, functionId),
    ...(shape !== undefined && model.shapes.length > 1 && { frameShapeId: shape }),
    ...own.measures,
  }
  const text = printRow({ modelId: model.id, numberOf: group.pieces.length, patch }, colorLists)
  const reasons = [proposalText.ownArticle(model.id)]
  return {
    text,
    misfits: [],
    notes: [],
    proposals: [{ modelId: model.id, name: model.name, text, reasons, unmet: [] }],
  }
}

const unclearClasses = ({ fire, sound }: PieceGroup): readonly string[] => {
  const asked = { fire: askedFire(fire), sound: askedSound(sound) }
  return [
    ...(asked.fire.kind === 'unclear' ? [misfitText.fireUnclear(asked.fire.text)] : []),
    ...(asked.sound.kind === 'unclear' ? [misfitText.soundUnclear(asked.sound.text)] : []),
  ]
}

const outsideRange = ({ special, isExternal }: PieceGroup): readonly string[] => [
  ...(special === null ? [] : [misfitText.special[special] ?? misfitText.otherSpecial(special)]),
  ...(isExternal === false ? [misfitText.internal] : []),
]

/** Stock items have a size of their own, what is made in another shape is not told by width and height, and a side panel stands beside a door. */
const isPlain =
  ({ kind }: PieceGroup) =>
  ({ model }: Variant): boolean =>
    model.isStockItem !== true && model.defaultShape === 0 && (kind === 'DOOR' || isWindow(model))

/** What one opening alone can be meant by: a fixed pane is a fixed frame, unless somebody asks for a sash around it. */
const meant = (fitting: readonly JudgedModel[]): JudgedModel | null => {
  const [only, second] = fitting
  if (only !== undefined && second === undefined) return only
  const fixed = fitting.filter(({ variant }) => functionOf(variant.functionId).sashes.length === 0)
  return fixed.length === 1 ? (fixed[0] ?? null) : null
}

export const proposeLine = (group: PieceGroup, context: ProposalContext): ProposedLine => {
  const own = ownLine(group, context.colorLists)
  if (own !== null) return own
  const never = outsideRange(group)
  const opening = variantsOpeningAs(group.kind, group.opening).filter(isPlain(group))
  if (never.length > 0 || opening.length === 0)
    return {
      text: openLine(group),
      proposals: [],
      misfits: never.length > 0 ? never : [misfitText.opening(openingText(group))],
      notes: [],
    }
  const judged = opening.map((variant) => judgeModel(variant, group))
  const fitting = judged.filter(({ faults }) => faults.length === 0)
  const asTheyCome = fitting.filter(({ patch }) => Object.keys(patch).length === 0)
  const good = asTheyCome.length > 0 ? asTheyCome : fitting
  // What the series has no model of in one way of opening, such as a door that opens in, is proposed of the other.
  const ways = Map.groupBy(
    good.map(({ variant }) => variant),
    ({ functionId }) => functionId,
  )
  const ofSeries = [...ways.values()].flatMap((way) => inSeries(way, context.series))
  const plain = plainestOfEach(good.filter(({ variant }) => ofSeries.includes(variant)))
  const chosen = isOpeningKnown(group.opening) ? meant(plain) : null
  const proposals = [...(chosen === null ? [] : [chosen]), ...plain.filter((each) => each !== chosen)]
    .slice(0, PROPOSALS_MAX)
    .map((each) => proposalOf(group, each, context))
  return {
    text: chosen === null ? openLine(group) : (proposals[0]?.text ?? openLine(group)),
    proposals,
    misfits: fitting.length > 0 ? [] : sameFault(judged, sizeText(group.width, group.height)),
    notes: unclearClasses(group),
  }
}
