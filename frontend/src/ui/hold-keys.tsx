/** Stands where something is still loading: what is typed meanwhile is for what comes in its place. */
import { useEffect, useId, useLayoutEffect } from 'react'
import { holdKeys, releaseKeys } from './key-buffer.ts'

export const HoldKeys = () => {
  const name = useId()
  useLayoutEffect(() => holdKeys(name), [name])
  // What comes instead has begun to listen by then.
  useEffect(() => () => releaseKeys(name), [name])
  return null
}
