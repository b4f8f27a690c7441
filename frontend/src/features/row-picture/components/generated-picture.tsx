/**
 * Makes a picture of a row in this browser, out of sight: drawn by WebGL, cut to what is on it, and kept at the server for
 * everybody (D-047 to D-051). Who may not keep one there sees it all the same.
 */
import { useEffect, useState } from 'react'
import { FailureBoundary } from '../../../drawing/failure-boundary.tsx'
import { cropPicture } from '../../../row/picture/crop-picture.ts'
import { type Capture, DrawnPicture } from '../../../row/picture/drawn-picture.tsx'
import { PREVIEW_OPTIONS } from '../../../row/picture/preview-options.ts'
import { type RowData, rowSceneOf, viewOf } from '../../../row/picture/row-scene.ts'
import { toastError } from '../../../ui/toasts.ts'
import { createPictureCache, readRowData } from '../api/picture-cache.ts'
import { putPreview } from '../api/set-preview.ts'
import { rowPictureText } from '../text.ts'

interface GeneratedPictureProps {
  readonly orderNumber: number
  readonly rowNumber: number
  /** A PNG as a data URL; null when this browser cannot make one. */
  readonly onMade: (picture: string | null) => void
}

export const GeneratedPicture = ({ orderNumber, rowNumber, onMade }: GeneratedPictureProps) => {
  const [data, setData] = useState<RowData | null>(null)
  const fail = (): void => {
    toastError(rowPictureText.notGenerated(rowNumber))
    onMade(null)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: one row, one attempt.
  useEffect(() => {
    let isWanted = true
    readRowData(createPictureCache(), orderNumber, rowNumber).then(
      (read) => isWanted && setData(read),
      () => isWanted && fail(),
    )
    return () => {
      isWanted = false
    }
  }, [orderNumber, rowNumber])

  const capturePicture = async (capture: Capture): Promise<void> => {
    const captured = await capture()
    const picture = captured && (await cropPicture(captured))
    if (!picture) return onMade(null)
    putPreview(orderNumber, rowNumber, picture).catch((error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: for support alone; the person has the picture
      console.error('preview could not be uploaded', error)
    })
    onMade(picture)
  }

  return data === null ? null : (
    <div style={{ position: 'absolute', opacity: 0, pointerEvents: 'none' }} aria-hidden>
      <FailureBoundary onFailure={fail}>
        <Drawing
          data={data}
          onDrawn={(capture) => void capturePicture(capture).catch(fail)}
          onFailure={fail}
        />
      </FailureBoundary>
    </div>
  )
}

interface DrawingProps {
  readonly data: RowData
  readonly onDrawn: (capture: Capture) => void
  readonly onFailure: () => void
}

const Drawing = ({ data, onDrawn, onFailure }: DrawingProps) => {
  const [scene] = useState(() => rowSceneOf(data, viewOf(PREVIEW_OPTIONS)))
  const [once] = useState(() => ({ onDrawn, onFailure }))
  return <DrawnPicture scene={scene} options={PREVIEW_OPTIONS} {...once} />
}
