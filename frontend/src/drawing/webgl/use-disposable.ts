import { type DependencyList, useEffect, useMemo } from 'react'

/** A thing on the graphics card that is made when `deps` change and given back when it is replaced or left. */
export const useDisposable = <Thing extends { dispose: () => void }>(
  make: () => Thing,
  deps: DependencyList,
): Thing => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what the thing is made of.
  const thing = useMemo(make, deps)
  useEffect(() => () => thing.dispose(), [thing])
  return thing
}
