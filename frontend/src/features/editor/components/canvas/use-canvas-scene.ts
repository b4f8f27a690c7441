/**
 * What is drawn on the table, and what is measured on it. The drawing and the room each keep whether they show measures; those
 * that joiners ask for stand on paper only, and the browser remembers which.
 */
import { useState } from 'react'
import { boxOfRows } from '#domain/drawing/build-construction'
import type { JoineryMark } from '#domain/drawing/joinery/marks'
import type { ViewSide } from '#domain/drawing/scene'
import { heightOf, widthOf } from '#domain/geometry/polygon'
import { overlayMarksOf } from '../../../../config/shipped-app-config.ts'
import { measurementSizesOf } from '../../../../config/shipped-render-config.ts'
import { useAppConfig, useRenderConfig } from '../../../../config/stored-config.ts'
import { readableTextSize, type Viewport } from '../../../../drawing/framing.ts'
import { roomBeside, savedMarks, saveMarks } from '../../state/joinery-marks.ts'
import { useEditor } from '../../state/use-editor.ts'
import type { ShownConstruction } from '../../use-construction.ts'
import { useScene } from './use-scene.ts'

const NO_MARKS: readonly JoineryMark[] = []

interface Table {
  readonly side: ViewSide
  readonly isRoom: boolean
  /** The room that the paper has on the screen, px. */
  readonly sheet: Viewport
}

/** Which measures are shown, and how that is changed. */
export interface Measures {
  readonly isShown: boolean
  readonly onToggle: () => void
  /** Those that joiners ask for. */
  readonly marks: readonly JoineryMark[]
  readonly onMarks: (marks: readonly JoineryMark[]) => void
}

export const useCanvasScene = ({ rows }: ShownConstruction, { side, isRoom, sheet }: Table) => {
  const { colorLists } = useEditor()
  const [marks, setMarks] = useState(savedMarks)
  const [shownIn, setShownIn] = useState({ drawing: true, room: false })
  const overlay = overlayMarksOf(useAppConfig())
  const measurementSizes = measurementSizesOf(useRenderConfig())
  const place = isRoom ? 'room' : 'drawing'

  const joinery = isRoom ? NO_MARKS : marks
  const whole = boxOfRows(rows)
  const beside = roomBeside(joinery) * Math.max(widthOf(whole), heightOf(whole))
  const onPaper = { width: widthOf(whole) + beside, height: heightOf(whole) + beside }
  const textSize = isRoom ? null : readableTextSize(onPaper, sheet, measurementSizes)
  const scene = useScene(rows, colorLists, {
    side,
    measurements: shownIn[place],
    hideFunctionIndicator: isRoom,
    muteNeighbours: true,
    measurementSizes,
    ...(overlay && { overlay }),
    ...(joinery.length > 0 && { joinery }),
    ...(textSize !== null && { textSize }),
  })
  const measures: Measures = {
    isShown: shownIn[place],
    onToggle: () => setShownIn({ ...shownIn, [place]: !shownIn[place] }),
    marks,
    onMarks: (next) => {
      saveMarks(next)
      setMarks(next)
    },
  }
  return { scene, measures, showsWallOpening: joinery.includes('wall-opening') }
}
