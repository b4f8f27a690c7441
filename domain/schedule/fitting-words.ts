/**
 * A fitting by its noun and what stands around it: «sort vrider», «vrider i matt sort», «digital kikkert». Which one is
 * meant is known with the model; of several that fit it is asked.
 */
import { fittings } from '#domain/catalogue/data/fittings'
import { spacers } from '#domain/catalogue/data/spacers'
import type { Model } from '#domain/catalogue/types'
import { assortmentOf } from '#domain/rules/assortment'
import { alternativesOf } from '#domain/vocabulary/find-options'
import { type FittingField, fittingNouns } from '#domain/vocabulary/fitting-nouns'
import { fold } from '#domain/vocabulary/fold'
import { basesOf } from '#domain/vocabulary/inflection'
import { fillers, placeWords } from '#domain/vocabulary/small-words'
import { type Choice, type Doubt, doubt, insteadOf } from './doubt.ts'
import type { TextSpan, Token } from './tokens.ts'

const fieldOfNoun = new Map(
  (Object.keys(fittingNouns) as FittingField[]).flatMap((field) =>
    fittingNouns[field].map((noun) => [fold(noun), field] as const),
  ),
)

/** Small words between the noun and what it is like. */
const BETWEEN = new Set(['i', 'med', 'pa', 'av'])
const places = new Set(Object.values(placeWords).flat().map(fold))
/** «med» tells no fitting from another, though some are called «… med nøkkelkort». */
const saysNothing = new Set(fillers.map(fold))
const MOST_BEFORE = 2

const namesOf: Readonly<Record<FittingField, readonly string[]>> = {
  doorHandleId: fittings.doorHandle.map(({ name }) => name),
  hingeId: fittings.hinge.map(({ name }) => name),
  cylinderId: fittings.cylinder.map(({ name }) => name),
  closerId: fittings.closer.map(({ name }) => name),
  binocular: fittings.binocular.map(({ name }) => name),
  spacerColor: spacers.map(({ name }) => name),
}

const wordsIn = (name: string): readonly string[] => name.split(/[\s,()]+/).map(fold)

const fits = (name: string, attributes: readonly string[]): boolean => {
  const words = wordsIn(name).flatMap((word) => [word, ...basesOf(word)])
  return attributes.every((attribute) => alternativesOf(attribute).some((each) => words.includes(each)))
}

const isLike = (field: FittingField, attributes: readonly string[]): boolean =>
  namesOf[field].some((name) => fits(name, attributes))

/** A fitting in the tokens of a line: its attributes, and those that may be its own or the product's. */
export interface FittingWords {
  readonly field: FittingField
  readonly attributes: readonly string[]
  readonly tokens: number
  /** For «hvit vrider sort»: the numbers of tokens before which a comma would make it clear. */
  readonly unclear: readonly number[]
}

const nounAt = (token: Token | undefined): FittingField | undefined =>
  token?.kind !== 'word'
    ? undefined
    : [token.key, ...basesOf(token.key)]
        .map((form) => fieldOfNoun.get(form))
        .find((each) => each !== undefined)

/** «kromvrider»: what it is like stands in the word itself. */
const compoundAt = (
  token: Token | undefined,
): { readonly field: FittingField; readonly attribute: string } | null => {
  if (token?.kind !== 'word') return null
  for (const [noun, field] of fieldOfNoun) {
    const attribute = token.key.endsWith(noun) ? token.key.slice(0, token.key.length - noun.length) : ''
    if (attribute.length > 2 && isLike(field, [attribute])) return { field, attribute }
  }
  return null
}

export const isNoun = (token: Token): boolean => nounAt(token) !== undefined

const attributeAt = (token: Token | undefined): string | null =>
  token?.kind === 'word' && !places.has(token.key) && nounAt(token) === undefined ? token.text : null

/** From `at`; null where no fitting is spoken of. */
export const fittingAt = (tokens: readonly Token[], at: number): FittingWords | null => {
  const compound = nounAt(tokens[at]) === undefined ? compoundAt(tokens[at]) : null
  if (compound !== null)
    return { field: compound.field, attributes: [compound.attribute], tokens: 1, unclear: [] }
  const before: string[] = []
  let noun = at
  while (nounAt(tokens[noun]) === undefined) {
    const attribute = attributeAt(tokens[noun])
    if (attribute === null || saysNothing.has(fold(attribute)) || before.length === MOST_BEFORE) return null
    before.push(attribute)
    noun += 1
  }
  const field = nounAt(tokens[noun])
  const previous = tokens[at - 1]
  const isOfPlace = previous?.kind === 'word' && places.has(previous.key)
  if (field === undefined || (before.length > 0 && (isOfPlace || !isLike(field, before)))) return null
  const after: string[] = []
  let end = noun + 1
  for (let next = end; ; ) {
    const token = tokens[next]
    if (token?.kind === 'word' && BETWEEN.has(token.key) && next === end) {
      next += 1
      continue
    }
    const attribute = attributeAt(token)
    const following = tokens[next + 1]
    const goesElsewhere = following?.kind === 'word' && places.has(following.key)
    if (attribute === null || goesElsewhere || !isLike(field, [...after, attribute])) break
    after.push(attribute)
    next += 1
    end = next
  }
  const both = [...before, ...after]
  const isOne = before.length === 0 || after.length === 0 || isLike(field, both)
  return {
    field,
    attributes: isOne ? both : [],
    tokens: end - at,
    unclear: isOne ? [] : [noun - at, noun - at + 1],
  }
}

/** What a line says of a fitting, and where. */
export type FittingSaid = TextSpan & {
  readonly text: string
  readonly field: FittingField
  readonly noun: string
  readonly attributes: readonly string[]
}

const isNamedFirst = (name: string, noun: string): boolean => {
  const [first = ''] = wordsIn(name)
  return first.endsWith(noun) || (first !== '' && noun.startsWith(first))
}

/** The one of the model's fittings that is meant; a doubt where it is none or several. */
export const chooseFitting = (
  { field, attributes, noun, text, ...at }: FittingSaid,
  model: Model,
): { readonly value: string | null; readonly doubt: Doubt | null } => {
  const offered = assortmentOf(model)[field].values
  const alike = offered.filter(({ name }) => fits(name, attributes))
  const named = alike.filter(({ name }) => isNamedFirst(name, fold(noun)))
  const meant = named.length > 0 ? named : alike
  const [only, other] = meant
  if (only !== undefined && other === undefined) return { value: only.value, doubt: null }
  const choices = (list: typeof offered): readonly Choice[] =>
    list.map(({ value, name }) => insteadOf(at, /^\d+$/.test(value) ? name : value, name))
  return only === undefined
    ? { value: null, doubt: doubt('fitting.none', at, { word: text, model: model.name }, choices(offered)) }
    : { value: null, doubt: doubt('word.ambiguous', at, { word: text }, choices(meant)) }
}
