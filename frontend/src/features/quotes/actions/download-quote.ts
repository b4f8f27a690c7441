/** «Last ned»: has the zip made, tells how far it has come, and keeps it when it is finished. */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Job } from '#domain/contracts/job'
import { messageOf } from '../../../api/api-error.ts'
import { get } from '../../../api/client.ts'
import { downloadFile, failedJob } from '../../../api/fetch-file.ts'
import { toastError } from '../../../ui/toasts.ts'
import { actionText } from './text.ts'

const BETWEEN_LOOKS = 700

/** Answers where the finished thing is; throws the reason why there is none. */
export const whenMade = async (
  asked: Job,
  look: (id: string) => Promise<Job>,
  onProgress: (percent: number) => void,
  pause = BETWEEN_LOOKS,
): Promise<string> => {
  let job = asked
  while (job.state === 'queued' || job.state === 'running') {
    onProgress(job.percent)
    await new Promise((resolve) => setTimeout(resolve, pause))
    job = await look(job.id)
  }
  if (job.state === 'failed' || job.resultUrl === undefined)
    throw failedJob(job.reason ?? actionText.downloadFailed)
  return job.resultUrl
}

export const useDownload = (orderNumber: number) => {
  const [percent, setPercent] = useState(0)
  const { mutate, isPending } = useMutation({
    mutationFn: async (storeFirst: () => Promise<void>) => {
      setPercent(0)
      await storeFirst()
      const asked = await get<Job>(`/api/v1/offers/${orderNumber}/download`)
      const address = await whenMade(asked, (id) => get<Job>(`/api/v1/jobs/${id}`), setPercent)
      await downloadFile(address, `tilbud_${orderNumber}.zip`)
    },
    meta: { handlesError: true },
    onError: (error) => toastError(messageOf(error)),
  })
  return { download: mutate, isDownloading: isPending, percent }
}
