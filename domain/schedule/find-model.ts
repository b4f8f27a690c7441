/**
 * Which model a row means. Every word that is said must describe it. Among those that fit, the plain one is meant: the one
 * whose name says least that nobody has said; of several series the one that the clerk works in. Two that are equally
 * plain are a doubt, and so is a way of opening that is left open.
 */
import { functionOf } from '#domain/catalogue/catalogue'
import { glasses } from '#domain/catalogue/data/glass'
import { handings } from '#domain/catalogue/data/handings'
import { hasBadge } from '#domain/catalogue/model-kind'
import type { Model } from '#domain/catalogue/types'
import { quotedWords, withoutText } from '#domain/messages/doubts'
import { sideWords } from '#domain/messages/hands'
import { HINGED, lineWords } from '#domain/vocabulary/line-words'
import { behind, type Choice, type Doubt, doubt, insteadOf } from './doubt.ts'
import type { ReadingOf } from './readings.ts'
import type { TextSpan } from './tokens.ts'
import { type Variant, variants } from './variants.ts'

/** What a bare «toppsving» is. */
export type Series = 'basic' | 'extra'

interface FoundModel {
  readonly model: Model | null
  /** Null where the model opens in one way only. */
  readonly functionId: string | null
  readonly doubts: readonly Doubt[]
}

const CHOICES_MAX = 12

const isExtra = ({ model }: Variant): boolean => hasBadge(model, 'extra')

/** Words of the name that nobody has said. */
export const unsaid = ({ name, words }: Variant, said: readonly string[]): number => {
  const covered = new Set(said.flatMap((word) => words.get(word) ?? []))
  return name.filter((word) => !covered.has(word)).length
}

export const inSeries = (fitting: readonly Variant[], series: Series): readonly Variant[] => {
  const own = fitting.filter((variant) => isExtra(variant) === (series === 'extra'))
  return own.length > 0 ? own : fitting
}

const plainest = (fitting: readonly Variant[], said: readonly string[]): readonly Variant[] => {
  const least = Math.min(...fitting.map((variant) => unsaid(variant, said)))
  return fitting.filter((variant) => unsaid(variant, said) === least)
}

/** Words taken over from the line above stand nowhere in this one; their span is empty. */
const isInThisLine = ({ start, end }: TextSpan): boolean => start < end

const spanOf = (words: readonly TextSpan[], row: TextSpan): TextSpan => {
  const here = words.filter(isInThisLine)
  if (here.length === 0) return row
  return { start: Math.min(...here.map(({ start }) => start)), end: Math.max(...here.map(({ end }) => end)) }
}

/** Glass with the sound class that a word names, where the word names one. */
const asGlass = (reading: ReadingOf<'describe'>): readonly Choice[] => {
  const sound = /^(?:rw|lyd)?(\d{2})(?:db)?$/.exec(reading.word)?.[1]
  return glasses
    .filter(({ soundClass }) => sound !== undefined && soundClass === Number(sound))
    .map(({ code, name }) => insteadOf(reading, lineWords.glass(code), `${name} (${code})`))
}

/** A sound class that no model has may be had as glass; any word of this line that is one too many may be left out. */
const waysOut = (words: readonly ReadingOf<'describe'>[]): readonly Choice[] => {
  const tooMany = words.filter((reading) => {
    const others = words.filter((other) => other !== reading)
    const fits = variants().some((variant) => others.every(({ word }) => variant.words.has(word)))
    return fits && others.length > 0
  })
  const without = tooMany
    .filter(isInThisLine)
    .map((reading) => insteadOf(reading, '', withoutText(reading.text)))
  return [...tooMany.flatMap(asGlass), ...without]
}

const none = (doubts: readonly Doubt[]): FoundModel => ({ model: null, functionId: null, doubts })

/** What tells one opening from the others, in the word that a clerk would write. */
const wordFor = ({ functionId }: Variant): string => {
  const { hand } = functionOf(functionId)
  return hand === undefined || functionId in handings ? functionId : sideWords[hand.side]
}

/** `words` are those of the row that describe a model, in their order; `row` is where the row stands in the line. */
export const findModelByWords = (
  words: readonly ReadingOf<'describe'>[],
  series: Series,
  row: TextSpan,
): FoundModel => {
  const all = words.map(({ word }) => word)
  if (all.length === 0) return none([doubt('model.missing', row)])
  const isAny = (wanted: readonly string[]) =>
    variants().some((variant) => wanted.every((word) => variant.words.has(word)))
  // «Lyng hengslet venstre»: of a door it says only on which side.
  const withoutHinges = all.filter((word) => word !== HINGED)
  const said = !isAny(all) && withoutHinges.length > 0 && isAny(withoutHinges) ? withoutHinges : all
  const last = words.at(-1) ?? row
  const fitting = variants().filter((variant) => said.every((word) => variant.words.has(word)))
  if (fitting.length === 0) {
    const texts = quotedWords([...new Set(words.map(({ text }) => text))])
    return none([doubt('model.none', spanOf(words, row), { words: texts }, waysOut(words))])
  }
  const meant = plainest(inSeries(fitting, series), said)
  const models = [...new Set(meant.map(({ model }) => model))]
  const [model] = models
  if (model === undefined || models.length > 1) {
    const choices = models.slice(0, CHOICES_MAX).map(({ name }): Choice => behind(last, name, name))
    return none([doubt('model.several', spanOf(words, row), {}, choices)])
  }
  const openings = meant.filter((variant) => variant.model === model)
  const [opening] = openings
  if (opening === undefined || model.functions.length === 1) return { model, functionId: null, doubts: [] }
  if (openings.length === 1) return { model, functionId: opening.functionId, doubts: [] }
  const choices = openings.map((variant) =>
    behind(last, wordFor(variant), functionOf(variant.functionId).name),
  )
  return {
    model,
    functionId: null,
    doubts: [doubt('side.missing', spanOf(words, row), { model: model.name }, choices)],
  }
}
