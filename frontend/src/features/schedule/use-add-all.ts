/** Adding what has been written: sent with a key that is stored until there is an answer, so that no row is added twice. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { postRows } from './api/add-rows.ts'
import type { OrderToAdd } from './state/clear-orders.ts'
import { type Draft, sentOf } from './state/draft.ts'

interface SentRows {
  readonly sent: Draft['sent']
  readonly setSent: (sent: Draft['sent']) => void
}

export const useAddAll = (orderNumber: number, { sent, setSent }: SentRows) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: ['offer', orderNumber, 'schedule'],
    mutationFn: async (orders: readonly OrderToAdd[]) => {
      const sending = sentOf({ sent }, orders)
      setSent(sending)
      return postRows(orderNumber, orders, (part) => `${sending.key}-${part}`)
    },
    meta: { handlesError: true },
    onSuccess: () => setSent(null),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['offer', orderNumber] }),
  })
}
