/**
 * What a reference tells of the room that a row stands in. People write the same room in several ways: «V6 Soverom 1», «Sov 1 fast
 * felt», «H0302 sov». Nothing is known of a row without words.
 */
import type { CheckContext, CheckedRow } from './order-rule.ts'

const SLEEPING = /sove|^sov\.?$|hybel|gjesterom|barnerom|gutterom|jenterom|foreldrerom/i
/** Rooms that are named after the bedroom beside them. */
const BESIDE = /^(?:bad|wc|gang|garderobe|omkledning|bod)$/i
/** Rooms that are not heated. */
const UNHEATED =
  /^\p{L}*(?:bod|boden|boder|garasje|garasjen|carport|uthus|stall|stallen|fjøs|låve|naust|vedskjul|drivhus|uoppvarmet)$/iu
/** The number of a window on the drawings: «V6», not that of a flat: «H0302». */
const MARK = /^\s*[a-zæøå]{1,2}\s?-?\d{1,3}[a-z]?\s*[.:,–-]?\s+(?=\S)/i
/** Which of the windows of a room is meant. */
const OF_THE_ROOM = /^(?:fast|fastfelt|felt|sidefelt|mot|over|under|ved|til|nr|topp|bunn|vindu)$/i
/** Rooms of which a house has one, so a number after the name counts windows and not rooms. */
const ONLY_ONE = /^hovedsov/i
/** There is hardly a second one; where no first is named, «Gjesterom 2» is the other window of «Gjesterom». */
const SECOND_WINDOW = /^(.*(?:gjesterom|hybel|foreldrerom)) [2-9]$/

const FLAT = /\bH(\d{2})(\d{2})\b/i
const FLAT_NUMBER = /\b(\d{1,2})(\d{2})\b/

const wordsOf = (reference: string): readonly string[] =>
  reference
    .replace(MARK, '')
    .replace(/\(.*?\)/g, ' ')
    .split(/[\s,;:–/]+/)
    .filter(Boolean)

const referenceOf = ({ row }: CheckedRow): string => row.reference

const isSleepingWord = (word: string): boolean => SLEEPING.test(word)

const isBedroom = (checked: CheckedRow): boolean => {
  const words = wordsOf(referenceOf(checked))
  return words.some(isSleepingWord) && !words.some((word) => BESIDE.test(word))
}

export const isUnheated = (checked: CheckedRow): boolean =>
  wordsOf(referenceOf(checked)).some((word) => UNHEATED.test(word))

/** 'soverom 1' of «V6 Sov 1 fast felt»; 'leil 302 soverom' of «Leil 302 sov»; the whole reference of a room nobody sleeps in. */
export const roomOf = (checked: CheckedRow): string => {
  const words = wordsOf(referenceOf(checked))
  const at = words.findIndex(isSleepingWord)
  const word = words[at]
  if (word === undefined) return words.join(' ').toLocaleLowerCase('nb')
  const next = words[at + 1]
  const isNamed = next !== undefined && !OF_THE_ROOM.test(next) && !ONLY_ONE.test(word)
  const kind = /^sov(?:e|erom)?\.?$/i.test(word) ? 'soverom' : word
  return [...words.slice(0, at), kind, ...(isNamed ? [next] : [])].join(' ').toLocaleLowerCase('nb')
}

const hasNoReference = (checked: CheckedRow): boolean => referenceOf(checked).trim() === ''

/**
 * Whether BK-9 is asking where the row stands, in a quote of which the other rows say it. What hangs on the room is asked once
 * that is answered: by a reference, or by somebody who says that there is to be none.
 */
export const isPlaceAsked = (checked: CheckedRow, { rows, manifest }: CheckContext): boolean =>
  hasNoReference(checked) &&
  !rows.every((row) => row.row.isConstructionPart || hasNoReference(row)) &&
  !manifest.acknowledged.some(({ findingId }) => findingId.startsWith('BK-9-'))

/** The windows of each room that somebody sleeps in. */
export const bedroomsOf = (rows: readonly CheckedRow[]): readonly (readonly CheckedRow[])[] => {
  const named = Map.groupBy(rows.filter(isBedroom), roomOf)
  const roomFor = (checked: CheckedRow): string => {
    const room = roomOf(checked)
    const [, first = room] = SECOND_WINDOW.exec(room) ?? []
    return named.has(first) && !named.has(`${first} 1`) ? first : room
  }
  return [...Map.groupBy([...named.values()].flat(), roomFor).values()]
}

/** Words of three letters and more, the same for every bedroom; a place is alike another where they share one. */
const placeWords = (checked: CheckedRow): readonly string[] =>
  wordsOf(referenceOf(checked))
    .map((word) => (isSleepingWord(word) ? 'soverom' : word.toLocaleLowerCase('nb')))
    .filter((word) => /^\p{L}{3,}/u.test(word))

/** Whether both are in rooms of a kind, as far as anybody has said where they are. */
export const areAlikePlaced = (one: CheckedRow, other: CheckedRow): boolean => {
  const [words, others] = [placeWords(one), placeWords(other)]
  return words.length === 0 || others.length === 0 || words.some((word) => others.includes(word))
}

/** The flats above each other in a block: '02' of H0302 and of Leil 302; '' of a house. */
export const stackOf = (checked: CheckedRow): string => {
  const found = FLAT.exec(referenceOf(checked)) ?? FLAT_NUMBER.exec(referenceOf(checked).replace(MARK, ''))
  return found?.[2] ?? ''
}
