/** The customer's own page of a quote: read and accepted by whoever holds its link, without a login. */
import * as z from 'zod'
import { orderNumber } from '#domain/contracts/address'
import { linkSecret } from '#domain/contracts/customer-link'
import { acceptBody, askBody, customerPage } from '#domain/contracts/customer-page'
import { written } from '#domain/contracts/written'
import { contract } from '../../http/contract.ts'

/** Any text, so that a mistyped address is answered as one that was never given out. */
const params = z.object({ orderNumber: z.string().max(200), secret: z.string().max(200) })

/** Null for what cannot be a link's. */
export const parseLink = (of: z.infer<typeof params>) => {
  const parsed = z.object({ orderNumber, secret: linkSecret }).safeParse(of)
  return parsed.success ? parsed.data : null
}

export const openCustomerPage = contract({
  id: 'openCustomerPage',
  method: 'get',
  path: '/api/v1/customer/{orderNumber}/{secret}',
  summary: 'The quote as its customer sees it behind a link. Only prices that the seller has chosen to show.',
  needs: 'nothing',
  params,
  answer: customerPage,
})

export const acceptQuote = contract({
  id: 'acceptQuote',
  method: 'post',
  path: '/api/v1/customer/{orderNumber}/{secret}/acceptance',
  summary: 'Accepts what is shown. Refused where the quote has changed since; the same twice is once.',
  needs: 'nothing',
  params,
  body: acceptBody,
  answer: written(customerPage),
  bodyLimit: 2048,
})

export const askQuestion = contract({
  id: 'askQuestion',
  method: 'post',
  path: '/api/v1/customer/{orderNumber}/{secret}/questions',
  summary: 'Asks about a row. The seller gets it by e-mail; the same twice is one question.',
  needs: 'nothing',
  params,
  body: askBody,
  answer: written(customerPage),
  bodyLimit: 8192,
})

export const printCustomerPage = contract({
  id: 'printCustomerPage',
  method: 'get',
  path: '/api/v1/customer/{orderNumber}/{secret}/pdf',
  summary:
    'The customer’s quote as PDF; 202 with its progress until it is done. Only prices that the link shows.',
  needs: 'nothing',
  params,
  produces: 'application/pdf',
  changes: true,
  answer: z.any(),
})

export const customerContracts = [openCustomerPage, acceptQuote, askQuestion, printCustomerPage]
