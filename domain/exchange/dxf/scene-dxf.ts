/** Drawings that are taken on in a CAD program: a row, a quote as a sheet of elevations, and the holes in its walls. */
import { rulerScaleOf } from '#domain/drawing/rulers/scale'
import type { Scene } from '#domain/drawing/scene'
import { arranged } from './arrangement.ts'
import type { DxfEntity } from './entities.ts'
import { capitalsOf, sizeOfCapitals } from './letters.ts'
import { sceneEntities } from './scene-entities.ts'
import { wallOpeningEntities } from './wall-opening.ts'
import { writeDxf } from './write-dxf.ts'

/** 2.5 mm on paper: of a row at 1:10, as details are plotted, of a sheet at 1:20. */
export const ROW_TEXT_SIZE = sizeOfCapitals(25)
export const SHEET_TEXT_SIZE = sizeOfCapitals(50)

/** What is drawn, and the words under it. */
export interface DxfSubject {
  readonly words: readonly string[]
  readonly scene: Scene
}

const written = (entities: readonly DxfEntity[], textSize: number): string => {
  const { tick, spacing } = rulerScaleOf(textSize)
  return writeDxf({ entities, sizes: { capitals: capitalsOf(textSize), tick, spacing } })
}

/** One row, or rows that are mounted together. */
export const rowDxf = (scene: Scene): string => written(sceneEntities(scene), scene.textSize)

const sheetDxf = (
  subjects: readonly DxfSubject[],
  entitiesOf: (scene: Scene) => readonly DxfEntity[],
): string =>
  written(
    arranged(
      subjects.map(({ words, scene }) => ({ words, scene, entities: entitiesOf(scene) })),
      SHEET_TEXT_SIZE,
    ),
    SHEET_TEXT_SIZE,
  )

/** Scenes whose figures are `SHEET_TEXT_SIZE` high. */
export const elevationsDxf = (subjects: readonly DxfSubject[]): string => sheetDxf(subjects, sceneEntities)

/** The same, of scenes that measure the hole in the wall. */
export const wallOpeningsDxf = (subjects: readonly DxfSubject[]): string =>
  sheetDxf(subjects, wallOpeningEntities)
