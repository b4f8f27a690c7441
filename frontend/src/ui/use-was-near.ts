/** Whether something has been near the window: what is drawn for the eye alone waits until somebody can come to see it. */
import { type RefObject, useEffect, useState } from 'react'

/** Around the window: about a turn of the wheel or a swipe. */
const NEAR = '600px'

const watched = new WeakMap<Element, () => void>()
/** One for all of them. */
let observer: IntersectionObserver | undefined

const watch = (element: Element, arrive: () => void): (() => void) => {
  observer ??= new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) watched.get(target)?.()
    },
    { rootMargin: NEAR },
  )
  watched.set(element, arrive)
  observer.observe(element)
  return () => observer?.unobserve(element)
}

/** `isAsked`: somebody wants to know. */
export const useWasNear = (of: RefObject<Element | null>, isAsked = true): boolean => {
  const [wasNear, setWasNear] = useState(false)
  const isWatched = isAsked && !wasNear
  useEffect(
    () => (isWatched && of.current !== null ? watch(of.current, () => setWasNear(true)) : undefined),
    [of, isWatched],
  )
  return wasNear
}
