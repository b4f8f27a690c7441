/**
 * Ordering from the form: what is typed elsewhere on the page is stored, then the form, then the order is sent. While
 * it is under way a second press does nothing; after a lost connection the same order is sent again, and is ordered once.
 */
import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import type { Offer, OfferHeader } from '#domain/contracts/offer'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { toastBusy, toastInfo, toastSaveFailed } from '../../ui/toasts.ts'
import { useIsOpen } from '../../ui/use-is-open.ts'
import { orderPath, type StepPath, useQuoteStep } from './api/quote-steps.ts'
import { orderText } from './page-text.ts'
import { makeOrderAttempts } from './state/order-attempt.ts'
import type { QuoteDesk } from './use-quote-desk.ts'

interface Wish {
  readonly offer: Offer
  readonly desk: QuoteDesk
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

export const useOrder = ({ offer, desk, storeFirst, onOrdered }: Wish) => {
  const step = useQuoteStep(offer.orderNumber)
  const navigate = useNavigate()
  const home = useHref('/')
  const [isOrdering, setOrdering] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [attempt] = useState(() => makeOrderAttempts<StepPath>())
  const isOpen = useIsOpen()

  const tellOrdered = () =>
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
        store: () => desk.store({ kind: 'header', version: offer.version, changes }),
        pathOf: orderPath,
        send: (path) => {
          done = toastBusy(orderText.sending)
          return step.mutateAsync(path)
        },
      })
      tellOrdered()
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
    failure: failure === null ? null : { sentence: messageOf(failure), issues: issuesIn(failure) },
  }
}
