/**
 * Saves fields of the header from a dialog, based on the version that the dialog was opened with. When somebody else has
 * changed the same in the meantime nothing is lost: the dialog stays open with both values, and the next save is based on
 * what is stored now.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Offer } from '#domain/contracts/offer'
import type { OfferHeader } from '#domain/contracts/offer-header'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { quoteQuery } from '../../../quote/get-quote.ts'
import type { QuoteEditor } from '../../../quote/use-quote-editor.ts'
import { toastSaveFailed } from '../../../ui/toasts.ts'
import { useIsOpen } from '../../../ui/use-is-open.ts'

interface Failure {
  readonly sentence: string
  /** The quote as it is stored now, when somebody else was first. */
  readonly stored: Offer | null
}

export const useSaveHeader = (quoteEditor: QuoteEditor, opened: Offer) => {
  const queryClient = useQueryClient()
  const [basis, setBasis] = useState(opened)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSaving, setSaving] = useState(false)
  const isOpen = useIsOpen()

  /** The quote as it is stored with it; null when it is not. */
  const save = async (changes: Partial<OfferHeader>, from: Offer = basis): Promise<Offer | null> => {
    setSaving(true)
    setBasis(from)
    try {
      return await quoteEditor.store({ kind: 'header', version: from.version, changes })
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'quote.header-changed'
      const stored = isConflict
        ? await queryClient
            .fetchQuery({ ...quoteQuery(quoteEditor.orderNumber), staleTime: 0 })
            .catch(() => null)
        : null
      // Whoever has closed the dialog meanwhile would else believe that it is stored.
      if (!isOpen()) toastSaveFailed(error)
      setFailure({ sentence: messageOf(error), stored })
      return null
    } finally {
      setSaving(false)
    }
  }

  /** The next save is based on what is stored now. */
  const rebase = (stored: Offer) => {
    setBasis(stored)
    setFailure(null)
  }

  return { save, isSaving, failure, rebase }
}
