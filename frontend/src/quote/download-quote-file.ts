/** A quote, or one of its rows, as a file to keep; never before what was just typed is stored. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../api/api-error.ts'
import { downloadFile } from '../api/fetch-file.ts'
import { toastError } from '../ui/toasts.ts'
import { allStored } from './edit-quote.ts'

/** What is asked for stands after the quote's address: `dxf?row=3`. A page that holds back what is typed says how it is stored. */
export const useDownloadQuoteFile = (
  orderNumber: number,
  storeFirst?: () => Promise<void>,
): ((asked: string) => void) => {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: async (asked: string) => {
      await (storeFirst?.() ?? allStored(queryClient, orderNumber))
      const [format = ''] = asked.split('?')
      await downloadFile(`/api/v1/offers/${orderNumber}/${asked}`, `tilbud_${orderNumber}.${format}`)
    },
    meta: { handlesError: true },
    onError: (error) => toastError(messageOf(error)),
  })
  return mutate
}
