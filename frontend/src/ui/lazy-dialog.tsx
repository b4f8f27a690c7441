/**
 * A dialog whose code is loaded apart from its page: fetched as soon as the page has nothing else to do, and what is typed
 * while it still comes is kept for it.
 */
import { type ComponentType, lazy, Suspense } from 'react'
import { HoldKeys } from './hold-keys.tsx'
import { whenIdle } from './when-idle.ts'

export const lazyDialog = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Loaded = lazy(async () => ({ default: await load() }))
  if (typeof window !== 'undefined') whenIdle(load)
  return (props: Props) => (
    <Suspense fallback={<HoldKeys />}>
      <Loaded {...props} />
    </Suspense>
  )
}
