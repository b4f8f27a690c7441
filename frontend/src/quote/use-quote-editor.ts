/**
 * A quote as a page shows and edits it: what the server has, with edits that are under way and values that are being typed
 * put on top. One editor per page; its functions stay the same from render to render.
 */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { kindOf } from '#domain/access/access'
import type { Offer } from '#domain/contracts/offer'
import { readAppConfig } from '../config/stored-config.ts'
import { useViewer } from '../session/current-context.ts'
import { createDrafts, type Drafts } from './drafts.ts'
import { useEditQuote, usePendingEdits } from './edit-quote.ts'
import { lookAgainIn } from './follow-order.ts'
import { type QuoteEdit, withEdits } from './quote-edit.ts'
import type { PriceView } from './row-money.ts'
import { beginSteps } from './undo/state/step-store.ts'
import { useQuote } from './use-quote.ts'

export interface QuoteEditor {
  readonly orderNumber: number
  /** Typed values; they are sent by themselves. */
  readonly drafts: Drafts
  /** Changes something now. */
  readonly change: (edit: QuoteEdit) => void
  /** Changes something and answers when it is stored; throws what refused it. */
  readonly store: (edit: QuoteEdit) => Promise<Offer>
}

export const useQuoteEditor = (orderNumber: number) => {
  const viewer = useViewer()
  const { userId } = viewer
  useEffect(() => beginSteps(userId), [userId])
  const query = useQuote(orderNumber, {
    refetchInterval: ({ state }) => lookAgainIn(state.data, Date.now()),
  })
  const { mutate, mutateAsync } = useEditQuote(orderNumber)
  const pending = usePendingEdits(orderNumber)

  const [drafts] = useState(() => createDrafts({ send: mutate, delay: readAppConfig().debounceTime }))
  const typed = useSyncExternalStore(drafts.subscribe, drafts.current, drafts.current)
  const quoteEditor = useMemo<QuoteEditor>(
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
  const priceView = useMemo<PriceView>(() => ({ viewer: viewerKind, hasAgent }), [viewerKind, hasAgent])
  const offer = useMemo(
    () => (stored === undefined ? undefined : withEdits(stored, [...pending, ...typed], priceView)),
    [stored, pending, typed, priceView],
  )
  return {
    quoteEditor,
    offer,
    priceView,
    viewer,
    /** Edits that are not stored yet. */
    unsaved: pending.length + typed.length,
    error: query.error,
    retry: query.refetch,
  }
}
