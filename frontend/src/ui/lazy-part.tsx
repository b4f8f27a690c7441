/**
 * A part of a page whose code is loaded apart from it: fetched as soon as the page has nothing else to do, and from then on
 * there at once, in the frame in which it is opened. What is typed while it still comes is kept for it.
 */
import { type ComponentType, useEffect, useState } from 'react'
import { HoldKeys } from './hold-keys.tsx'
import { whenIdle } from './when-idle.ts'

export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let here: ComponentType<Props> | null = null
  const bring = async () => {
    here = await load()
    return here
  }
  if (typeof window !== 'undefined') whenIdle(bring)

  const Lazy = (props: Props) => {
    const [Part, setPart] = useState(() => here)
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
    const isMissing = Part === null
    useEffect(() => {
      if (!isMissing) return
      let isWanted = true
      bring().then(
        (brought) => isWanted && setPart(() => brought),
        (error: unknown) => isWanted && setFailure({ error }),
      )
      return () => {
        isWanted = false
      }
    }, [isMissing])
    // The page tells of it, as of a page that cannot be loaded.
    if (failure !== null) throw failure.error
    return Part === null ? <HoldKeys /> : <Part {...props} />
  }
  /** For what cannot open around nothing: settles when the part has come, null where it is here. */
  return Object.assign(Lazy, { coming: (): Promise<unknown> | null => (here === null ? bring() : null) })
}
