/**
 * A schedule of windows and doors as a clerk writes it: one row per line, such as `3 1190x1190 toppsving hvit "V3 kjøkken"`.
 * Several sizes of one configuration stand after a colon or a comma, `toppsving hvit: 990x1190, 2 1190x1190`, or on lines of
 * their own that begin with » (or >). Pure and total: any text gives rows with doubts, never an error.
 */

import { withoutText } from '#domain/messages/doubts'
import { fold } from '#domain/vocabulary/fold'
import { qualityWords, roomsAndModels } from '#domain/vocabulary/line-words'
import { type Doubt, doubt, insteadOf } from './doubt.ts'
import { type ReadingContext, type ReadRow, readRow } from './read-row.ts'
import { type Reading, readWords } from './readings.ts'
import { type TextSpan, type Token, tokensOf } from './tokens.ts'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

export interface ReadLine {
  readonly text: string
  readonly rows: readonly ReadRow[]
  /** Every row of the line can be added. */
  readonly isClear: boolean
  /** What lines that follow take over; null on a line that follows or says nothing. */
  readonly head: Head | null
  /** The line's own number and text of the line that it follows, so that nothing is read twice. */
  readonly followed: Head | null
}

interface Head {
  readonly lineNumber: number
  readonly text: string
  readonly readings: readonly Reading[]
  readonly isRead: boolean
}

const SIDES = /^(?:venstre|hoyre|v|h|[vh][ui]|s[shik][vh]|dk[vh]|sk[vh]|fl[vh])$/
const QUALITIES: ReadonlySet<string> = new Set(qualityWords.map(fold))
const FOLLOWS = /^\s*(?:»|>+|\+)/

const spanOf = (tokens: readonly Token[]): TextSpan => {
  const [first] = tokens
  const last = tokens.at(-1)
  return { start: first?.start ?? 0, end: last?.end ?? 0 }
}

/** Whether a piece between commas is a row of its own: it has a size, or says another product than the one before. */
export const isRow = (tokens: readonly Token[], { meanings }: Vocabulary): boolean =>
  tokens.some(
    (token) =>
      token.kind === 'size' ||
      token.kind === 'side' ||
      (token.kind === 'word' &&
        !SIDES.test(token.key) &&
        !QUALITIES.has(token.key) &&
        meanings.get(token.key)?.some(({ kind }) => kind === 'describe') === true),
  )

/** `bredde 990, høyde 1190`: the other side of what stands before the comma. */
const isOtherSide = (last: readonly Token[], tokens: readonly Token[]): boolean => {
  const sides = [...last, ...tokens].flatMap((token) => (token.kind === 'side' ? [token.side] : []))
  return (
    sides.length === 2 &&
    new Set(sides).size === 2 &&
    ![...last, ...tokens].some(({ kind }) => kind === 'size')
  )
}

const hasSize = (tokens: readonly Token[]): boolean =>
  tokens.some(({ kind }) => kind === 'size' || kind === 'side')

/** Rooms that models are called after as well: before a colon the room is meant, `bod: boddør 890x2090`. */
const ROOMS_AND_MODELS: ReadonlySet<string> = new Set(roomsAndModels)

const roomBefore = (head: readonly Token[]): readonly Token[] => {
  const [room, ...others] = head
  return room?.kind === 'word' &&
    ROOMS_AND_MODELS.has(room.key) &&
    others.every(({ kind }) => kind === 'colon')
    ? [{ ...room, kind: 'reference', reference: room.text }]
    : head
}

/**
 * The rows of a line, and what stands before a colon. A comma parts rows where a size stands before it and a row behind it;
 * any other is one of the sentence, and stays in the row.
 */
