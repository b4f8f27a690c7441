/** Copies a row within its quote; the caller opens the copy. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CreateProductBody, ProductRow } from '#domain/contracts/product'
import { messageOf } from '../../../api/api-error.ts'
import { send } from '../../../api/client.ts'
import { makeCommandKeys } from '../../../api/idempotency.ts'
import { failureText } from '../../../quote/text.ts'
import { toastError } from '../../../ui/toasts.ts'

export const useCopyRow = (orderNumber: number, onCopied: (rowNumber: number) => void) => {
  const queryClient = useQueryClient()
  const [keys] = useState(makeCommandKeys)
  return useMutation({
    mutationKey: ['offer', orderNumber, 'copy'],
    scope: { id: `offer ${orderNumber}` },
    mutationFn: (rowNumber: number) =>
      send<Pick<ProductRow, 'rowNumber'>>(
        'POST',
        '/api/v1/products',
        {
          orderNumber,
          sourceOrderNumber: orderNumber,
          sourceRowId: rowNumber,
        } satisfies CreateProductBody,
        { idempotencyKey: keys.keyOf(`${rowNumber}`) },
      ),
    meta: { handlesError: true },
    onSettled: (_, error, rowNumber) => keys.settle(`${rowNumber}`, error),
    onSuccess: ({ rowNumber }) => {
      void queryClient.invalidateQueries({ queryKey: ['offer', orderNumber], exact: true })
      onCopied(rowNumber)
    },
    onError: (error) => toastError(failureText.wentWrong(messageOf(error))),
  })
}
