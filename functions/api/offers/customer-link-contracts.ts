/** Endpoints of the seller's side of the customer's page: links to it, and what came of them. */
import * as z from 'zod'
import { orderNumber } from '#domain/contracts/address'
import { customerSide, linkId, madeLink, makeLinkBody } from '#domain/contracts/customer-page'
import { written } from '#domain/contracts/offer'
import { contract } from '../../http/contract.ts'

export const getCustomerSide = contract({
  id: 'getCustomerSide',
  method: 'get',
  path: '/api/v1/offers/{orderNumber}/customer',
  summary: 'Lenkene til kundens side av tilbudet, og hva som er godtatt.',
  needs: 'context',
  params: z.object({ orderNumber }),
  answer: customerSide,
})

export const makeCustomerLink = contract({
  id: 'makeCustomerLink',
  method: 'post',
  path: '/api/v1/offers/{orderNumber}/customer/links',
  summary: 'Lag en lenke til kundens side. Adressen fortelles bare i dette svaret.',
  needs: 'context',
  params: z.object({ orderNumber }),
  body: makeLinkBody,
  answer: written(madeLink),
  status: 201,
})

export const revokeCustomerLink = contract({
  id: 'revokeCustomerLink',
  method: 'delete',
  path: '/api/v1/offers/{orderNumber}/customer/links/{linkId}',
  summary: 'Trekk en lenke tilbake. Den virker ikke mer fra samme øyeblikk.',
  needs: 'context',
  params: z.object({ orderNumber, linkId }),
  answer: written(customerSide),
})

export const customerLinkContracts = [getCustomerSide, makeCustomerLink, revokeCustomerLink]
