/** The order as EHF, to keep; nothing of it can be changed any more, so nothing waits to be stored. */
import { useMutation } from '@tanstack/react-query'
import type { Offer } from '#domain/contracts/offer'
import { isStandingOrder } from '#domain/quote/life/status'
import { messageOf } from '../../../api/api-error.ts'
import { downloadFile } from '../../../api/fetch-file.ts'
import { toastError } from '../../../ui/toasts.ts'

/** Ordered from the factory, and the viewer knows what the store pays. */
export const hasOrderFile = ({ status, totals }: Pick<Offer, 'status' | 'totals'>): boolean =>
  isStandingOrder(status.intVal) && totals.netSumExclTax !== null

export const useDownloadOrder = (orderNumber: number): (() => void) => {
  const { mutate } = useMutation({
    mutationFn: () => downloadFile(`/api/v1/offers/${orderNumber}/ehf`, `bestilling_${orderNumber}.xml`),
    meta: { handlesError: true },
    onError: (error) => toastError(messageOf(error)),
  })
  return () => mutate()
}
