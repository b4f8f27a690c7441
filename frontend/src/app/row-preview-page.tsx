/**
 * The picture of one row and nothing else. The worker may still be making it; then the page asks again until it
 * is there, and says so when it never came.
 */
import { useState } from 'react'
import { useParams } from 'react-router'
import { NotFoundPage } from './not-found-page.tsx'

const ATTEMPTS = 20
const PAUSE = 2000

const isNumber = (text: string | undefined): text is string =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text)

export const RowPreviewPage = () => {
  const { orderId, rowId } = useParams()
  const [attempt, setAttempt] = useState(0)
  const [isWaiting, setWaiting] = useState(true)
  if (!isNumber(orderId) || !isNumber(rowId)) return <NotFoundPage />
  if (attempt >= ATTEMPTS) return <p role="alert">Bildet av rad {rowId} kunne ikke lages.</p>
  return (
    <>
      {isWaiting && <p role="status">Bildet lages …</p>}
      <img
        key={attempt}
        src={`/api/v1/products/${orderId}/0/${rowId}/preview/perspective?attempt=${attempt}`}
        alt={`Rad ${rowId} i tilbud ${orderId}`}
        hidden={isWaiting}
        style={{ maxWidth: '100%', maxHeight: '100dvh' }}
        onLoad={() => setWaiting(false)}
        onError={() => setTimeout(() => setAttempt(attempt + 1), PAUSE)}
      />
    </>
  )
}
