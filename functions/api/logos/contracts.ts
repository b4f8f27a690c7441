/** The picture at the head of an organisation's page. */
import * as z from 'zod'
import { organisationParams } from '#domain/contracts/organisation'
import { contract } from '../../http/contract.ts'

export const getLogo = contract({
  id: 'getLogo',
  method: 'get',
  path: '/assets/{type}/{id}/logo',
  summary: 'The logo of a store or builder that the viewer may see; a placeholder for every other.',
  needs: 'context',
  params: z.object({ type: z.enum(['agents', 'stores']), ...organisationParams.shape }),
  // Only marks the address as that of the picture of now.
  query: z.object({ v: z.string().max(64).optional() }),
  produces: 'image/png',
  answer: z.unknown(),
})

export const logoContracts = [getLogo]
