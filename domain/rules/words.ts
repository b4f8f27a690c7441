/**
 * What the words of a rule are made of: the models that it can concern, and codes as people read them. The words themselves stand
 * beside their rows in `rows/*-words.ts`, apart from them because the editor needs the rows alone.
 */

import { fittings } from '#domain/catalogue/data/fittings'
import { glasses } from '#domain/catalogue/data/glass'
import { miscOptions } from '#domain/catalogue/data/misc'
import { isEntranceDoor, isSolidDoor, isWindow } from '#domain/catalogue/model-kind'
import type { FittingKind, Fittings, FrameTypeId, Glass, Model } from '#domain/catalogue/types'
import { assortmentOf } from './assortment.ts'

interface RuleWords {
  /** Norwegian; what sets the rule off. Limits in it come from the rule's own constants. */
  readonly trigger: string
  /** The models that it can concern at all; every product but construction parts where it says nothing. */
  readonly models?: (model: Model) => boolean
  /** Where no model of the range can meet it: why, for whoever wonders that it is never seen. */
  readonly idle?: string
}

export type WordsById = Readonly<Record<string, RuleWords>>

export const isPart = ({ isConstructionPart }: Model): boolean => isConstructionPart === true
export const isProduct = (model: Model): boolean => !isPart(model)
export const isAny = (): boolean => true

export const isOfType =
  (...types: readonly FrameTypeId[]) =>
  (model: Model): boolean =>
    isProduct(model) && types.includes(model.frameType)
export const opensAs =
  (...functions: readonly string[]) =>
  (model: Model): boolean =>
    model.functions.some((id) => functions.includes(id))

export const isOrdinaryWindow = (model: Model): boolean => isProduct(model) && isWindow(model)
export const hasDoorLeaf = (model: Model): boolean => isEntranceDoor(model)
export const hasGlass = (model: Model): boolean => isProduct(model) && !isSolidDoor(model)
/** Glass in a frame or a sash, not in the pattern of a door leaf. */
export const isGlazed = (model: Model): boolean => isProduct(model) && !isEntranceDoor(model)
export const isSlantable = ({ shapes }: Model): boolean => shapes.some((shape) => shape !== 0)
export const isFireRated = ({ fireClass }: Model): boolean => fireClass !== undefined
export const isFireDoor = (model: Model): boolean => isFireRated(model) && isEntranceDoor(model)
export const isSoundRated = ({ soundDb }: Model): boolean => soundDb !== undefined
export const takesLock = (model: Model): boolean => assortmentOf(model).lockId.values.length > 0
export const takesCylinder = (model: Model): boolean => assortmentOf(model).cylinderId.values.length > 0
export const takesCloser = (model: Model): boolean => assortmentOf(model).closerId.values.length > 0
export const takesKickplate = (model: Model): boolean => assortmentOf(model).kickplate.values.length > 0
export const takesLaminate = (model: Model): boolean => assortmentOf(model).decorLaminate.values.length > 0
export const takesDividers = (model: Model): boolean => assortmentOf(model).dividerTypes.length > 0
export const takesCrossbars = (model: Model): boolean => assortmentOf(model).crossbarTypes.length > 0
export const takesVents = (model: Model): boolean => assortmentOf(model).ventsMax > 0
export const offersOption =
  (...ids: readonly number[]) =>
  (model: Model): boolean =>
    assortmentOf(model).misc.some(({ value }) => ids.includes(value))
export const hasWoodColor = (model: Model): boolean => !isEntranceDoor(model)

/** «H01, H04»: the fittings of a kind that can do something. */
export const fittingCodes = <Kind extends FittingKind>(
  kind: Kind,
  can: (fitting: Fittings[Kind][number]) => boolean,
): string => {
  const all: readonly Fittings[Kind][number][] = fittings[kind]
  return all
    .filter(can)
    .map(({ code }) => code)
    .join(', ')
}

/** «201, 301–305»: the glasses that are so; codes that follow each other are one range. */
export const glassCodes = (is: (glass: Glass) => boolean): string => {
  const ranges: { readonly first: number; last: number }[] = []
  for (const code of glasses.filter(is).map((glass) => Number(glass.code))) {
    const range = ranges.at(-1)
    if (range?.last === code - 1) range.last = code
    else ranges.push({ first: code, last: code })
  }
  return ranges.map(({ first, last }) => (first === last ? first : `${first}–${last}`)).join(', ')
}

export const optionName = (id: number): string =>
  miscOptions.find((option) => option.id === id)?.name ?? String(id)
