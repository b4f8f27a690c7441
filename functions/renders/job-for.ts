/** A job on the wire. */
import type { Job } from '#domain/contracts/job'
import type { Progress } from '../data/artefacts/order-artefact.ts'
import type { RenderJob } from '../data/jobs/job-repository.ts'

export const jobFor = ({ id, resultUrl }: RenderJob, progress: Progress): Job => {
  switch (progress.state) {
    case 'done':
      return { id, state: 'done', percent: 100, resultUrl }
    case 'failed':
      return { id, state: 'failed', percent: 0, reason: progress.reason }
    default:
      return { id, state: progress.state, percent: progress.percent }
  }
}
