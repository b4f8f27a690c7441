/**
 * What the product menu shows for a search: the models that every word describes, group by group, in the words that people
 * use; and the size and the count that are written beside them. A size that may be several is a doubt, as in a line.
 */
import { concepts, groupWords } from '#domain/vocabulary/concepts'
import { distanceOf, toleranceOf } from '#domain/vocabulary/distance'
import { sayingsOf } from '#domain/vocabulary/find-options'
import { fold } from '#domain/vocabulary/fold'
import { basesOf } from '#domain/vocabulary/inflection'
import { fillers, numberWords } from '#domain/vocabulary/small-words'
import { type Choice, type Doubt, insteadOf } from './doubt.ts'
import type { Reading } from './readings.ts'
import { joinedSides, readSize } from './sizes.ts'
import { type Token, tokensOf } from './tokens.ts'

interface MenuModel {
  readonly id: string
  readonly description: string
}

interface MenuGroup<Model extends MenuModel> {
  readonly pk: number
  readonly name: string
  readonly description: string
  readonly productModels: readonly Model[]
}

export interface ModelSearch<Group> {
  readonly groups: readonly Group[]
  /** What the row is to be made with; null where nothing is said, or not clearly. */
  readonly size: { readonly width: number; readonly height: number } | null
  readonly count: number | null
  readonly doubts: readonly Doubt[]
  /** Where nothing is found: what was perhaps meant. */
  readonly meant: readonly Choice[]
}

const WORDS_MEANT = 3
/** Bare numbers up to this are pieces; models have longer ones. */
const COUNT_MAX = 400

type Word = Extract<Token, { readonly kind: 'word' | 'number' }>

const isWord = (token: Token): token is Word => token.kind === 'word' || token.kind === 'number'

const ignored = new Set(fillers.map(fold))
const kinds = ['vindu', 'dor'] as const

/** One form of a word, and what the catalogue says for it. */
interface Said {
  readonly form: string
  readonly says: readonly string[]
}

const saidBy = (form: string): Said => ({ form, says: [form, ...sayingsOf(form)] })

const wordsIn = (text: string): readonly string[] => text.split(/[\s,()/]+/).map(fold)

const groupsOf = (word: string): readonly number[] =>
  Object.entries(groupWords).find(([name]) => fold(name) === word)?.[1] ?? []

/** `toppsvingvindu`, `branndør`: what it is, and what of it. */
const isCompound = ({ form }: Said, own: readonly string[], ofGroup: readonly string[]): boolean =>
  kinds.some((kind) => {
    const rest = form.endsWith(kind) ? form.slice(0, form.length - kind.length) : ''
    return (
      rest.length > 2 &&
      ofGroup.some((word) => word.includes(kind)) &&
      [...own, ...ofGroup].some((word) => word.startsWith(rest))
    )
  })

const describes = (said: Said, { id, description }: MenuModel, group: MenuGroup<MenuModel>): boolean => {
  const own = wordsIn(`${id} ${description}`)
  const ofGroup = wordsIn(`${group.name} ${group.description}`)
  return (
    groupsOf(said.form).includes(group.pk) ||
    said.says.some((each) => [...own, ...ofGroup].some((word) => word.includes(each))) ||
    isCompound(said, own, ofGroup)
  )
}

/** Whether its own name says it, and not only that of its group: such models stand first. */
const isNamed = ({ says }: Said, { id, description }: MenuModel): boolean =>
  says.some((each) => wordsIn(`${id} ${description}`).some((word) => word.includes(each)))

/** The word as it is written where anything is called so, else in its other forms. */
const formsOf = (word: string, groups: readonly MenuGroup<MenuModel>[]): readonly Said[] => {
  const written = saidBy(word)
  const isKnown = groups.some((group) =>
    group.productModels.some((model) => describes(written, model, group)),
  )
  return isKnown ? [written] : [written, ...basesOf(word).map(saidBy)]
}

const meantFor = (word: Word, groups: readonly MenuGroup<MenuModel>[]): readonly Choice[] => {
  const names = groups.flatMap((group) =>
    group.productModels.flatMap(({ description }) => description.split(/[\s/()]+/)),
  )
  const known = new Map(
    [...names, ...Object.keys(groupWords), ...Object.values(concepts).flat()].map((name) => [
      fold(name),
      name,
    ]),
  )
  const most = toleranceOf(word.key)
  return [...known]
    .map(([key, name]) => ({ name, distance: distanceOf(word.key, key, most) }))
    .filter(({ distance }) => distance <= most)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, WORDS_MEANT)
    .map(({ name }) => insteadOf(word, name.toLocaleLowerCase('nb')))
}

const sizeIn = (tokens: readonly Token[]) => {
  const readings: Reading[] = tokens.flatMap((token): readonly Reading[] => {
    if (token.kind === 'size') {
      const { apart, count: _, ...size } = token
      return [{ ...size, ...(apart !== null && { apart }) }]
    }
    return token.kind === 'side' ? [{ ...token }] : []
  })
  const size = readings.find((reading) => reading.kind === 'size') ?? joinedSides(readings)
  if (size === null) return { size: null, doubts: [] }
  const read = readSize(size, false)
  return read.doubts.length > 0 ? { size: null, doubts: read.doubts } : read
}

const countIn = (tokens: readonly Token[]): number | null => {
  for (const token of tokens) {
    if (token.kind === 'count') return token.count
    if (token.kind === 'size' && token.count !== null) return token.count
    if (token.kind === 'number' && Number.isInteger(token.value) && token.value <= COUNT_MAX)
      return token.value
  }
  return null
}

const isCount = (token: Word): boolean =>
  (token.kind === 'number' && token.value <= COUNT_MAX) || numberWords[token.key] !== undefined

export const searchModels = <Model extends MenuModel, Group extends MenuGroup<Model>>(
  groups: readonly Group[],
  query: string,
): ModelSearch<Group> => {
  const tokens = tokensOf(query)
  const words = tokens.filter(isWord).filter((token) => !ignored.has(token.key) && !isCount(token))
  const { size, doubts } = sizeIn(tokens)
  const found = { size, count: countIn(tokens), doubts }
  if (words.length === 0) return { ...found, groups, meant: [] }
  const forms = words.map(({ key }) => formsOf(key, groups))
  const unnamed = (model: MenuModel): number =>
    forms.filter((said) => !said.some((each) => isNamed(each, model))).length
  const shown = groups
    .map((group) => ({
      ...group,
      productModels: group.productModels
        .filter((model) => forms.every((said) => said.some((each) => describes(each, model, group))))
        .toSorted((one, other) => unnamed(one) - unnamed(other)),
    }))
    .filter(({ productModels }) => productModels.length > 0)
  const unknown = words.find(
    (_, index) =>
      !groups.some((group) =>
        group.productModels.some(
          (model) => forms[index]?.some((each) => describes(each, model, group)) === true,
        ),
      ),
  )
  return {
    ...found,
    groups: shown,
    meant: shown.length > 0 || unknown === undefined ? [] : meantFor(unknown, groups),
  }
}
