/**
 * Draws products out of sight, one after the other on the same canvas: a browser has room for few of them. What cannot be drawn is told, and
 * the next one comes.
 */
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { ApiPictureCard } from '#domain/contracts/pictures'
import { FailureBoundary } from '../../../drawing/failure-boundary.tsx'
import { colorListsQuery } from '../../../row/get-colors.ts'
import { cropPicture } from '../../../row/picture/crop-picture.ts'
import { type Capture, DrawnPicture } from '../../../row/picture/drawn-picture.tsx'
import { PREVIEW_OPTIONS } from '../../../row/picture/preview-options.ts'
import { rowSceneOf, viewOf } from '../../../row/picture/row-scene.ts'

interface Props {
  readonly card: ApiPictureCard
  readonly onDrawn: (card: ApiPictureCard, png: string) => void
  readonly onFailure: (card: ApiPictureCard) => void
}

export const ClientDrawing = (props: Props) => {
  const { data: colorLists } = useQuery(colorListsQuery)
  const { card, onFailure } = props
  return colorLists === undefined ? null : (
    <div
      style={{ position: 'fixed', top: 0, left: 0, opacity: 0, pointerEvents: 'none', zIndex: -1 }}
      aria-hidden
    >
      <FailureBoundary key={card.rowNumber} onFailure={() => onFailure(card)}>
        <Drawing {...props} colorLists={colorLists} />
      </FailureBoundary>
    </div>
  )
}

const Drawing = ({
  card,
  colorLists,
  onDrawn,
  onFailure,
}: Props & { readonly colorLists: Parameters<typeof rowSceneOf>[0]['colorLists'] }) => {
  const scene = useMemo(() => {
    const { modelId, choices } = card
    const row = { component: 'Product' as const, rowNumber: 1, model: { id: String(modelId) }, choices }
    return rowSceneOf({ rows: [row], places: [], colorLists }, viewOf(PREVIEW_OPTIONS))
  }, [card, colorLists])
  const fail = useCallback(() => onFailure(card), [card, onFailure])
  const drawn = useCallback(
    (capture: Capture) => {
      const take = async () => {
        const captured = await capture()
        const png = captured && (await cropPicture(captured))
        if (png) onDrawn(card, png)
        else onFailure(card)
      }
      void take().catch(() => onFailure(card))
    },
    [card, onDrawn, onFailure],
  )
  return <DrawnPicture scene={scene} options={PREVIEW_OPTIONS} onDrawn={drawn} onFailure={fail} />
}
