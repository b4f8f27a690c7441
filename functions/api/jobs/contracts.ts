/** The endpoint that tells how far a picture or document has come. */
import * as z from 'zod'
import { job } from '#domain/contracts/job'
import { contract } from '../../http/contract.ts'

export const getJob = contract({
  id: 'getJob',
  method: 'get',
  path: '/api/v1/jobs/{id}',
  summary: 'How far a picture or a document has come.',
  needs: 'context',
  byKey: 'read',
  params: z.object({ id: z.string().max(60) }),
  answer: job,
})

export const jobContracts = [getJob]
