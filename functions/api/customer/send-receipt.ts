/** The receipt to the customer, with the paper, where his address is known. */
import { documentName } from '#domain/quote/customer/quote-mail'
import { receiptLetter } from '#domain/quote/customer/receipt-mail'
import type { Acceptance } from '../../data/customer-links/acceptance-repository.ts'
import { orderPaper } from './link-paper.ts'
import type { OpenedLink } from './open-link.ts'
import { writeMail } from './write-mail.ts'

export const sendReceipt = async (opened: OpenedLink, { name, at }: Acceptance): Promise<void> => {
  const { manifest, parties } = opened
  const { orderNumber, header } = manifest
  if (header.customer.email === '') return
  // Dated at the moment of the yes, so that a second press finds the same letter.
  const document = await orderPaper(opened, new Date(at))
  await writeMail(receiptLetter(manifest, { name, at }, parties), {
    orderNumber,
    at,
    attachments: [{ filename: documentName(orderNumber, 'CUSTOMER'), document }],
  })
}
