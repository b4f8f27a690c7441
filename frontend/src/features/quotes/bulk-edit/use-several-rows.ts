/** Copies or deletes several rows as one step, in turn with the other changes of the quote. */

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Offer } from '#domain/contracts/offer'
import type { CopiedRows } from '#domain/contracts/several-rows'
import { send } from '../../../api/client.ts'
import { makeCommandKeys } from '../../../api/idempotency.ts'
import { showAnswer } from '../../../api/show-answer.ts'
import { quoteQuery } from '../../../quote/get-quote.ts'
import { toastSaveFailed } from '../../../ui/toasts.ts'

interface Rows {
  readonly what: 'copy' | 'delete'
  readonly rows: readonly number[]
}

const nameOf = ({ what, rows }: Rows): string => `${what} ${rows.join(' ')}`

export const useSeveralRows = (orderNumber: number) => {
  const queryClient = useQueryClient()
  const { queryKey } = quoteQuery(orderNumber)
  const [keys] = useState(makeCommandKeys)
  return useMutation({
    mutationKey: ['offer', orderNumber, 'rows'],
    scope: { id: `offer ${orderNumber}` },
    mutationFn: async (asked: Rows): Promise<Offer> => {
      const path = `/api/v1/offers/${orderNumber}/rows/${asked.what}`
      const options = { idempotencyKey: keys.keyOf(nameOf(asked)) }
      const body = { rows: asked.rows }
      if (asked.what === 'delete') return send<Offer>('POST', path, body, options)
      return (await send<CopiedRows>('POST', path, body, options)).offer
    },
    meta: { handlesError: true },
    onMutate: () => queryClient.cancelQueries({ queryKey, exact: true }),
    onSettled: (_, error, asked) => keys.settle(nameOf(asked), error),
    onSuccess: (offer) => showAnswer(queryClient, queryKey, offer),
    onError: (error) => {
      toastSaveFailed(error)
      return queryClient.invalidateQueries({ queryKey, exact: true })
    },
  })
}
