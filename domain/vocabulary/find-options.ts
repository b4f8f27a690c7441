/**
 * Choosing from a list by words: what each option is called is compared with what was typed, with every word that people
 * use for it, in whatever order, form, case and spelling. Pure; the lists are the caller's.
 */
import { concepts } from './concepts.ts'
import { distanceOf, toleranceOf } from './distance.ts'
import { fold } from './fold.ts'
import { basesOf } from './inflection.ts'
import { placeWords } from './small-words.ts'

export interface Findable {
  /** The label as it is shown. */
  readonly label: string
  /** A code, the field that it belongs to, or whatever else it may be found by. */
  readonly also?: readonly string[]
}

/** From what people say to what the catalogue writes. */
const saidFor = new Map<string, string[]>()
const places = {
  innvendig: placeWords.inside,
  utvendig: placeWords.outside,
  aluminiumskledning: placeWords.cladding,
}
for (const [says, others] of [...Object.entries(concepts), ...Object.entries(places)])
  for (const other of others.map(fold)) saidFor.set(other, [...(saidFor.get(other) ?? []), says])

/** What the catalogue says for a folded word, folded. */
export const sayingsOf = (word: string): readonly string[] => saidFor.get(word)?.map(fold) ?? []

/** The folded word, what it is a form of, and what the catalogue says for any of these. */
export const alternativesOf = (word: string): readonly string[] => {
  const forms = [fold(word), ...basesOf(fold(word))]
  return [...new Set([...forms, ...forms.flatMap(sayingsOf)])]
}

const partsOf = (text: string): readonly string[] => text.split(/[\s,;/()]+/).filter(Boolean)

/** Shorter ones begin or end too much to be looked for inside words. */
const SHORT = 2

/** How well one typed word goes with a text: 0 a word of it or the end of one (the head of a compound), 1 the beginning, 2 any part. */
const fitOf = (alternatives: readonly string[], words: readonly string[], whole: string): number | null => {
  const [typed = ''] = alternatives
  if (alternatives.some((each) => words.includes(each) || whole === each)) return 0
  const long = alternatives.filter((each) => each.length > SHORT)
  if (long.some((each) => words.some((word) => word.endsWith(each)))) return 0
  // What is being typed may be short, and is a beginning.
  if ([typed, ...long].some((each) => words.some((word) => word.startsWith(each)))) return 1
  return long.some((each) => whole.includes(each)) ? 2 : null
}

interface Query {
  readonly words: readonly (readonly string[])[]
  /** Everything that was typed run together, and what that is called. */
  readonly whole: readonly string[]
}

const queryOf = (typed: string): Query => ({
  words: partsOf(typed)
    .map(alternativesOf)
    .filter(([word]) => word !== ''),
  // «svart matt» is «matt svart».
  whole: [...alternativesOf(typed), ...sayingsOf(fold(partsOf(typed).toReversed().join(' ')))],
})

/** Null where the text does not fit; the less, the better it does. */
const rankOf = ({ words, whole }: Query, { label, also = [] }: Findable): number | null => {
  const name = fold(label.replace(/\s*\([^)]*\)/g, ''))
  if (whole.includes(name) || also.some((each) => whole.includes(fold(each)))) return 0
  // What stands behind a comma only shades what stands before it: «Hvit, svakt grønn» is a white.
  const own = [label.replace(/,.*/, ''), ...also].flatMap(partsOf).map(fold)
  const run = [label, ...also].map(fold).join(' ')
  const together = fitOf(whole, own, run)
  const fits = words.map((alternatives) => fitOf(alternatives, own, run))
  const separately = fits.includes(null) ? null : Math.max(...fits.map((fit) => fit ?? 0))
  if (together === null && separately === null) return null
  return 1 + Math.min(together ?? Number.POSITIVE_INFINITY, separately ?? Number.POSITIVE_INFINITY)
}

/** Where nothing fits: letters wrong, in words that are long enough to be known by the others. */
const misspeltRankOf = ({ words }: Query, { label, also = [] }: Findable): number | null => {
  const own = [label, ...also].flatMap(partsOf).map(fold)
  const distances = words.map((alternatives) => {
    const [typed = ''] = alternatives
    const most = typed.length < SPELT_LEAST ? 0 : toleranceOf(typed)
    return Math.min(
      ...own.flatMap((word) => alternatives.map((each) => distanceOf(each, word, most))),
      most + 1,
    ) <= most
      ? Math.min(...own.map((word) => distanceOf(typed, word, most)))
      : null
  })
  return distances.includes(null) ? null : distances.reduce<number>((sum, each) => sum + (each ?? 0), 0)
}
const SPELT_LEAST = 5

/** Those that fit, the best first; of equally good ones in the order of the list. Everything where nothing is typed. */
export const findOptions = <Option extends Findable>(
  words: string,
  options: readonly Option[],
): readonly Option[] => {
  const query = queryOf(words)
  if (query.words.length === 0) return options
  const found = ranked(options, (option) => rankOf(query, option))
  return found.length > 0 ? found : ranked(options, (option) => misspeltRankOf(query, option))
}

const ranked = <Option extends Findable>(
  options: readonly Option[],
  rank: (option: Option) => number | null,
): readonly Option[] =>
  options
    .flatMap((option) => {
      const own = rank(option)
      return own === null ? [] : [{ option, rank: own }]
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option)
