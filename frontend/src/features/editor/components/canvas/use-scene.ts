/**
 * The drawing of the product that is being edited, among the rows that it is mounted together with. In the place of a product
 * that cannot be drawn stands a marker, and the server is told (D-223, D-224); it never takes the page with it.
 */
import { useEffect, useMemo } from 'react'
import type { ColorLists } from '#domain/catalogue/types'
import { buildConstruction, type PlacedRows } from '#domain/drawing/build-construction'
import { errorScene } from '#domain/drawing/error-marker'
import type { Scene, View } from '#domain/drawing/scene'
import { reportDrawingFailure } from '../../../../drawing/report-failure.ts'

interface Built {
  readonly scene: Scene
  /** Why it is a marker; null when it is a drawing. */
  readonly error: unknown
}

const build = (rows: PlacedRows, colorLists: ColorLists, view: View): Built => {
  try {
    return { scene: buildConstruction(rows, colorLists, view), error: null }
  } catch (error) {
    return { scene: errorScene(view), error }
  }
}

export const useScene = (rows: PlacedRows, colorLists: ColorLists, view: View): Scene => {
  const wanted = JSON.stringify(view)
  const { scene, error } = useMemo(
    () => build(rows, colorLists, JSON.parse(wanted)),
    [rows, colorLists, wanted],
  )
  useEffect(() => {
    if (error !== null) reportDrawingFailure(error)
  }, [error])
  return scene
}
