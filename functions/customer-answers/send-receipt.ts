/** The receipt to the customer, with the paper, where his address is known. */

import { hasReceiptAddress } from '#domain/quote/customer/agents-address'
import { documentName } from '#domain/quote/customer/quote-mail'
import { receiptLetter } from '#domain/quote/customer/receipt-mail'
import { orderArtefact } from '../data/artefacts/order-artefact.ts'
import type { Acceptance } from '../data/customer-links/acceptance-repository.ts'
import { writeMail } from '../quotes/write-mail.ts'
import { paperOf } from './link-paper.ts'
import type { OpenedLink } from './opened-link.ts'

export const sendReceipt = async (opened: OpenedLink, { name, at }: Acceptance): Promise<void> => {
  const { manifest, parties } = opened
  const { orderNumber } = manifest
  if (!hasReceiptAddress(manifest)) return
  // Dated at the moment of the yes, so that a second press finds the same letter.
  const saidAt = new Date(at)
  const document = await orderArtefact(await paperOf(opened, saidAt), saidAt)
  await writeMail(receiptLetter(manifest, { name, at }, parties), {
    orderNumber,
    at,
    attachments: [{ filename: documentName(orderNumber, 'CUSTOMER'), document }],
  })
}
