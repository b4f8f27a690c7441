/**
 * The page that pictures are taken of, /screenshot/{orderId}/{rowId}. It needs no session and asks nobody for anything:
 * what is drawn is left on the page, what it shall be like stands in the address. It raises one flag: rendered when the
 * drawing stands, or failed with a message. A warm page draws the next input in the same canvas.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { errorScene } from '#domain/drawing/error-marker'
import type { Scene } from '#domain/drawing/scene'
import { FailureBoundary } from '../../drawing/failure-boundary.tsx'
import { reportDrawingFailure } from '../../drawing/report-failure.ts'
import {
  createPictureCache,
  readRowData,
  seedPictureCache,
} from '../../features/row-picture/api/picture-cache.ts'
import { type Capture, DrawnPicture } from '../../row/picture/drawn-picture.tsx'
import type { PictureOptions } from '../../row/picture/picture-options.ts'
import { type RowData, rowSceneOf, viewOf } from '../../row/picture/row-scene.ts'
import { reportFailed, reportRendered } from '../render-port.ts'
import { awaitInput } from './await-input.ts'
import { parseInjected } from './injected.ts'
import { parsePictureQuery } from './picture-query.ts'

/** `turn` counts the inputs, so that the same one twice is drawn twice. */
interface Job {
  readonly turn: number
  readonly data: RowData
  readonly options: PictureOptions
  /** Counts up after a failure: what failed is thrown away, what works stays warm. */
  readonly canvas: number
}

/** D-002 to D-005, DD-01. The tool that takes pictures may come with any address: its input counts for more. */
const namesRow = (orderId: string | undefined, rowId: string | undefined): boolean =>
  Boolean(orderId) && /^[1-9]\d*$/.test(rowId ?? '')

const cache = createPictureCache()

const readInput = async (given: unknown, orderNumber: number, rowNumber: number) => {
  const injected = parseInjected(given, rowNumber)
  if (!injected.ok) throw new Error(`not a picture: ${injected.reason}`)
  const asked = parsePictureQuery(window.location.search)
  if (!asked.ok) throw new Error(`not a picture: ${asked.reason}`)
  const { rows, options = asked.value } = injected.value
  seedPictureCache(cache, orderNumber, injected.value)
  const data = await readRowData(cache, orderNumber, rows[0].rowNumber)
  // Figures are drawn with this face; it is asked for before the first of them.
  await document.fonts.load("500 24px 'Source Sans 3'", '0123456789')
  return { data, options }
}

export const ScreenshotPage = () => {
  const { orderId, rowId } = useParams()
  const [job, setJob] = useState<Job | null>(null)
  const hasFailed = useRef(false)
  const [orderNumber, rowNumber] = [Number(orderId) || 0, Number(rowId) || 0]

  useEffect(
    () =>
      awaitInput((given) => {
        window.__capture = undefined
        readInput(given, orderNumber, rowNumber).then((wanted) => {
          const isBroken = hasFailed.current
          hasFailed.current = false
          setJob((previous) => ({
            ...wanted,
            turn: (previous?.turn ?? 0) + 1,
            canvas: (previous?.canvas ?? 0) + (isBroken ? 1 : 0),
          }))
        }, reportFailed)
      }),
    [orderNumber, rowNumber],
  )

  const fail = useCallback((error: unknown) => {
    hasFailed.current = true
    reportFailed(error)
  }, [])

  if (!job) return namesRow(orderId, rowId) ? null : <p>404</p>
  return (
    <FailureBoundary key={job.canvas} onFailure={fail}>
      <Picture job={job} onFailure={fail} />
    </FailureBoundary>
  )
}

/** Throws, or draws a marker and says why, as was asked (D-016, D-223 to D-225). */
const sceneOf = ({ data, options }: Job): { readonly scene: Scene; readonly complaint: string } => {
  const view = viewOf(options)
  try {
    return { scene: rowSceneOf(data, view), complaint: '' }
  } catch (error) {
    if (!options.showErrorMarker) throw error
    reportDrawingFailure(error)
    return { scene: errorScene(view), complaint: error instanceof Error ? error.message : String(error) }
  }
}

const Picture = ({ job, onFailure }: { readonly job: Job; readonly onFailure: (error: Error) => void }) => {
  const { scene, complaint } = useMemo(() => sceneOf(job), [job])
  const drawn = useCallback(
    (capture: Capture) => {
      window.__capture = capture
      reportRendered(complaint)
    },
    [complaint],
  )
  return (
    // A drawing on paper is made anew; the room stays warm.
    <DrawnPicture
      key={job.options.renderer === 'svg' ? job.turn : 'room'}
      scene={scene}
      options={job.options}
      onDrawn={drawn}
      onFailure={onFailure}
    />
  )
}
