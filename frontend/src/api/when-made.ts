/** Follows a job that the worker is at until the thing is there. */
import type { Job } from '#domain/contracts/job'
import { failedJob } from './fetch-file.ts'

const BETWEEN_LOOKS = 700

interface Following {
  readonly look: (id: string) => Promise<Job>
  readonly onProgress?: (percent: number) => void
  /** What is said where nobody says why it failed. */
  readonly unexplained: string
  readonly pause?: number
}

/** Answers where the finished thing is; throws the reason why there is none. */
export const whenMade = async (
  asked: Job,
  { look, onProgress, unexplained, pause = BETWEEN_LOOKS }: Following,
): Promise<string> => {
  let job = asked
  while (job.state === 'queued' || job.state === 'running') {
    onProgress?.(job.percent)
    await new Promise((resolve) => setTimeout(resolve, pause))
    job = await look(job.id)
  }
  if (job.state === 'failed' || job.resultUrl === undefined) throw failedJob(job.reason ?? unexplained)
  return job.resultUrl
}
