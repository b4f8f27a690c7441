/** The quote, or one row of it, as a building model to keep; never before what was just typed is stored. */
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../api/api-error.ts'
import { downloadFile } from '../api/fetch-file.ts'
import { toastError } from '../ui/toasts.ts'

export const useDownloadIfc = (orderNumber: number, rowNumber?: number) => {
  const query = rowNumber === undefined ? '' : `?row=${rowNumber}`
  const { mutate } = useMutation({
    mutationFn: async (storeFirst: () => Promise<void>) => {
      await storeFirst()
      await downloadFile(`/api/v1/offers/${orderNumber}/ifc${query}`, `tilbud_${orderNumber}.ifc`)
    },
    meta: { handlesError: true },
    onError: (error) => toastError(messageOf(error)),
  })
  return mutate
}
