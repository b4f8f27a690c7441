/**
 * A fault with the lines as we wrote them. What is deployed is packed, and the map of a packed file is read when there is a fault to tell of: read at
 * each start it would cost every first caller a tenth of a second.
 */
import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

const PLACE = /(?:file:\/\/)?(\/[^\s()]+\.mjs):(\d+):(\d+)/g

const maps = new Map<string, SourceMap | null>()

const readMap = (file: string): SourceMap | null => {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  } catch {
    // Not packed, or packed without: the place stays as it is.
    return null
  }
}

const mapOf = (file: string): SourceMap | null => {
  const map = maps.get(file) ?? readMap(file)
  maps.set(file, map)
  return map
}

const asWritten = (place: string, file: string, line: string, column: string): string => {
  const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
  if (!entry || !('originalSource' in entry)) return place
  const source = entry.originalSource.startsWith('file:')
    ? fileURLToPath(entry.originalSource)
    : entry.originalSource
  return `${source.replace(/^(\.\.\/)+/, '')}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
}

export const withOwnLines = (fault: unknown): Error => {
  const error = fault instanceof Error ? fault : new Error(String(fault))
  if (error.stack !== undefined) error.stack = error.stack.replaceAll(PLACE, asWritten)
  return error
}
