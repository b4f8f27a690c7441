/** What a clerk calls a group of pieces: the mark of the drawing, where a file says one. Numbers of other programs and names of sizes are none. */
import { REFERENCE_MAX } from '#domain/product/bounds'
import type { FoundPiece } from './found-piece.ts'

/** A mark such as V1 or YD-02 stands on a drawing, so it is short. */
const MARK_MAX = 20
/** With more than these a group has no mark of its own. */
const MARKS_MAX = 3

const NUMBER_OF_PROGRAM = /^\d{5,}$/
const GUID = /^\{?[0-9A-Fa-f]{8}-/
const SIZE = /\d{2,}\s*(?:mm|cm|m|")?\s*[x×*]\s*\d{2,}/i

const isMark = (text: string): boolean =>
  text !== '' &&
  text.length <= MARK_MAX &&
  !NUMBER_OF_PROGRAM.test(text) &&
  !GUID.test(text) &&
  !SIZE.test(text)

/** Revit writes «family:type:number». */
const withoutNumber = (name: string): string => name.replace(/:\d+$/, '')

const marksOf = (texts: readonly string[]): string | null => {
  const different = [...new Set(texts)]
  const joined = different.join(', ')
  return different.length <= MARKS_MAX && different.every(isMark) && joined.length <= REFERENCE_MAX
    ? joined
    : null
}

export const referenceOf = (pieces: readonly FoundPiece[]): string =>
  marksOf(pieces.map(({ tag }) => tag)) ??
  marksOf(pieces.map(({ name }) => withoutNumber(name))) ??
  marksOf(pieces.map(({ typeName }) => typeName)) ??
  ''
