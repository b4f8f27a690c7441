/**
 * The drawing of the product that is being edited, among the rows that it is mounted together with. A product that cannot be
 * drawn gives none, and is told to the server (D-224); it never takes the page with it.
 */
import { useEffect, useMemo } from 'react'
import type { ColorBook } from '#domain/catalogue/types'
import { buildConstruction, type PlacedRows } from '#domain/drawing/build-construction'
import type { Scene, View } from '#domain/drawing/scene'

type Built = { readonly scene: Scene } | { readonly error: unknown }

const build = (rows: PlacedRows, book: ColorBook, view: View): Built => {
  try {
    return { scene: buildConstruction(rows, book, view) }
  } catch (error) {
    return { error }
  }
}

export const useScene = (rows: PlacedRows, book: ColorBook, view: View): Scene | null => {
  const wanted = JSON.stringify(view)
  const built = useMemo(() => build(rows, book, JSON.parse(wanted)), [rows, book, wanted])
  const error = 'error' in built ? built.error : null
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: what is written here reaches the server's log
    if (error !== null) console.error('Feil under tegning', error)
  }, [error])
  return 'scene' in built ? built.scene : null
}
