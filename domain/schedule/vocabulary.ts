/**
 * Every word and phrase that a line may hold and what it may mean, taken from the catalogue: models and openings, colours,
 * glass, fittings and options, places of colours. A phrase is known by its words run together, so `balkong dør`,
 * `Balkongdør` and `RAL7016`, `ral 7016` are the same. One phrase may have several meanings.
 */

import { fittings } from '#domain/catalogue/data/fittings'
import { glasses } from '#domain/catalogue/data/glass'
import { laminates } from '#domain/catalogue/data/laminates'
import { grooves } from '#domain/catalogue/data/linings'
import { miscOptions } from '#domain/catalogue/data/misc'
import { models } from '#domain/catalogue/data/models'
import { panelPropertyTypes } from '#domain/catalogue/data/panel-properties'
import { panelQualities } from '#domain/catalogue/data/panel-qualities'
import { spacers } from '#domain/catalogue/data/spacers'
import { mountings, woodTypes } from '#domain/catalogue/data/wood-and-mounting'
import type { FrameShapeId } from '#domain/catalogue/frame-shape-ids'
import { NONE } from '#domain/catalogue/none'
import { isStain, UNTREATED } from '#domain/catalogue/stain'
import type { Color, ColorLists, CrossbarType, FittingKind } from '#domain/catalogue/types'
import { frameShapes } from '#domain/layout/shapes/frame-shapes'
import type { ChoiceField } from '#domain/product/product'
import { concepts, groupWords } from '#domain/vocabulary/concepts'
import { fold } from '#domain/vocabulary/fold'
import { basesOf } from '#domain/vocabulary/inflection'
import { barKindWords, choiceWords, lineWords, singleWords } from '#domain/vocabulary/line-words'
import {
  chatter,
  colorFamilies,
  depthWords,
  fillers,
  type Place,
  placeWords,
  referenceWords,
  roomEndings,
  rooms,
  STAIN,
  withoutWords,
} from '#domain/vocabulary/small-words'
import { eachVariant, wholeName, wordsOf } from './variants.ts'

/** Choices that are one value of a list. */
type ListedField = Extract<
  ChoiceField,
  | 'glassCode'
  | 'spacerColor'
  | 'panelQualityId'
  | 'decorLaminate'
  | 'doorHandleId'
  | 'hingeId'
  | 'lockId'
  | 'cylinderId'
  | 'smartlockId'
  | 'closerId'
  | 'binocular'
  | 'extensionJambGroove'
  | 'woodtypeId'
  | 'mountingId'
  | 'numberOfVents'
>

export type Meaning =
  | { readonly kind: 'describe'; readonly word: string }
  | { readonly kind: 'choice'; readonly field: ListedField; readonly value: string | number }
  | { readonly kind: 'kickplate'; readonly code: string }
  | { readonly kind: 'property'; readonly id: number }
  | { readonly kind: 'option'; readonly id: number }
  | { readonly kind: 'shape'; readonly id: FrameShapeId }
  | { readonly kind: 'color'; readonly codes: readonly string[] }
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'layers'; readonly layers: 2 | 3 }
  | { readonly kind: 'bars'; readonly grid: PaneGrid | null }
  | { readonly kind: 'barKind'; readonly of: CrossbarType['kind'] }
  | { readonly kind: 'room' }
  | { readonly kind: 'named' }
  | { readonly kind: 'without' }
  | { readonly kind: 'depth' }
  | { readonly kind: 'filler' }

/** Panes beside and above each other that glazing bars make. */
export interface PaneGrid {
  readonly columns: number
  readonly rows: number
}

/** What suggestions are grouped by. */
export type TermKind = 'model' | 'opening' | 'color' | 'glass' | 'option' | 'place'

/** A phrase as it is written and explained. */
export interface Term {
  readonly key: string
  /** What completion writes. */
  readonly say: string
  /** What it is, where the phrase itself does not say it. */
  readonly detail: string
  readonly kind: TermKind
  readonly meaning: Meaning
}

export interface Vocabulary {
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>
  /** What completion offers: each thing once, as the trade writes it. */
  readonly terms: readonly Term[]
  /** Words of the longest phrase. */
  readonly longest: number
}

const keyOf = (phrase: string): string => wordsOf(phrase).join('')

