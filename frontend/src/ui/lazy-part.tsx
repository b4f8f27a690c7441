/**
 * A part of a page whose code is loaded apart from it: fetched as soon as the page has nothing else to do, and from then on
 * there at once, in the frame in which it is opened. What is typed while it still comes is kept for it.
 */
import { type ComponentType, useEffect, useState } from 'react'
import { HoldKeys } from './hold-keys.tsx'
import { whenIdle } from './when-idle.ts'

interface Fetched<Props> {
  /** Null as long as it has not come. */
  readonly here: () => ComponentType<Props> | null
  readonly bring: () => Promise<ComponentType<Props>>
}

interface Shown<Props> {
  readonly fetched: Fetched<Props>
  readonly props: Props
}

const Part = <Props extends object>({ fetched: { here, bring }, props }: Shown<Props>) => {
  const [Here, setHere] = useState(here)
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)
  const isMissing = Here === null
  useEffect(() => {
    if (!isMissing) return
    let isWanted = true
    bring().then(
      (brought) => isWanted && setHere(() => brought),
      (error: unknown) => isWanted && setFailure({ error }),
    )
    return () => {
      isWanted = false
    }
  }, [isMissing, bring])
  // The page tells of it, as of a page that cannot be loaded.
  if (failure !== null) throw failure.error
  return Here === null ? <HoldKeys /> : <Here {...props} />
}

export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let part: ComponentType<Props> | null = null
  const fetched: Fetched<Props> = {
    here: () => part,
    bring: async () => {
      part = await load()
      return part
    },
  }
  if (typeof window !== 'undefined') whenIdle(fetched.bring)
  return Object.assign((props: Props) => <Part fetched={fetched} props={props} />, {
    /** For what cannot open around nothing: settles when the part has come, null where it is here. */
    coming: (): Promise<unknown> | null => (part === null ? fetched.bring() : null),
  })
}
