/**
 * What can be asked for by name: each model with each way that it opens, and the words that describe it: those of its name
 * and its opening, of its group, series, fire and sound class. A word may say one or more words of the model's name.
 */
import { functionOf } from '#domain/catalogue/catalogue'
import { models } from '#domain/catalogue/data/models'
import { hasBadge, isWindow } from '#domain/catalogue/model-kind'
import type { Model } from '#domain/catalogue/types'
import { concepts, groupWords } from '#domain/vocabulary/concepts'
import { fold } from '#domain/vocabulary/fold'
import { directionWords, kindWords, sashWord } from '#domain/vocabulary/line-words'
import { chatter, fillers, placeWords } from '#domain/vocabulary/small-words'
import { tokensOf } from './tokens.ts'

export interface Variant {
  readonly model: Model
  readonly functionId: string
  /** The words of the model's name. */
  readonly name: readonly string[]
  /** Every word that describes it, with the words of the name that it says. */
  readonly words: ReadonlyMap<string, readonly string[]>
}

export const wordsOf = (text: string): readonly string[] =>
  tokensOf(text).flatMap((token) => ('key' in token ? [token.key] : []))

/** A whole name is one word that means exactly its model. */
export const wholeName = ({ name }: Pick<Model, 'name'>): string => wordsOf(name).join('')

const classWords = ({ soundDb, fireClass }: Model): readonly string[] => [
  ...(soundDb === undefined ? [] : ['lyd', `lyd${soundDb}`, `rw${soundDb}`, `${soundDb}db`]),
  ...(fireClass === undefined ? [] : ['brann', fold(fireClass)]),
]

const kindWord = (model: Model): string => fold(kindWords[isWindow(model) ? 'window' : 'door'])

/** A toppsvingvindu is a toppsving. */
const compounds = (model: Model, words: readonly string[]): readonly (readonly [string, string])[] =>
  words.filter((word) => /^\p{L}/u.test(word)).map((word) => [`${word}${kindWord(model)}`, word])

/** Words that mean something else in a line, or nothing at all, name no model. */
const silent = new Set([...fillers, ...chatter, ...Object.values(placeWords).flat()].map(fold))

/** In a name they say what the model is like; said by itself they mean the glass. */
const ofGlass: ReadonlySet<string> = new Set(['2lags', '3lags'])

/** A part that every window has: in the name of an opening it tells no model from the others. */
const ofEveryWindow: ReadonlySet<string> = new Set([fold(sashWord)])

const isNumeric = (word: string): boolean => /^[\d,]+$/.test(word)

/** A number in a name is known by the word beside it: stille 40, 3 fløyer. */
const numbered = (name: readonly string[]): readonly (readonly [string, readonly string[]])[] =>
  name.slice(1).flatMap((word, index) => {
    const before = name[index] ?? ''
    return isNumeric(word) !== isNumeric(before) ? [[`${before}${word}`, [before, word]] as const] : []
  })

const directionOf = (functionId: string): readonly string[] => {
  const moving = functionOf(functionId).sashes.filter(({ maxOpeningAngle }) => maxOpeningAngle > 0)
  return [...new Set(moving.map(({ inOut }) => inOut))].flatMap((way) => directionWords[way])
}

/** What is said for each word of the catalogue, as it is written and folded; folded once for all variants. */
const foldedConcepts = Object.entries(concepts).map(
  ([says, others]) => [fold(says), others.map((other) => [other, fold(other)] as const)] as const,
)

const variantOf = (model: Model, functionId: string): Variant => {
  const name = wordsOf(model.name).filter((word) => !silent.has(word) && !ofGlass.has(word))
  const opening = wordsOf(functionOf(functionId).name).filter((word) => !ofEveryWindow.has(word))
  const words = new Map<string, string[]>()
  const add = (word: string, says: readonly string[] = []) =>
    words.set(word, [...new Set([...(words.get(word) ?? []), ...says])])
  const sayIfNamed = (word: string) => (name.includes(word) ? [word] : [])

  for (const word of name) if (!isNumeric(word)) add(word, [word])
  for (const [pair, says] of numbered(name)) add(pair, says)
  for (const word of opening) add(word, sayIfNamed(word))
  for (const word of directionOf(functionId)) add(fold(word), sayIfNamed(fold(word)))
  for (const [compound, word] of compounds(model, [...name, ...opening, ...classWords(model)]))
    add(compound, sayIfNamed(word))
  for (const word of classWords(model)) add(word)
  for (const [group, pks] of Object.entries(groupWords)) if (pks.includes(model.group)) add(fold(group))
  const another = kindWords[isWindow(model) ? 'door' : 'window']
  for (const [says, others] of foldedConcepts)
    if (words.has(says))
      for (const [other, folded] of others) if (!other.endsWith(another)) add(folded, words.get(says))
  if (hasBadge(model, 'basic')) add('basic', sayIfNamed('basic'))
  add(kindWord(model))
  add(
    fold(functionId),
    opening.filter((word) => name.includes(word)),
  )
  add(wholeName(model), name)
  return { model, functionId, name, words }
}

const openings = models.flatMap((model) => model.functions.map((functionId) => ({ model, functionId })))

const made: Variant[] = []

/** Each in turn, made when it is first asked for: to make all of them at once takes longer than a key may. */
export function* eachVariant(): Generator<Variant, void> {
  for (const [index, { model, functionId }] of openings.entries()) {
    const variant = made[index] ?? variantOf(model, functionId)
    made[index] = variant
    yield variant
  }
}

export const variants = (): readonly Variant[] => (made.length < openings.length ? [...eachVariant()] : made)
