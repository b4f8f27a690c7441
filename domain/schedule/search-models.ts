/**
 * What the product menu shows for a search: the models that every word describes, group by group, in the words that people
 * use; and the size and the count that are written beside them. A size that may be several is a doubt, as in a line.
 */
import { withoutText } from '#domain/messages/doubts'
import { concepts, groupWords } from '#domain/vocabulary/concepts'
import { distanceOf, toleranceOf } from '#domain/vocabulary/distance'
import { sayingsOf } from '#domain/vocabulary/find-options'
import { fold } from '#domain/vocabulary/fold'
import { basesOf } from '#domain/vocabulary/inflection'
import { kindWords } from '#domain/vocabulary/line-words'
import { chatter, colorFamilies, fillers, placeWords, rooms } from '#domain/vocabulary/small-words'
import { type Choice, type Doubt, insteadOf } from './doubt.ts'
import { countIn, isCount, isGlass } from './menu-count.ts'
import type { Reading } from './readings.ts'
import { joinedSides, readSize } from './sizes.ts'
import { type Token, tokensOf, type Word } from './tokens.ts'

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
  /** Words for a colour or an option, which are chosen when the row is there. */
  readonly later: readonly string[]
  /** Where nothing is found: what was perhaps meant. */
  readonly meant: readonly Choice[]
  /** Where nothing is found: the same without a word that nothing found is called. */
  readonly shorter: readonly Choice[]
}

const WORDS_MEANT = 3

const isWord = (token: Token): token is Word => token.kind === 'word' || token.kind === 'number'

const ignored = new Set([...fillers, ...chatter].map(fold))
const kinds = [fold(kindWords.window), fold(kindWords.door)]

/** One form of a word, and what the catalogue says for it. */
interface Said {
  readonly form: string
  readonly says: readonly string[]
}

const roomKeys = new Set(rooms.map(fold))

/** «soveromsvindu» is any window. */
const kindIn = (word: string): string => {
  const [, room = '', kind = ''] = /^(.+?)[se]?(vindu)(?:er|ene|et|a)?$/.exec(word) ?? []
  return roomKeys.has(room) ? kind : word
}

const saidBy = (word: string): Said => {
  const form = kindIn(word)
  return { form, says: [form, ...sayingsOf(form)] }
}

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

/** «dør» and «vindu»: the description of a group mentions these also for what stands beside one, so only its name counts. */
const isKind = (form: string): boolean => kinds.some((kind) => kind === form)

/** Words that the names of models, or people, write as one: «4 felt», «heve skyvedør». */
const joined = (tokens: readonly Token[], groups: readonly MenuGroup<MenuModel>[]): readonly Token[] => {
  const known = new Set(
    groups.flatMap((group) =>
      group.productModels.flatMap(({ description }) => pairsIn(wordsIn(description))),
    ),
  )
  /** What is called so by itself stays by itself: «ytterdør lyng» is any entrance door Lyng, not only the stock one of that name. */
  const isCalled = (word: string): boolean =>
    groups.some((group) =>
      group.productModels.some((model) =>
        formsOf(word, groups).some((form) => describes(form, model, group)),
      ),
    )
  const together: Token[] = []
  for (const token of tokens) {
    const last = together.at(-1)
    const key = last !== undefined && isWord(last) && token.kind === 'word' ? `${last.key}${token.key}` : ''
    const isName =
      known.has(key) &&
      !(last?.kind === 'word' && isCalled(last.key) && token.kind === 'word' && isCalled(token.key))
    const isOne = key !== '' && (isName || sayingsOf(key).length > 0)
    if (isOne && last !== undefined && isWord(last))
      together[together.length - 1] = { kind: 'word', key, text: key, start: last.start, end: token.end }
    else together.push(token)
  }
  return together
}

