/**
 * The picture of one row and nothing else (Q-008, D-052). The worker may still be making it; then the page asks again until
 * it is there, and says so when it never came. With `renderer=webgl` this browser makes it anew (D-053).
 */
import { type ReactNode, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { PatientImage } from '../../drawing/patient-image.tsx'
import { NotFoundPage } from '../../ui/not-found-page.tsx'
import { GeneratedPicture } from './components/generated-picture.tsx'
import { rowPictureText } from './text.ts'

/** Null for what is no number. */
const numberIn = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null

const STYLE = { maxWidth: '100%', maxHeight: '100dvh' } as const

interface SaidProps {
  readonly role: 'status' | 'alert'
  readonly children: ReactNode
}

const Said = ({ role, children }: SaidProps) => (
  <p role={role} style={{ margin: 0, padding: 16 }}>
    {children}
  </p>
)

interface RowProps {
  readonly order: number
  readonly row: number
}

export const RowPreviewPage = () => {
  const { orderId, rowId } = useParams()
  const [query] = useSearchParams()
  const [order, row] = [numberIn(orderId), numberIn(rowId)]
  if (order === null) return <NotFoundPage />
  if (row === null) return <Said role="alert">{rowPictureText.notLoaded(null)}</Said>
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
      <Said role="status">{rowPictureText.making}</Said>
      <GeneratedPicture orderNumber={order} rowNumber={row} onMade={setPicture} />
    </>
  )
}

const MadeByWorker = ({ order, row }: RowProps) => {
  const [step, setStep] = useState<'waiting' | 'shown' | 'failed'>('waiting')
  if (step === 'failed') return <Said role="alert">{rowPictureText.notLoaded(row)}</Said>
  return (
    <>
      {step === 'waiting' && <Said role="status">{rowPictureText.making}</Said>}
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