const splitRows = (
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): { readonly head: readonly Token[]; readonly rows: readonly (readonly Token[])[] } => {
  const colon = tokens.findIndex(({ kind }) => kind === 'colon')
  const head = colon < 0 ? [] : tokens.slice(0, colon)
  const pieces: Token[][] = [[]]
  for (const token of tokens.slice(colon + 1)) {
    if (token.kind === 'comma') pieces.push([token])
    else if (token.kind !== 'colon') pieces.at(-1)?.push(token)
  }
  const rows: Token[][] = []
  for (const [index, piece] of pieces.entries()) {
    const last = rows.at(-1)
    const said = piece.filter(({ kind }) => kind !== 'comma')
    if (last !== undefined && (isOtherSide(last, said) || !(hasSize(last) && isRow(said, vocabulary))))
      last.push(...piece)
    else if (index === 0 || said.length > 0) rows.push(said)
  }
  const full = rows.filter((row) => row.length > 0)
  const [only, second] = full
  // Before the colon of a single row stands what is the row's own: `stue: 2 toppsving 990x1390`. The colon
  // stays, so that the 2 is not the number of the room.
  if (head.length > 0 && only !== undefined && second === undefined)
    return { head: [], rows: [[...roomBefore(tokens.slice(0, colon + 1)), ...only]] }
  return { head, rows: full }
}

const OF_ONE_ROW: ReadonlySet<Reading['kind']> = new Set(['count', 'size', 'side', 'measure', 'reference'])

/** What is one row's and stands before several. */
const misplaced = (readings: readonly Reading[]): readonly Doubt[] =>
  readings
    .filter(({ kind }) => OF_ONE_ROW.has(kind))
    .map((reading) =>
      doubt('heading.single', reading, { word: reading.text }, [
        insteadOf(reading, '', withoutText(reading.text)),
      ]),
    )

const isSide = (reading: Reading): boolean => reading.kind === 'describe' && SIDES.test(reading.word)

const fieldOf = (reading: Reading): string | null => {
  if (reading.kind === 'choice') return reading.field
  if (reading.kind === 'layers') return 'glassCode'
  if (reading.kind === 'bars' || reading.kind === 'barKind' || reading.kind === 'sight') return 'crossbars'
  return reading.kind === 'depth' || reading.kind === 'shape' || reading.kind === 'kickplate'
    ? reading.kind
    : null
}

/** What a row takes over: everything that it does not say itself. Its own colours replace all of those before. */
const inherited = (head: readonly Reading[], own: readonly Reading[], at: TextSpan): readonly Reading[] => {
  const saysModel = own.some((reading) => reading.kind === 'describe' && !isSide(reading))
  const saysSide = own.some(isSide)
  const saysColor = own.some(({ kind }) => kind === 'color' || kind === 'place')
  const fields = new Set(own.map(fieldOf))
  const isReplaced = (reading: Reading): boolean => {
    if (OF_ONE_ROW.has(reading.kind)) return true
    if (reading.kind === 'describe') return saysModel || (saysSide && isSide(reading))
    if (reading.kind === 'color' || reading.kind === 'place') return saysColor
    const field = fieldOf(reading)
    return field !== null && fields.has(field)
  }
  // What comes from above has no place of its own in this line.
  return head
    .filter((reading) => !isReplaced(reading))
    .map((reading) => ({ ...reading, start: at.end, end: at.end }))
}

/** Characters of a line. What is longer came of a cell with a page of text in it, and is not read. */
export const LINE_MAX = 500

const tooLong = (text: string, lineNumber: number, isFollowing: boolean, followed: Head | null): ReadLine => {
  const at = { start: 0, end: text.length }
  const doubts = [doubt('line.long', at, { max: LINE_MAX })]
  return {
    text,
    rows: [{ at, order: null, configuration: null, notices: [], doubts }],
    isClear: false,
    head: isFollowing ? null : { lineNumber, text, readings: [], isRead: false },
    followed,
  }
}

const isBlank = (text: string): boolean => text.replace(FOLLOWS, '').trim() === ''

const empty = (text: string, followed: Head | null): ReadLine => ({
  text,
  rows: [],
  isClear: true,
  head: null,
  followed,
})

