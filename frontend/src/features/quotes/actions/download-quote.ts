/** «Last ned»: has the zip made, tells how far it has come, and keeps it when it is finished. */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Job } from '#domain/contracts/job'
import { messageOf } from '../../../api/api-error.ts'
import { get } from '../../../api/client.ts'
import { downloadFile } from '../../../api/fetch-file.ts'
import { whenMade } from '../../../api/when-made.ts'
import { toastError } from '../../../ui/toasts.ts'
import { actionText } from './text.ts'

export const useDownload = (orderNumber: number) => {
  const [percent, setPercent] = useState(0)
  const { mutate, isPending } = useMutation({
    mutationFn: async (storeFirst: () => Promise<void>) => {
      setPercent(0)
      await storeFirst()
      const asked = await get<Job>(`/api/v1/offers/${orderNumber}/download`)
      const address = await whenMade(asked, {
        look: (id) => get<Job>(`/api/v1/jobs/${id}`),
        onProgress: setPercent,
        unexplained: actionText.downloadFailed,
      })
      await downloadFile(address, `tilbud_${orderNumber}.zip`)
    },
    meta: { handlesError: true },
    onError: (error) => toastError(messageOf(error)),
  })
  return { download: mutate, isDownloading: isPending, percent }
}
