/** What words mean for a product that is there already: each part of a patch, made from what the product has. */

import { NONE } from '#domain/catalogue/none'
import type { ColorLists } from '#domain/catalogue/types'
import { withoutText } from '#domain/messages/doubts'
import type { Patch } from '#domain/product/product'
import { colorListOf } from '#domain/rules/assortment'
import type { Configuration } from '#domain/rules/configuration'
import { HINGED } from '#domain/vocabulary/line-words'
import { type Doubt, doubt, insteadOf } from './doubt.ts'
import type { Reading } from './readings.ts'
import { ofKind } from './row-choices.ts'
import { paint } from './row-colors.ts'
import { joinedSides, readSide, readSize } from './sizes.ts'
import { variants } from './variants.ts'

export interface EditPart {
  readonly patch: Patch
  readonly doubts: readonly Doubt[]
}

const nothing: EditPart = { patch: {}, doubts: [] }

export const readOpening = (readings: readonly Reading[], { model }: Configuration): EditPart => {
  const said = ofKind(readings, 'describe')
  // «hengslet venstre» of a door: that it has hinges is no news.
  const isKnown = variants().some((variant) => variant.model === model && variant.words.has(HINGED))
  const words = isKnown ? said : said.filter(({ word }) => word !== HINGED)
  const [first] = words
  if (first === undefined) return nothing
  const fitting = variants().filter(
    (variant) => variant.model === model && words.every(({ word }) => variant.words.has(word)),
  )
  const [only, other] = fitting
  if (only === undefined) {
    const alien =
      words.find(({ word }) => !variants().some((each) => each.model === model && each.words.has(word))) ??
      first
    const choices = [insteadOf(alien, '', withoutText(alien.text))]
    return {
      patch: {},
      doubts: [doubt('model.other', alien, { model: model.name, word: alien.text }, choices)],
    }
  }
  // Words that all of its openings share, such as its own name, change none.
  return other === undefined && model.functions.length > 1
    ? { patch: { function: only.functionId }, doubts: [] }
    : nothing
}

export const readMeasures = (readings: readonly Reading[], { model }: Configuration): EditPart => {
  const sides = ofKind(readings, 'side')
  const both = joinedSides(readings)
  const [size, second] = [...ofKind(readings, 'size'), ...(both === null ? [] : [both])]
  const partial = Object.fromEntries(ofKind(readings, 'measure').map(({ field, value }) => [field, value]))
  const [shape] = ofKind(readings, 'shape')
  const form: Patch = { ...partial, ...(shape !== undefined && { frameShapeId: shape.id }) }
  if (size !== undefined) {
    const read = readSize(size, model.isConstructionPart === true)
    const twice = second === undefined ? [] : [doubt('size.twice', second)]
    return { patch: { ...form, ...read.size }, doubts: [...read.doubts, ...twice] }
  }
  const lengths = sides.map((side) => ({ side: side.side, ...readSide(side) }))
  const [first, again] = sides
  const twice = first !== undefined && again !== undefined ? [doubt('size.twice', again)] : []
  const said = Object.fromEntries(
    lengths.flatMap(({ side, length }) => (length === null ? [] : [[side, length]])),
  )
  return { patch: { ...form, ...said }, doubts: [...lengths.flatMap(({ doubts }) => doubts), ...twice] }
}

const sortedIds = (ids: readonly number[]): number[] =>
  [...new Set(ids)].toSorted((one, other) => one - other)

/** Lists gain what is said and lose what is said to go; the rest of them stays. */
export const readLists = (readings: readonly Reading[], { product: { choices } }: Configuration): Patch => {
  const gone = (kind: 'option' | 'property') =>
    new Set(ofKind(readings, kind).flatMap(({ id, without }) => (without === true ? [id] : [])))
  const added = (kind: 'option' | 'property') =>
    ofKind(readings, kind).flatMap(({ id, without }) => (without === true ? [] : [id]))
  const [options, properties] = [gone('option'), gone('property')]
  const others = choices.panelProperties.filter(({ id }) => !properties.has(id))
  const isEverywhere = (wanted: number) => others.some(({ panel, id }) => panel === '' && id === wanted)
  const newOnes = [...new Set(added('property'))].filter((id) => !isEverywhere(id))
  const says = (kind: Reading['kind']) => readings.some((reading) => reading.kind === kind)
  return {
    ...(says('option') && {
      misc: sortedIds([...choices.misc.filter((id) => !options.has(id)), ...added('option')]),
    }),
    ...(says('property') && { panelProperties: [...others, ...newOnes.map((id) => ({ panel: '', id }))] }),
  }
}

/** What was the outside's by following the inside stays as it is; a colour for everything leaves no other outside. */
export const readColors = (
  readings: readonly Reading[],
  { model, product: { choices } }: Configuration,
  colorLists: ColorLists,
): EditPart => {
  const { patch, doubts } = paint(readings, model, colorLists)
  const { innerColor, outerColor } = patch
  if (innerColor === undefined || outerColor !== undefined || colorListOf(model, 'outerColor') === null)
    return { patch, doubts }
  const isInsideOnly = ofKind(readings, 'place').some(({ place }) => place === 'inside')
  if (!isInsideOnly)
    return { patch: { ...patch, ...(choices.outerColor !== null && { outerColor: null }) }, doubts }
  const follows = choices.outerColor === null && choices.innerColor !== innerColor
  return { patch: { ...patch, ...(follows && { outerColor: choices.innerColor }) }, doubts }
}

/** The plate on the other side stays. */
export const readKickplate = (
  kickplate: Patch['kickplate'],
  { product: { choices } }: Configuration,
): Patch => {
  if (kickplate === undefined) return {}
  const inside = kickplate.outside === NONE ? NONE : choices.kickplate.inside
  return { kickplate: { outside: kickplate.outside, inside } }
}
