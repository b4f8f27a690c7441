/** Endpoints of the seller's side of the customer's page: links to it, and what came of them. */
import * as z from 'zod'
import { orderNumber } from '#domain/contracts/address'
import { customerSide, linkId, madeLink, makeLinkBody, repliedBody } from '#domain/contracts/customer-link'
import { written } from '#domain/contracts/written'
import { contract } from '../../http/contract.ts'

export const getCustomerSide = contract({
  id: 'getCustomerSide',
  method: 'get',
  path: '/api/v1/offers/{orderNumber}/customer',
  summary: 'Links to the customer’s page of the quote, and what has been accepted.',
  needs: 'context',
  params: z.object({ orderNumber }),
  answer: customerSide,
})

export const makeCustomerLink = contract({
  id: 'makeCustomerLink',
  method: 'post',
  path: '/api/v1/offers/{orderNumber}/customer/links',
  summary: 'Makes a link to the customer’s page. Its address is told in this answer only.',
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
  summary: 'Revokes a link. It works no more from that moment.',
  needs: 'context',
  params: z.object({ orderNumber, linkId }),
  answer: written(customerSide),
})

export const markQuestionsReplied = contract({
  id: 'markQuestionsReplied',
  method: 'put',
  path: '/api/v1/offers/{orderNumber}/customer/replied',
  summary:
    'Says that the customer’s questions up to a moment have been replied to: none of them waits any more.',
  needs: 'context',
  params: z.object({ orderNumber }),
  body: repliedBody,
  answer: written(customerSide),
})

export const customerLinkContracts = [
  getCustomerSide,
  makeCustomerLink,
  revokeCustomerLink,
  markQuestionsReplied,
]