const readLine = (
  text: string,
  lineNumber: number,
  above: Head | null,
  context: ReadingContext,
): ReadLine => {
  const follows = FOLLOWS.exec(text)
  const followed = follows === null ? null : above
  if (isBlank(text)) return empty(text, followed)
  if (text.length > LINE_MAX) return tooLong(text, lineNumber, follows !== null, followed)
  const vocabulary = vocabularyOf(context.colorLists)
  const marker = follows?.[0].length ?? 0
  const { head: before, rows } = splitRows(
    tokensOf(text).filter(({ start }) => start >= marker),
    vocabulary,
  )
  const said = readWords(text, before, vocabulary)
  const segments = rows.map((tokens) => ({ at: spanOf(tokens), ...readWords(text, tokens, vocabulary) }))
  const own = before.length > 0 ? said.readings : (segments[0]?.readings ?? [])
  const inheritedFrom = followed?.readings ?? []
  const base = [...inherited(inheritedFrom, own, spanOf(before)), ...own]
  const readings = follows === null ? own : base

  const fromAbove = (at: TextSpan): readonly Doubt[] => {
    if (follows === null) return []
    if (followed === null) return [doubt('follow.nothing', at)]
    return followed.isRead ? [] : [doubt('follow.unclear', at, { line: followed.lineNumber })]
  }
  const read = segments.map(({ at, readings: ofRow, doubts }, index) => {
    const isHead = index === 0 && before.length === 0
    const from = isHead ? inheritedFrom : readings
    const unread = [
      ...(index === 0
        ? [...fromAbove(at), ...said.doubts, ...(rows.length > 1 ? misplaced(said.readings) : [])]
        : []),
      ...doubts,
    ]
    return readRow([...inherited(from, ofRow, at), ...ofRow], at, unread, context)
  })
  return {
    text,
    rows: read,
    isClear: read.every(({ doubts }) => doubts.length === 0) && said.doubts.length === 0,
    head:
      follows === null
        ? {
            lineNumber,
            text,
            readings,
            isRead:
              said.doubts.length === 0 && (before.length > 0 || (segments[0]?.doubts.length ?? 0) === 0),
          }
        : null,
    followed,
  }
}

/** What follows either says the same. Where the line stands is told of one that is unclear. */
const isSame = (one: Head | null, other: Head | null): boolean =>
  one === other ||
  (one?.text === other?.text && (one?.lineNumber === other?.lineNumber || one?.isRead === true))

/** As it stands now: lines above it may have come or gone. */
const atLine = (line: ReadLine, lineNumber: number, followed: Head | null): ReadLine => {
  const hasMoved = line.head !== null && line.head.lineNumber !== lineNumber
  if (!hasMoved && line.followed?.lineNumber === followed?.lineNumber) return line
  return { ...line, head: line.head && { ...line.head, lineNumber }, followed }
}

/**
 * Line by line, for whoever has no time to read them all at a stretch. `before` are earlier answers in the same context: a line of the same
 * text that follows the same is not read again.
 */
export function* readLines(
  lines: readonly string[],
  context: ReadingContext,
  before: readonly ReadLine[] = [],
): Generator<ReadLine, void> {
  const readBefore = new Map(before.map((line) => [line.text, line]))
  let above: Head | null = null
  for (const [index, text] of lines.entries()) {
    const lineNumber = index + 1
    const same = readBefore.get(text)
    const followed = FOLLOWS.test(text) ? above : null
    const line: ReadLine =
      same !== undefined && isSame(same.followed, followed)
        ? atLine(same, lineNumber, followed)
        : readLine(text, lineNumber, above, context)
    above = line.head ?? above
    yield line
  }
}

export const readSchedule = (
  lines: readonly string[],
  context: ReadingContext,
  before: readonly ReadLine[] = [],
): readonly ReadLine[] => [...readLines(lines, context, before)]
