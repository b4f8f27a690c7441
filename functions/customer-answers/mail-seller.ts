/** Tells whoever made the link what the customer has done: said yes, or asked something. */
import { acceptanceLetter } from '#domain/quote/customer/acceptance-mail'
import { questionLetter } from '#domain/quote/customer/question-mail'
import type { Acceptance } from '../data/customer-links/acceptance-repository.ts'
import type { StoredQuestion } from '../data/customer-links/question-repository.ts'
import type { OpenedLink } from './opened-link.ts'
import { findSeller, writeMail } from './write-mail.ts'

export const mailSeller = async (opened: OpenedLink, acceptance: Acceptance): Promise<void> => {
  const seller = await findSeller(opened)
  if (seller === null) return
  const { version, at, orderNumber } = acceptance
  await writeMail(
    acceptanceLetter(opened.manifest, version, { ...acceptance, hash: opened.shownHash }, seller),
    { orderNumber, at },
  )
}

export const bringQuestion = async (opened: OpenedLink, question: StoredQuestion): Promise<void> => {
  const seller = await findSeller(opened)
  if (seller === null) return
  const { orderNumber, at } = question
  await writeMail(questionLetter(opened.manifest, question, seller), { orderNumber, at })
}
