/**
 * The picture of one row and nothing else (Q-008, D-052). The worker may still be making it; then the page asks again until
 * it is there, and says so when it never came. With `renderer=webgl` this browser makes it anew (D-053).
 */
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { NotFoundPage } from '../../app/not-found-page.tsx'
import { PatientImage } from '../../drawing/patient-image.tsx'
import { GeneratedPicture } from './components/generated-picture.tsx'
import { rowPictureText } from './text.ts'

/** Null for what is no number. */
const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null

const STYLE = { maxWidth: '100%', maxHeight: '100dvh' } as const

interface RowProps {
  readonly order: number
  readonly row: number
}

export const RowPreviewPage = () => {
  const { orderId, rowId } = useParams()
  const [query] = useSearchParams()
  const [order, row] = [numberIn(orderId), numberIn(rowId)]
  if (order === null) return <NotFoundPage />
  if (row === null) return <p role="alert">{rowPictureText.notLoaded(null)}</p>
  return query.get('renderer') === 'webgl' ? (
    <MadeHere order={order} row={row} />
  ) : (
    <MadeByWorker order={order} row={row} />
  )
}

const MadeHere = ({ order, row }: RowProps) => {
  const [picture, setPicture] = useState<string | null | undefined>(undefined)
  if (picture === null) return <MadeByWorker order={order} row={row} />
  if (picture) return <img src={picture} alt={rowPictureText.alt(row, order)} style={STYLE} />
  return (
    <>
      <p role="status">{rowPictureText.making}</p>
      <GeneratedPicture orderNumber={order} rowNumber={row} onMade={setPicture} />
    </>
  )
}

const MadeByWorker = ({ order, row }: RowProps) => {
  const [step, setStep] = useState<'waiting' | 'shown' | 'failed'>('waiting')
  if (step === 'failed') return <p role="alert">{rowPictureText.notLoaded(row)}</p>
  return (
    <>
      {step === 'waiting' && <p role="status">{rowPictureText.making}</p>}
      <PatientImage
        src={`/api/v1/products/${order}/0/${row}/preview/perspective`}
        alt={rowPictureText.alt(row, order)}
        hidden={step === 'waiting'}
        style={STYLE}
        onLoad={() => setStep('shown')}
        onFailure={() => setStep('failed')}
      />
    </>
  )
}
