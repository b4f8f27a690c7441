/** The quote, or one row of it, as a 3D file to keep: made here of what is stored. What makes it is fetched when it is asked for. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../api/api-error.ts'
import { keepFile } from '../api/fetch-file.ts'
import type { FileFormat } from '../drawing/webgl/gltf/write-file.ts'
import { toastError } from '../ui/toasts.ts'
import { allStored } from './edit-quote.ts'

interface Asked {
  /** The whole quote where there is none. */
  readonly rowNumber?: number
  readonly format: FileFormat
}

export const useDownload3d = (
  orderNumber: number,
  storeFirst?: () => Promise<void>,
): ((asked: Asked) => void) => {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: async ({ rowNumber, format }: Asked) => {
      await (storeFirst?.() ?? allStored(queryClient, orderNumber))
      const { file3dOf } = await import('./file-3d.ts')
      const file = await file3dOf(queryClient, { orderNumber, rowNumber, format })
      const row = rowNumber === undefined ? '' : `_rad_${rowNumber}`
      keepFile(file, `tilbud_${orderNumber}${row}.${format}`)
    },
    meta: { handlesError: true },
    onError: (error) => toastError(messageOf(error)),
  })
  return mutate
}
