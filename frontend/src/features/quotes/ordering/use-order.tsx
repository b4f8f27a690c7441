/**
 * Ordering from the form: what is typed elsewhere on the page is stored, then the form, then the order is sent. While
 * it is under way a second press does nothing; after a lost connection the same order is sent again, and is ordered once.
 */
import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import type { Offer } from '#domain/contracts/offer'
import type { OfferHeader } from '#domain/contracts/offer-header'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { orderPath, type StepPath, useQuoteStep } from '../../../quote/quote-steps.ts'
import { areSoldAlike } from '../../../quote/sold-alike.ts'
import type { QuoteEditor } from '../../../quote/use-quote-editor.ts'
import { toastBusy, toastInfo, toastSaveFailed } from '../../../ui/toasts.ts'
import { useIsOpen } from '../../../ui/use-is-open.ts'
import { conflictText } from '../header/text.ts'
import { makeOrderAttempts } from './order-attempt.ts'
import { unseenIn } from './order-form.ts'
import { orderText } from './text.ts'

interface Wish {
  readonly offer: Offer
  readonly quoteEditor: QuoteEditor
  readonly storeFirst: () => Promise<void>
  readonly onOrdered: () => void
}

interface Issue {
  readonly path: string
  readonly message: string
}

/** What the server says is wrong with the form, field by field. */
const issuesIn = (error: unknown): readonly Issue[] => {
  const details = error instanceof ApiError ? (error.details as { issues?: readonly Issue[] } | null) : null
  return Array.isArray(details?.issues) ? details.issues : []
}

export const useOrder = ({ offer, quoteEditor, storeFirst, onOrdered }: Wish) => {
  const step = useQuoteStep(offer.orderNumber)
  const navigate = useNavigate()
  const home = useHref('/')
  const [isOrdering, setOrdering] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [attempt] = useState(() => makeOrderAttempts<StepPath>())
  const isOpen = useIsOpen()

  const notifyOrdered = () =>
    toastInfo(
      <>
        {orderText.sent}{' '}
        <Anchor
          href={home}
          inherit
          onClick={(event) => {
            event.preventDefault()
            void navigate('/')
          }}
        >
          {orderText.another}
        </Anchor>
      </>,
    )

  const order = async (changes: Partial<OfferHeader>) => {
    setOrdering(true)
    setFailure(null)
    let done = () => {}
    try {
      await storeFirst()
      await attempt(changes, {
        store: async () => {
          const stored = await quoteEditor.store({ kind: 'header', version: offer.version, changes })
          const unseen = unseenIn(offer, changes, stored)
          if (unseen.length > 0) throw new Error(conflictText.unseen(unseen))
          if (!areSoldAlike(offer, stored)) throw new Error(conflictText.soldOtherwise)
          return stored
        },
        pathOf: orderPath,
        send: (path) => {
          done = toastBusy(orderText.sending)
          return step.mutateAsync(path)
        },
      })
      notifyOrdered()
      onOrdered()
    } catch (error) {
      // Whoever has closed the form, or left the page, would else not hear of it.
      if (!isOpen()) toastSaveFailed(error)
      setFailure(error)
    } finally {
      done()
      setOrdering(false)
    }
  }

  return {
    order,
    isOrdering,
    /** Somebody else was first with the same: the form asks which is meant. */
    isClash: failure instanceof ApiError && failure.code === 'quote.header-changed',
    failure: failure === null ? null : { sentence: messageOf(failure), issues: issuesIn(failure) },
  }
}
