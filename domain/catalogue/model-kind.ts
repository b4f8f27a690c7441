/** What sort of product a model is: several texts, colours and prices differ between them. */
import { frameTypeOf, functionOf, patternOf } from './catalogue.ts'
import type { Badge, Model } from './types.ts'

/** Entrance door, shed door or side panel: a leaf with a pattern instead of a sash with glass. */
export const isEntranceDoor = (model: Model): boolean => model.patternId !== undefined

/** A leaf without glass. */
export const isSolidDoor = (model: Model): boolean =>
  model.patternId !== undefined && !patternOf(model.patternId).glazed

export const isWindow = (model: Model): boolean => frameTypeOf(model.frameType).kind === 'WINDOW'

/** Balcony, terrace, sliding and folding doors: glass from rail to rail. */
export const isGlazedDoor = (model: Model): boolean => !isWindow(model) && !isEntranceDoor(model)

/** Glazed doors count as windows in discounts and colours (trade handbook 6.4 and 10.2). */
export const discountCategoryOf = (model: Model): 'windows' | 'doors' =>
  isEntranceDoor(model) ? 'doors' : 'windows'

const FIXED = new Set(['FK', 'FR', 'SF'])

/** A function without anything that a hand can open. */
export const isFixedFunction = (functionId: string): boolean => FIXED.has(functionId)

/** Whether something turns on hinges that one sees: not gliding, sliding or fixed. */
export const isHinged = (functionId: string): boolean =>
  functionOf(functionId).sashes.some(
    ({ component }) => component === 'HingeConfiguration' || component === 'TiltTurnConfiguration',
  )

/** Whether a list that names frame types speaks of the model; 'C*' means glazed models of type C only. */
export const isFor = (frameTypes: readonly string[], model: Model): boolean =>
  frameTypes.includes(model.frameType) ||
  (!isEntranceDoor(model) && frameTypes.includes(`${model.frameType}*`))

/**
 * Whether what is standard on some frame types is so on the model. On types that have leaves, plain 'C' names the standard of
 * doors with a leaf, and 'C*' that of glazed ones: neither comes with what the other begins with.
 */
export const isStandardOn = (frameTypes: readonly string[], model: Model): boolean => {
  const { frameType } = model
  const isGlazedAmongLeaves = !isEntranceDoor(model) && frameTypeOf(frameType).leaf !== null
  return frameTypes.includes(isGlazedAmongLeaves ? `${frameType}*` : frameType)
}

export const depthsOf = ({ depths, frameType }: Model): readonly number[] =>
  depths ?? frameTypeOf(frameType).depths

export const hasBadge = (model: Model, badge: Badge): boolean => model.badges.includes(badge)
