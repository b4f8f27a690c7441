/** /api/v1/jobs: seen by whoever asked, in the context it was asked in, and by nobody else. */
import { refusal } from '#domain/result'
import { readProgress } from '../../data/artefacts/order-artefact.ts'
import { findJob } from '../../data/jobs/job-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { handle } from '../../http/handle.ts'
import { answered } from '../../http/outcome.ts'
import { resource } from '../../http/resource.ts'
import { jobFor } from '../../renders/job-for.ts'
import * as contracts from './contracts.ts'

export const getJob = endpoint(contracts.getJob, async ({ params, caller, at }) => {
  const job = await findJob(params.id, at)
  if (job === null || job.userId !== caller.user.id || job.contextId !== caller.context.id)
    return refusal('job.not-found')
  return answered(jobFor(job, await readProgress(job.message, at)))
})

export const handler = handle(resource([getJob]))
