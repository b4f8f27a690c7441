/**
 * A part of a page whose code is loaded apart from it: fetched as soon as the page has nothing else to do, and from then on
 * there at once, in the frame in which it is opened. What is typed while it still comes is kept for it. Code that cannot be had, on a
 * page that is older than what is on the server, is told of, and nothing else on the page is lost.
 */
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { HoldKeys } from './hold-keys.tsx'
import { lazyText } from './lazy-text.ts'
import { toastError } from './toasts.ts'
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
  const [isGone, setGone] = useState(false)
  const isMissing = Here === null
  const { onClose } = props as { readonly onClose?: unknown }
  const latestClose = useRef(onClose)
  latestClose.current = onClose
  useEffect(() => {
    if (!isMissing) return
    let isWanted = true
    bring().then(
      (brought) => isWanted && setHere(() => brought),
      () => {
        if (!isWanted) return
        toastError(lazyText.gone, { id: lazyText.gone, closesAfter: false })
        // A dialog closes, so that the page can be used and stored before it is loaded anew.
        if (typeof latestClose.current === 'function') latestClose.current()
        else setGone(true)
      },
    )
    return () => {
      isWanted = false
    }
  }, [isMissing, bring])
  if (isGone) return <p>{lazyText.notHere}</p>
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
