/** The endpoint that describes all the others. */
import * as z from 'zod'
import { contract } from '../../http/contract.ts'

export const getOpenapi = contract({
  id: 'getOpenapi',
  method: 'get',
  path: '/api/v1/openapi.json',
  summary: 'This description, OpenAPI 3.1.',
  needs: 'nothing',
  byKey: 'read',
  answer: z.looseObject({ openapi: z.string() }),
})

export const openapiContracts = [getOpenapi]