interface Named {
  readonly name: string
  readonly meaning: Meaning
  /** Short form that the trade writes, such as a code. */
  readonly code?: string
  readonly kind?: TermKind
  /** Whether each part of the name is a name too. */
  readonly parts?: true
}

const choice = (field: ListedField, value: string | number): Meaning => ({ kind: 'choice', field, value })

const fittingFields: Readonly<Record<Exclude<FittingKind, 'kickplate'>, ListedField>> = {
  doorHandle: 'doorHandleId',
  hinge: 'hingeId',
  lock: 'lockId',
  cylinder: 'cylinderId',
  smartlock: 'smartlockId',
  closer: 'closerId',
  binocular: 'binocular',
}

const named: readonly Named[] = [
  ...glasses.map(({ code, name }) => ({
    name,
    code: lineWords.glass(code),
    kind: 'glass' as const,
    parts: true as const,
    meaning: choice('glassCode', code),
  })),
  ...spacers.map(({ code, name }) => ({ name, meaning: choice('spacerColor', code) })),
  ...panelPropertyTypes
    .filter(({ source }) => source !== 'glass')
    .map(({ id, name }) => ({
      name,
      kind: 'glass' as const,
      parts: true as const,
      meaning: { kind: 'property' as const, id },
    })),
  ...miscOptions.map(({ id, name }) => ({
    name,
    parts: true as const,
    meaning: { kind: 'option' as const, id },
  })),
  ...panelQualities.map(({ id, name }) => ({ name, meaning: choice('panelQualityId', id) })),
  ...laminates
    .filter(({ code }) => code !== NONE)
    .map(({ code, name }) => ({
      name: choiceWords.laminate(name),
      code,
      meaning: choice('decorLaminate', code),
    })),
  ...Object.entries(fittingFields).flatMap(([kind, field]) =>
    fittings[kind as keyof typeof fittingFields]
      .filter(({ code }) => code !== NONE)
      .map(({ code, name }) => ({ name, code, meaning: choice(field, code) })),
  ),
  ...fittings.kickplate
    .filter(({ code }) => code !== NONE)
    .map(({ code, name }) => ({ name, meaning: { kind: 'kickplate' as const, code } })),
  ...grooves
    .filter(({ code }) => code !== NONE)
    .map(({ code, name }) => ({ name, meaning: choice('extensionJambGroove', code) })),
  ...woodTypes.map(({ id, name }) => ({
    name,
    code: choiceWords.wood(name),
    meaning: choice('woodtypeId', id),
  })),
  ...mountings.map(({ id, name }) => ({ name, meaning: choice('mountingId', id) })),
  {
    name: choiceWords.noVents,
    code: choiceWords.noVents.toLowerCase(),
    meaning: choice('numberOfVents', 0),
  },
  ...[1, 2, 3].map((count) => ({
    name: choiceWords.vents(count),
    code: choiceWords.ventCode(count),
    meaning: choice('numberOfVents', count),
  })),
  ...([2, 3] as const).map((layers) => ({
    name: choiceWords.layers(layers),
    code: choiceWords.layers(layers),
    kind: 'glass' as const,
    meaning: { kind: 'layers' as const, layers },
  })),
  { name: choiceWords.bars, meaning: { kind: 'bars', grid: null } },
  { name: choiceWords.crossedBars, meaning: { kind: 'bars', grid: { columns: 2, rows: 2 } } },
  { name: choiceWords.barsInGlass, meaning: { kind: 'barKind', of: 'AIR' } },
  { name: choiceWords.throughBars, meaning: { kind: 'barKind', of: 'SOLID' } },
  { name: choiceWords.outsideBars, meaning: { kind: 'barKind', of: 'CLIPS' } },
  ...frameShapes.map(({ id, name }) => ({
    name,
    code: lineWords.shape(id),
    parts: true as const,
    meaning: { kind: 'shape' as const, id },
  })),
]

/** «Åpningsbegrenser, luftestilling», «Barnesikring (sikringsbeslag)»: each part is a name too. */
const partsOf = (name: string): readonly string[] =>
  name
    .split(/[():]|,(?=\s)/)
    .map((part) => part.trim())
    // How many panes it has does not name a glass.
    .filter((part) => part !== '' && !/^[23]-lags$/.test(part))

/** To learn all words takes longer than a key may: each `yield` is a place to do other things. */
type Pieces<Made = void> = Generator<void, Made, void>

