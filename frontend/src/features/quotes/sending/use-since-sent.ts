/** What has become of a quote since the customer was sent it: asked for where there is a mail, with its code where that has not come. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Offer } from '#domain/contracts/offer'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useFirstWait } from '../../../ui/use-first-wait.ts'
import { changesQuery } from './get-changes.ts'

export const SinceSent = lazyPart(async () => (await import('./since-sent.tsx')).SinceSentPanels)

const useHasCome = (isWanted: boolean): boolean => {
  const [hasCome, setCome] = useState(() => isWanted && SinceSent.coming() === null)
  useEffect(() => {
    if (!isWanted || hasCome) return
    let isHere = true
    // What cannot be had is told of by the part itself.
    const end = () => {
      if (isHere) setCome(true)
    }
    Promise.resolve(SinceSent.coming()).then(end, end)
    return () => {
      isHere = false
    }
  }, [isWanted, hasCome])
  return hasCome
}

/** Whether it is being brought for the first time. */
export const useIsSinceSentAwaited = (offer: Offer): boolean => {
  const isSent = offer.mail !== null
  const hasCome = useHasCome(isSent)
  const { isLoading, failureCount } = useQuery({ ...changesQuery(offer), enabled: isSent })
  return useFirstWait(isSent && (!hasCome || (isLoading && failureCount === 0)))
}
