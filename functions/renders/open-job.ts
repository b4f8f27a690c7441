/** A job for something that is being made, so that whoever asked can follow it. */
import type { Job } from '#domain/contracts/job'
import type { RenderMessage } from '#domain/contracts/render-order'
import type { Progress } from '../data/artefacts/order-artefact.ts'
import { insertJob } from '../data/jobs/job-repository.ts'
import type { Asked } from '../http/endpoint.ts'
import { jobFor } from './job-for.ts'

/** `resultUrl` is where the finished thing is asked for again, with the rights of then. */
export const openJob = async (
  { caller, at }: Asked,
  { message, resultUrl }: { readonly message: RenderMessage; readonly resultUrl: string },
  progress: Progress,
): Promise<Job> => {
  const owner = { userId: caller.user.id, contextId: caller.context.id }
  return jobFor(await insertJob({ ...owner, message, resultUrl }, at), progress)
}