class PhraseTable {
  readonly meanings = new Map<string, Meaning[]>()
  readonly terms = new Map<string, Term>()
  longest = 1

  add(phrase: string, meaning: Meaning): void {
    const words = wordsOf(phrase)
    const key = words.join('')
    if (key === '') return
    const known = this.meanings.get(key) ?? []
    if (known.some((other) => JSON.stringify(other) === JSON.stringify(meaning))) return
    this.meanings.set(key, [...known, meaning])
    this.longest = Math.max(this.longest, words.length)
  }

  offer(say: string, kind: TermKind, meaning: Meaning, detail = ''): void {
    const key = keyOf(say)
    if (!this.terms.has(key)) this.terms.set(key, { key, say, detail, kind, meaning })
  }
}

/** Abbreviations keep their capitals. */
const sentenceCase = (name: string): string =>
  /^\p{Lu}\p{Ll}/u.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name

function* addModels(phrases: PhraseTable): Pieces {
  const openings = new Set<string>()
  for (const { functionId, words } of eachVariant()) {
    for (const word of words.keys()) phrases.add(word, { kind: 'describe', word })
    openings.add(functionId)
    yield
  }
  for (const model of models) {
    const word = wholeName(model)
    phrases.offer(model.name, 'model', { kind: 'describe', word })
    phrases.add(choiceWords.model(model.id), { kind: 'describe', word })
    phrases.add(String(model.id), { kind: 'describe', word })
  }
  for (const id of openings) phrases.offer(id, 'opening', { kind: 'describe', word: fold(id) })
}

/** Words of openings and kinds that are worth offering by themselves, as the names of models write them. */
const addSingleWords = (phrases: PhraseTable): void => {
  const names = models.filter(({ isConstructionPart }) => !isConstructionPart).map(({ name }) => name)
  for (const word of [...names.flatMap((name) => name.split(/[\s/]+/)), ...singleWords]) {
    const key = fold(word)
    if (/^\p{L}/u.test(word) && key.length > 4)
      phrases.offer(sentenceCase(word), 'opening', { kind: 'describe', word: key })
  }
}

function* addNamed(phrases: PhraseTable): Pieces {
  const before = new Set(phrases.meanings.keys())
  const addNew = (phrase: string, meaning: Meaning) => {
    if (!before.has(keyOf(phrase))) phrases.add(phrase, meaning)
  }
  for (const { name, code, meaning, kind = 'option', parts } of named) {
    addNew(name, meaning)
    if (parts === true) for (const part of partsOf(name)) addNew(part, meaning)
    if (code !== undefined) phrases.add(code, meaning)
    const first = partsOf(name)[0] ?? name
    phrases.offer(code ?? sentenceCase(first), kind, meaning, code === undefined ? '' : name)
    yield
  }
  for (const { code } of glasses) phrases.add(code, choice('glassCode', code))
  // The first word is enough where no other phrase is or begins with it.
  const found = [...phrases.meanings].map(([key, meanings]) => [key, JSON.stringify(meanings)] as const)
  for (const { name, meaning } of named) {
    yield
    const [first = ''] = wordsOf(name)
    if (first.length < 5) continue
    const begun = new Set(found.flatMap(([key, meanings]) => (key.startsWith(first) ? [meanings] : [])))
    if (begun.size === 1) phrases.add(first, meaning)
  }
}

const stainWords = (name: string): readonly string[] => [
  `${name} ${STAIN}`,
  `${STAIN} ${name}`,
  `beiset ${name}`,
]

const RAL_CODE = /^RAL (\d{4})$/

function* addColors(phrases: PhraseTable, colors: ColorLists): Pieces {
  const byName = new Map<string, Set<string>>()
  const sorted = Object.values(colors)
    .flat()
    .toSorted((one, other) => Number(other.std) - Number(one.std) || one.sorting - other.sorting)
  for (const { code, description } of sorted) {
    const name = description.replace(/\s*\(.*\)/, '')
    byName.set(name, (byName.get(name) ?? new Set()).add(code))
    const meaning: Meaning = { kind: 'color', codes: [code] }
    phrases.add(code, meaning)
    if (isStain(code)) for (const phrase of stainWords(name)) phrases.add(phrase, meaning)
    // NCS S 0502-Y, S 0502-Y, NCS 0502-Y and 0502-Y are one.
    if (code.startsWith('NCS S ')) for (const from of [4, 6]) phrases.add(code.slice(from), meaning)
    if (code.startsWith('NCS S ')) phrases.add(`NCS ${code.slice(6)}`, meaning)
    const digits = RAL_CODE.exec(code)?.[1]
    if (digits !== undefined) phrases.add(digits, meaning)
    phrases.offer(code, 'color', meaning, description)
    yield
  }
  for (const [name, codes] of byName) {
    const meaning: Meaning = { kind: 'color', codes: [...codes] }
    phrases.add(name, meaning)
    phrases.offer(sentenceCase(name), 'color', meaning, [...codes].join(', '))
    yield
  }
}

