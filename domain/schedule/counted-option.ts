/**
 * A number right before something that a window is chosen with: «2 lydventiler», «2 stk ventil», «2 barnesikringer». Vents
 * are counted in a window; of anything else it is unclear whether the windows are counted, and it is asked. Pure.
 */
import { SOUND_VENT } from '#domain/catalogue/data/misc'
import { choiceWords, lineWords } from '#domain/vocabulary/line-words'
import { type Doubt, doubt, insteadOf } from './doubt.ts'
import { phraseAt } from './phrase.ts'
import type { TextSpan, Token } from './tokens.ts'
import { type Meaning, type Vocabulary, wordsForMeaning } from './vocabulary.ts'

export interface CountedOption extends TextSpan {
  readonly meaning: Extract<Meaning, { readonly kind: 'option' | 'choice' }>
  /** In the plural, so that it is no quality of what is counted: «2 barnesikringer», not «2 barnesikra». */
  readonly isPlural: boolean
  readonly tokens: number
}

const VENTS_MAX = 3
const isVents = (meaning: Meaning): boolean => meaning.kind === 'choice' && meaning.field === 'numberOfVents'

export const isSoundVent = ({ meaning }: CountedOption): boolean =>
  meaning.kind === 'option' && meaning.id === SOUND_VENT

export const countedOptionAt = (
  line: string,
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): CountedOption | null => {
  if (tokens[at]?.kind !== 'word') return null
  const phrase = phraseAt(line, tokens, at, vocabulary, false)
  const [meaning, other] = phrase?.meanings ?? []
  if (phrase === null || meaning === undefined || other !== undefined) return null
  if (meaning.kind !== 'option' && !(meaning.kind === 'choice' && isVents(meaning))) return null
  const { start, end } = phrase
  const token = tokens[at]
  const isPlural = phrase.tokens === 1 && /er$/.test(token.key) && !vocabulary.meanings.has(token.key)
  return { start, end, meaning, isPlural, tokens: phrase.tokens }
}

/** `number` is where the number stands. */
export const askWhatIsCounted = (
  line: string,
  number: TextSpan,
  count: number,
  option: CountedOption,
  vocabulary: Vocabulary,
): Doubt => {
  const both = { start: number.start, end: option.end }
  const one = wordsForMeaning(option.meaning, vocabulary)
  const several = isSoundVent(option)
    ? choiceWords.soundVents
    : isVents(option.meaning)
      ? choiceWords.ventCode
      : () => one
  const isMade = several(count) === one || count <= VENTS_MAX
  return doubt('word.ambiguous', both, { word: line.slice(both.start, both.end) }, [
    ...(isMade ? [insteadOf(both, several(count))] : []),
    insteadOf(both, `${lineWords.pieces(count)}, ${one}`),
  ])
}
