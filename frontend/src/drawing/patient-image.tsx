/**
 * A picture that the server may still be making: then it is asked for again until it is there. One that the server refuses
 * to make, or that never comes, is told.
 */
import { type ImgHTMLAttributes, type SyntheticEvent, useEffect, useRef, useState } from 'react'

const ATTEMPTS = 15
/** What is being saved is there in a moment, what is being drawn takes some; whoever has waited long is asked for more seldom. */
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 2000
/** Accepted, and not made yet. */
const UNDER_WAY = 202

interface PatientImageProps
  extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'className' | 'style' | 'sizes' | 'onLoad'> {
  readonly src: string
  /** In which the server makes it, in pixels; the browser takes the one that its screen needs. */
  readonly widths?: readonly string[]
  readonly alt: string
  readonly hidden?: boolean
  readonly onFailure: () => void
}

/**
 * An image only says that it could not be shown; whether it may come yet, the server says. It may have become ready since it was
 * asked for.
 */
const askServer = async (address: string): Promise<'ready' | 'under way' | 'refused'> => {
  try {
    const answer = await fetch(address, { credentials: 'same-origin' })
    if (answer.status === UNDER_WAY) return 'under way'
    return answer.ok ? 'ready' : 'refused'
  } catch {
    return 'refused'
  }
}

/** One picture after the other: each address begins its own attempts. */
export const PatientImage = (props: PatientImageProps) => <Attempts key={props.src} {...props} />

const Attempts = ({ src, widths, alt, onFailure, ...look }: PatientImageProps) => {
  const [attempt, setAttempt] = useState(1)
  /** A picture that is ready and cannot be shown is none. */
  const wasReady = useRef(false)
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
  const sources = widths?.map((width) => `${address}&size=${width} ${width}w`).join(', ')
  const ask = async ({ currentTarget: { currentSrc } }: SyntheticEvent<HTMLImageElement>) => {
    const answer = attempt < ATTEMPTS ? await askServer(currentSrc || address) : 'refused'
    if (isLeft.current) return
    const next = () => setAttempt(attempt + 1)
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS)
    if (answer === 'under way') pause.current = setTimeout(next, pauseMs)
    else if (answer === 'ready' && !wasReady.current) next()
    else onFailure()
    wasReady.current = answer === 'ready'
  }
  return (
    <img
      {...look}
      {...(sources && { srcSet: sources })}
      src={address}
      alt={alt}
      onError={(event) => void ask(event)}
    />
  )
}