/** «Mørk grå», «Koksgrå» and «Grå 30» are greys, «Gråbeige» and «Gråsvart grønn» are not. Stains are a family by what they are. */
const isOfFamily = ({ code, description }: Color, family: string): boolean =>
  family === STAIN
    ? isStain(code) && code !== UNTREATED
    : wordsOf(description.replace(/,.*/, '')).some((word) => word.endsWith(fold(family)))

/** A bare «grå» is any of them, those in the base price first; it is asked about. */
function* addColorFamilies(phrases: PhraseTable, colors: ColorLists): Pieces {
  const sorted = Object.values(colors)
    .flat()
    .toSorted((one, other) => Number(other.std) - Number(one.std) || one.sorting - other.sorting)
  for (const family of colorFamilies) {
    const codes = sorted.filter((color) => isOfFamily(color, family)).map(({ code }) => code)
    const isName = phrases.meanings.get(keyOf(family))?.some(({ kind }) => kind === 'color') === true
    if (!isName && codes.length > 0) phrases.add(family, { kind: 'color', codes: [...new Set(codes)] })
    yield
  }
}

/** What people say for what is in the table by now. Words for models are known with the models. */
const addConcepts = (phrases: PhraseTable): void => {
  for (const [says, others] of Object.entries(concepts)) {
    const meanings = phrases.meanings.get(keyOf(says)) ?? []
    for (const other of others)
      for (const meaning of meanings) if (meaning.kind !== 'describe') phrases.add(other, meaning)
  }
}

/** Offered as well, after what the catalogue itself says. */
const offerConcepts = (phrases: PhraseTable): void => {
  const said = [
    ...Object.entries(concepts).flatMap(([says, others]) => others.map((other) => [other, says] as const)),
  ]
  for (const [other, says] of [...said, ...Object.keys(groupWords).map((word) => [word, ''] as const)]) {
    const [meaning, second] = phrases.meanings.get(keyOf(other)) ?? []
    const kind = phrases.terms.get(keyOf(says))?.kind ?? (meaning?.kind === 'describe' ? 'opening' : 'option')
    // One that may mean several things is offered by itself, and asked about then.
    if (meaning !== undefined && keyOf(other).length > 2)
      phrases.offer(other, kind, meaning, second === undefined ? says : '')
  }
}

const addSmallWords = (phrases: PhraseTable): void => {
  for (const [place, words] of Object.entries(placeWords)) {
    const meaning: Meaning = { kind: 'place', place: place as Place }
    for (const word of words) phrases.add(word, meaning)
    phrases.offer(words[0] ?? '', 'place', meaning)
  }
  for (const word of depthWords) phrases.add(word, { kind: 'depth' })
  for (const word of fillers) phrases.add(word, { kind: 'filler' })
  for (const word of withoutWords) phrases.add(word, { kind: 'without' })
  for (const word of referenceWords) phrases.add(word, { kind: 'named' })
  for (const word of chatter) if (!phrases.meanings.has(keyOf(word))) phrases.add(word, { kind: 'filler' })
  for (const word of rooms) if (!phrases.meanings.has(keyOf(word))) phrases.add(word, { kind: 'room' })
  for (const [of, words] of Object.entries(barKindWords))
    for (const word of words) phrases.add(word, { kind: 'barKind', of: of as CrossbarType['kind'] })
}

function* build(colors: ColorLists): Pieces<Vocabulary> {
  const phrases = new PhraseTable()
  yield* addModels(phrases)
  yield* addColors(phrases, colors)
  addSmallWords(phrases)
  yield
  yield* addNamed(phrases)
  yield* addColorFamilies(phrases, colors)
  addConcepts(phrases)
  yield
  addSingleWords(phrases)
  offerConcepts(phrases)
  return { meanings: phrases.meanings, terms: [...phrases.terms.values()], longest: phrases.longest }
}

