/** Adds one piece of a model to a quote; the row that it became is opened by the caller. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CreateProductBody, ProductRow } from '#domain/contracts/product'
import { saidOr } from '../../../api/api-error.ts'
import { send } from '../../../api/client.ts'
import { makeCommandKeys } from '../../../api/idempotency.ts'
import { toastError } from '../../../ui/toasts.ts'
import { rowQuery } from '../../editor/api/get-row.ts'
import { menuText } from '../text.ts'

/** The source order that stands for the catalogue. */
const CATALOGUE = 0

interface AddProduct {
  readonly orderNumber: number
  readonly modelId: string
  readonly idempotencyKey: string
}

type Added = Omit<AddProduct, 'idempotencyKey'>

const nameOf = ({ orderNumber, modelId }: Added) => `${modelId} to ${orderNumber}`

export const addProduct = ({ orderNumber, modelId, idempotencyKey }: AddProduct) =>
  send<Pick<ProductRow, 'rowNumber'>>(
    'POST',
    '/api/v1/products',
    {
      orderNumber,
      sourceOrderNumber: CATALOGUE,
      sourceRowId: Number(modelId),
      numberOf: 1,
    } satisfies CreateProductBody,
    { idempotencyKey },
  )

export const useAddProduct = (onAdded: (orderNumber: number, rowNumber: number) => void) => {
  const queryClient = useQueryClient()
  const [keys] = useState(makeCommandKeys)
  return useMutation({
    mutationFn: (added: Added) => addProduct({ ...added, idempotencyKey: keys.keyOf(nameOf(added)) }),
    onSettled: (_, error, added) => keys.settle(nameOf(added), error),
    meta: { handlesError: true },
    onSuccess: async ({ rowNumber }, { orderNumber }) => {
      // The editor opens with everything in its place, instead of filling up under somebody's hands.
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['offer', orderNumber] }),
        queryClient.prefetchQuery(rowQuery(orderNumber, rowNumber)),
      ])
      onAdded(orderNumber, rowNumber)
    },
    onError: (error) => toastError(saidOr(error, menuText.wentWrong)),
  })
}
