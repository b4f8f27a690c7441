/** A drawing of a quote or of one of its rows, to keep; never before what was just typed is stored. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../api/api-error.ts'
import { downloadFile } from '../api/fetch-file.ts'
import { toastError } from '../ui/toasts.ts'
import { allStored } from './edit-quote.ts'

/** What is asked for stands after the quote's address: `dxf?row=3`. */
export const useDownloadDrawing = (orderNumber: number): ((drawing: string) => void) => {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: async (drawing: string) => {
      await allStored(queryClient, orderNumber)
      const [format = ''] = drawing.split('?')
      await downloadFile(`/api/v1/offers/${orderNumber}/${drawing}`, `tilbud_${orderNumber}.${format}`)
    },
    meta: { handlesError: true },
    onError: (error) => toastError(messageOf(error)),
  })
  return mutate
}