interface Learning {
  readonly pieces: Pieces<Vocabulary>
  known: Vocabulary | null
}

const learnings = new WeakMap<ColorLists, Learning>()

const learningOf = (colors: ColorLists): Learning => {
  const learning = learnings.get(colors) ?? { pieces: build(colors), known: null }
  learnings.set(colors, learning)
  return learning
}

/** One small piece of it, for whoever has other things to do in between. Answers the vocabulary when it is whole, else null. */
export const learnPiece = (colors: ColorLists): Vocabulary | null => {
  const learning = learningOf(colors)
  if (learning.known === null) {
    const { done, value } = learning.pieces.next()
    if (done === true) learning.known = value
  }
  return learning.known
}

/** What has not been learnt piece by piece yet is learnt now. */
export const vocabularyOf = (colors: ColorLists): Vocabulary => {
  for (;;) {
    const vocabulary = learnPiece(colors)
    if (vocabulary !== null) return vocabulary
  }
}

/** What the trade writes for a meaning. Throws on a bug: whatever can be chosen has words. */
export const wordsForMeaning = (meaning: Meaning, { terms }: Vocabulary): string => {
  const wanted = JSON.stringify(meaning)
  const term = terms.find((each) => JSON.stringify(each.meaning) === wanted)
  if (term === undefined) throw new Error(`no words for ${wanted}`)
  return term.say
}

/** Names that the maker has given: «Lyngen» is a place, not one more «Lyng». */
const properNames = new Set(
  models.flatMap(({ name, group }) => (group >= 120 ? [] : wordsOf(name).slice(0, 1))),
)

/** A form of a word that is known. */
const inflected = (key: string, { meanings }: Vocabulary): readonly Meaning[] | undefined => {
  for (const base of basesOf(key)) {
    const ofBase = meanings
      .get(base)
      ?.filter(
        (meaning) => meaning.kind !== 'filler' && !(meaning.kind === 'describe' && properNames.has(base)),
      )
    if (ofBase !== undefined && ofBase.length > 0) return ofBase
  }
  return undefined
}

/** An opening and a colour that are written as one word, such as `toppsvinghvit`: where to part them. */
export const seamOf = (key: string, { meanings }: Vocabulary): number | null => {
  const is = (word: string, kind: Meaning['kind']) =>
    meanings.get(word)?.some((meaning) => meaning.kind === kind) === true
  for (let at = 3; at <= key.length - 3; at += 1) {
    const [one, other] = [key.slice(0, at), key.slice(at)]
    if (is(one, 'describe') && one.length > 5 && is(other, 'color')) return at
    if (is(one, 'color') && is(other, 'describe') && other.length > 5) return at
  }
  return null
}

/** «hovedsoverom», «tvillingstua»: a room, whatever it is called after. */
const roomsByEnding: readonly Meaning[] = [{ kind: 'room' }]
const endingKeys = roomEndings.map(fold)
const isCompoundRoom = (key: string): boolean =>
  endingKeys.some((ending) => key.length > ending.length + 2 && key.endsWith(ending))

/** «baderomsvindu», «stuevinduer»: a window, and where it goes. */
const ofRoom = (key: string, { meanings }: Vocabulary): readonly Meaning[] | undefined => {
  const [, room = '', kind = ''] = /^(.+?)[se]?(vindu|dor)$/.exec(key) ?? []
  return meanings.get(room)?.[0]?.kind === 'room' ? meanings.get(kind) : undefined
}

/** What a phrase may mean, in any of its forms. */
export const meaningsOf = (key: string, vocabulary: Vocabulary): readonly Meaning[] | undefined =>
  vocabulary.meanings.get(key) ?? (key.length > 3 ? inflected(key, vocabulary) : undefined)

/** Meanings of a single word, also of a compound that is not in the vocabulary as a whole. */
export const meaningsOfWord = (key: string, vocabulary: Vocabulary): readonly Meaning[] | undefined =>
  meaningsOf(key, vocabulary) ??
  [key, ...basesOf(key)].map((form) => ofRoom(form, vocabulary)).find((each) => each !== undefined) ??
  (isCompoundRoom(key) ? roomsByEnding : undefined)
