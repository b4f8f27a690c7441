/**
 * The quote as it lies on the desk: what the server has, with what is under way and what is being typed put on top, and
 * the ways to change it. One desk per page; its functions stay the same from render to render.
 */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { kindOf } from '#domain/access/access'
import type { Offer } from '#domain/contracts/offer'
import { readAppConfig } from '../../config/stored-config.ts'
import { useViewer } from '../session/api/current-context.ts'
import { beginSteps } from '../undo/state/step-book.ts'
import { useEditOffer, usePendingEdits } from './api/edit-offer.ts'
import { offerQuery } from './api/get-offer.ts'
import { type DraftBook, openDraftBook } from './state/draft-book.ts'
import { lookAgainIn } from './state/follow-order.ts'
import { type OfferEdit, withEdits } from './state/offer-edit.ts'
import type { Standing } from './state/row-money.ts'

export interface QuoteDesk {
  readonly orderNumber: number
  /** Typed values; they are sent by themselves. */
  readonly drafts: DraftBook
  /** Changes something now. */
  readonly change: (edit: OfferEdit) => void
  /** Changes something and answers when it is stored; throws what refused it. */
  readonly store: (edit: OfferEdit) => Promise<Offer>
}

export const useQuoteDesk = (orderNumber: number) => {
  const viewer = useViewer()
  const { userId } = viewer
  useEffect(() => beginSteps(userId), [userId])
  const query = useQuery({
    ...offerQuery(orderNumber),
    refetchInterval: ({ state }) => lookAgainIn(state.data, Date.now()),
  })
  const { mutate, mutateAsync } = useEditOffer(orderNumber)
  const pending = usePendingEdits(orderNumber)

  const [drafts] = useState(() => openDraftBook({ send: mutate, delay: readAppConfig().debounceTime }))
  const typed = useSyncExternalStore(drafts.subscribe, drafts.current)
  const desk = useMemo<QuoteDesk>(
    () => ({ orderNumber, drafts, change: mutate, store: mutateAsync }),
    [orderNumber, drafts, mutate, mutateAsync],
  )

  useEffect(() => {
    const sendWhenHidden = () => {
      if (document.visibilityState === 'hidden') drafts.settleAll()
    }
    document.addEventListener('visibilitychange', sendWhenHidden)
    return () => {
      document.removeEventListener('visibilitychange', sendWhenHidden)
      drafts.settleAll()
    }
  }, [drafts])

  const stored = query.data
  const viewerKind = kindOf(viewer)
  const hasAgent = stored?.agentId != null
  const standing = useMemo<Standing>(() => ({ viewer: viewerKind, hasAgent }), [viewerKind, hasAgent])
  const offer = useMemo(
    () => (stored === undefined ? undefined : withEdits(stored, [...pending, ...typed], standing)),
    [stored, pending, typed, standing],
  )
  return {
    desk,
    offer,
    standing,
    viewer,
    /** Edits that are not stored yet. */
    unsaved: pending.length + typed.length,
    error: query.error,
    retry: query.refetch,
  }
}
