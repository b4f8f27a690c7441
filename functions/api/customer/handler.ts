/** /api/v1/customer: the customer's own page of a quote. */
import { handle } from '../../http/handle.ts'
import { resource } from '../../http/resource.ts'
import { acceptQuote } from './accept-quote.ts'
import { askQuestion } from './ask-question.ts'
import { openCustomerPage } from './open-page.ts'
import { printCustomerPage } from './print-page.ts'

export const handler = handle(resource([openCustomerPage, acceptQuote, askQuestion, printCustomerPage]))
