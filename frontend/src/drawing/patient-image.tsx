/**
 * A picture that the server may still be making: then it is asked for again until it is there. One that the server refuses
 * to make, or that never comes, is told.
 */
import { type ImgHTMLAttributes, useEffect, useRef, useState } from 'react'

const ATTEMPTS = 15
const PAUSE_MS = 2000
/** Accepted, and not made yet. */
const UNDER_WAY = 202

interface PatientImageProps
  extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'className' | 'style' | 'onLoad'> {
  readonly src: string
  readonly alt: string
  readonly hidden?: boolean
  readonly onFailure: () => void
}

/** An image only says that it could not be shown; whether it may come yet, the server says. */
const isUnderWay = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address, { credentials: 'same-origin' })).status === UNDER_WAY
  } catch {
    return false
  }
}

/** One picture after the other: each address begins its own attempts. */
export const PatientImage = (props: PatientImageProps) => <Attempts key={props.src} {...props} />

const Attempts = ({ src, alt, onFailure, ...look }: PatientImageProps) => {
  const [attempt, setAttempt] = useState(1)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      clearTimeout(pause.current)
    }
  }, [])
  const address = `${src}?attempt=${attempt}`
  const ask = async () => {
    const mayCome = attempt < ATTEMPTS && (await isUnderWay(address))
    if (isLeft.current) return
    if (mayCome) pause.current = setTimeout(() => setAttempt(attempt + 1), PAUSE_MS)
    else onFailure()
  }
  return <img {...look} src={address} alt={alt} onError={() => void ask()} />
}
