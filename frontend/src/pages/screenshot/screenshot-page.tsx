/**
 * The page that pictures are taken of, /screenshot/{orderId}/{rowId}. It needs no session and asks nobody for anything: a
 * frozen input says everything. It raises one flag: rendered when the drawing stands, or failed with a message. A warm
 * page draws the next input in the same canvas.
 */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { configure } from '#domain/configurator/configure'
import { type RowImageInput, rowImageInput } from '#domain/contracts/render'
import { buildScene } from '#domain/drawing/build-scene'
import { FailureBoundary } from '../../drawing/failure-boundary.tsx'
import { reportFailed, reportRendered } from '../render-port.ts'
import { awaitInput } from './await-input.ts'
import { SvgPicture, WebglPicture } from './pictures.tsx'

/** `turn` counts the inputs, so that the same one twice is drawn twice. */
interface Job {
  readonly turn: number
  readonly input: RowImageInput
  /** Counts up after a failure: what failed is thrown away, what works stays warm. */
  readonly canvas: number
}

/** D-002 to D-005. The tool that takes pictures may come with any address: its input counts for more. */
const namesRow = (orderId: string | undefined, rowId: string | undefined): boolean =>
  Boolean(orderId) && Boolean(rowId) && Number(rowId) !== 0

export const ScreenshotPage = () => {
  const { orderId, rowId } = useParams()
  const [job, setJob] = useState<Job | null>(null)
  const hasFailed = useRef(false)

  useEffect(
    () =>
      awaitInput((given) => {
        window.__capture = undefined
        const parsed = rowImageInput.safeParse(given)
        if (!parsed.success) return reportFailed(new Error(`not a picture: ${parsed.error.message}`))
        // Figures are drawn with this face; it is asked for before the first of them.
        document.fonts.load("500 24px 'Source Sans 3'", '0123456789').then(() => {
          const isBroken = hasFailed.current
          hasFailed.current = false
          setJob((previous) => ({
            turn: (previous?.turn ?? 0) + 1,
            input: parsed.data,
            canvas: (previous?.canvas ?? 0) + (isBroken ? 1 : 0),
          }))
        }, reportFailed)
      }),
    [],
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

/** The spec's perspective has no drawing on paper: it is always WebGL (D-008). */
const isOnPaper = ({ renderer, view }: RowImageInput): boolean => renderer === 'svg' && view === 'orthogonal'

const Picture = ({ job, onFailure }: { readonly job: Job; readonly onFailure: (error: Error) => void }) => {
  const { input } = job
  const scene = useMemo(() => {
    const { product, palette, side, measurements, view } = job.input
    return buildScene(configure(product, palette), palette, {
      side,
      measurements,
      // Opening symbols belong to a drawing; in the room they would hang in the air.
      hideFunctionIndicator: view === 'perspective',
    })
  }, [job])
  const drawn = useCallback((capture: () => Promise<string>) => {
    window.__capture = capture
    reportRendered()
  }, [])
  const { width, height, transparentBackground } = input
  return (
    <div style={{ width, height, background: transparentBackground ? 'transparent' : '#fff' }}>
      {isOnPaper(input) ? (
        <SvgPicture key={job.turn} scene={scene} input={input} onDrawn={drawn} />
      ) : (
        <WebglPicture
          scene={scene}
          input={input}
          onDrawn={drawn}
          onLost={() => onFailure(new Error('the graphics context was lost'))}
          onFailure={onFailure}
        />
      )}
    </div>
  )
}