const pairsIn = (words: readonly string[]): readonly string[] => [
  ...words,
  ...words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`),
]

const describes = (
  said: Said,
  { id, description }: MenuModel,
  group: MenuGroup<MenuModel>,
  isAlone = false,
): boolean => {
  const own = pairsIn(wordsIn(`${id} ${description}`))
  const ofGroup = wordsIn(isAlone && isKind(said.form) ? group.name : `${group.name} ${group.description}`)
  const named = groupsOf(said.form)
  // «glassdør» is what these groups hold, and not every door that has «glass» in its name.
  if (named.length > 0) return named.includes(group.pk) || own.some((word) => word.includes(said.form))
  return (
    said.says.some((each) => [...own, ...ofGroup].some((word) => word.includes(each))) ||
    isCompound(said, own, ofGroup)
  )
}

/** Whether its own name says it, and not only that of its group: such models stand first. */
const isNamed = ({ form, says }: Said, { id, description }: MenuModel): boolean => {
  const own = pairsIn(wordsIn(`${id} ${description}`))
  const rest = kinds
    .map((kind) => (form.endsWith(kind) ? form.slice(0, form.length - kind.length) : ''))
    .find(Boolean)
  return (
    says.some((each) => own.some((word) => word.includes(each))) ||
    (rest !== undefined && rest.length > 2 && own.some((word) => word.startsWith(rest)))
  )
}

/** The word as it is written where anything is called so, else in its other forms. */
const formsOf = (word: string, groups: readonly MenuGroup<MenuModel>[]): readonly Said[] => {
  const written = saidBy(word)
  const isKnown = groups.some((group) =>
    group.productModels.some((model) => describes(written, model, group)),
  )
  return isKnown ? [written] : [written, ...basesOf(word).map(saidBy)]
}

const optionKeys = new Set(
  [...Object.entries(concepts).flatMap(([says, others]) => [says, ...others]), ...colorFamilies].map(fold),
)

/** Words of colour names shorter than this begin too much else. */
const COLOR_BEGINNING = 5
const familyKeys = colorFamilies.map(fold)

const isColor = (form: string, colorNames: readonly string[]): boolean =>
  familyKeys.some((family) => form.endsWith(family)) ||
  colorNames.some((name) => wordsIn(name).includes(form))

/** «antrasitt» of «Antrasittgrå». */
const beginsAColor = (form: string, colorNames: readonly string[]): boolean =>
  form.length >= COLOR_BEGINNING &&
  colorNames.some((name) => wordsIn(name).some((word) => word.startsWith(form)))

/** «ute» and «inne» say where a colour goes; nothing is called so, and «Kvitnuten» not because of it. */
const sideKeys = new Set([...placeWords.inside, ...placeWords.outside].map(fold))

const isOfColor = (forms: readonly string[], colorNames: readonly string[]): boolean =>
  forms.some((form) => sideKeys.has(form) || isColor(form, colorNames) || beginsAColor(form, colorNames))

const isWordOf = (form: string, groups: readonly MenuGroup<MenuModel>[]): boolean =>
  groups.some(({ name, description, productModels }) =>
    [name, description, ...productModels.map((model) => `${model.id} ${model.description}`)].some((text) =>
      wordsIn(text).includes(form),
    ),
  )

/** What no model is called, and what is known all the same. A colour may be part of another word: «blå» of «dørblad». */
const isLater = (
  word: Word,
  groups: readonly MenuGroup<MenuModel>[],
  colorNames: readonly string[],
): boolean => {
  if (isGlass(word)) return true
  const { key } = word
  const forms = [key, ...basesOf(key)]
  const isOfRow = sideKeys.has(key) || forms.some((form) => isColor(form, colorNames))
  if (isOfRow && !forms.some((form) => isWordOf(form, groups))) return true
  return (
    forms.some((form) => optionKeys.has(form) || beginsAColor(form, colorNames)) &&
    !formsOf(key, groups).some((form) =>
      groups.some((group) => group.productModels.some((model) => describes(form, model, group))),
    )
  )
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

export const searchModels = <Model extends MenuModel, Group extends MenuGroup<Model>>(
  groups: readonly Group[],
  query: string,
  /** As the colour lists name them. */
  colorNames: readonly string[] = [],
): ModelSearch<Group> => {
  const tokens = joined(tokensOf(query), groups)
  const said = tokens.filter(isWord).filter((token) => !ignored.has(token.key) && !isCount(token))
  const apart = said.filter((word) => isLater(word, groups, colorNames))
  const words = apart.length < said.length ? said.filter((word) => !apart.includes(word)) : said
  const { size, doubts } = sizeIn(tokens)
  const later = words === said ? [] : apart.map(({ text }) => text)
  const options = apart.filter(({ key }) => !isOfColor([key, ...basesOf(key)], colorNames))
  const found = { size, count: countIn(tokens, options), doubts, later }
  if (words.length === 0) return { ...found, groups, meant: [], shorter: [] }
  const forms = words.map(({ key }) => formsOf(key, groups))
  // «Skyve- og foldedører» is a group, but a folding door is named so: any form tells it.
  const everyForm = words
    .filter(({ key }) => !isKind(key))
    .map(({ key }) => [key, ...basesOf(key)].map(saidBy))
  const unnamed = (model: MenuModel): number =>
    everyForm.filter((said) => !said.some((each) => isNamed(each, model))).length
  const shown = groups
    .map((group) => ({
      ...group,
      productModels: group.productModels
        .filter((model) =>
          forms.every((said) => said.some((each) => describes(each, model, group, forms.length === 1))),
        )
        .toSorted((one, other) => unnamed(one) - unnamed(other)),
    }))
    .filter(({ productModels }) => productModels.length > 0)
  const fits = (without: number) =>
    groups.some((group) =>
      group.productModels.some((model) =>
        forms.every((said, at) => at === without || said.some((each) => describes(each, model, group))),
      ),
    )
  // A colour or an option is no slip of the hand: nothing else was meant by it.
  const unknown = words.find(
    (word, index) =>
      !apart.includes(word) &&
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
    shorter:
      shown.length > 0 || words.length === 1
        ? []
        : words
            .filter((word, at) => (unknown === undefined || word === unknown) && fits(at))
            .slice(0, WORDS_MEANT)
            .map((word) => insteadOf(word, '', withoutText(word.text))),
  }
}
