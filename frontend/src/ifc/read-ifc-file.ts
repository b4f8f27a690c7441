/**
 * The windows and doors of a building model, from its bytes. What is no such file is told by its beginning and end before anything is opened; shapes
 * are never made. Runs in a worker, which whoever asks may stop at any time.
 */
import { type IfcAPI, LogLevel } from 'web-ifc'
import { groupPieces, type LeftOutPieces, type PieceGroup } from '#domain/exchange/ifc-import/groups'
import { readPieces } from '#domain/exchange/ifc-import/read-pieces'
import { readableIfc } from './readable-ifc.ts'
import type { IfcProblem } from './text.ts'
import { webIfcLines } from './web-ifc-lines.ts'

export interface FoundGroups {
  readonly groups: readonly PieceGroup[]
  readonly leftOut: readonly LeftOutPieces[]
}

export type ReadIfcFile =
  | ({ readonly ok: true } & FoundGroups)
  | { readonly ok: false; readonly problem: IfcProblem }

/** Bytes that the library takes at a time. */
const PIECE = 4 * 1024 * 1024
/** Bytes of what it makes of a file that stand together; it makes room for so many before it reads the first one. By itself it takes 64 MiB. */
const ROOM = 16 * 1024 * 1024

const groupsOf = (api: IfcAPI, model: number, progress: () => void): ReadIfcFile => {
  const read = readPieces(webIfcLines(api, model, progress))
  return read.ok ? { ok: true, ...groupPieces(read.model.pieces) } : read
}

/** `api` is started already. */
export const readIfcFile = (
  api: IfcAPI,
  given: Uint8Array<ArrayBuffer>,
  progress: () => void = () => {},
): ReadIfcFile => {
  const readable = readableIfc(given)
  if (!readable.ok) return readable
  api.SetLogLevel(LogLevel.LOG_LEVEL_OFF)
  const model = api.OpenModelFromCallback(
    (offset) => {
      progress()
      return readable.bytes.subarray(offset, offset + PIECE)
    },
    { TAPE_SIZE: ROOM },
  )
  if (model < 0) return { ok: false, problem: 'broken' }
  try {
    return groupsOf(api, model, progress)
  } finally {
    api.CloseModel(model)
  }
}
