/** Tells whoever made the link what the customer has done: said yes, or asked something. */
import { acceptanceLetter } from '#domain/quote/customer/acceptance-mail'
import { questionLetter } from '#domain/quote/customer/question-mail'
import type { Acceptance } from '../data/customer-links/acceptance-repository.ts'
import type { StoredQuestion } from '../data/customer-links/question-repository.ts'
import { readOwnWords } from '../data/texts/words-in-force.ts'
import { findUser } from '../data/users/user-repository.ts'
import { writeMail } from '../quotes/write-mail.ts'
import type { OpenedLink } from './opened-link.ts'

/** To whom a letter about the customer is written now: whoever made the link, or the shop where that person has left; null where nobody has an address. */
const findSeller = async ({ link, parties }: Pick<OpenedLink, 'link' | 'parties'>) => {
  const organisation = parties.agent ?? parties.store
  const [maker] = await Promise.all([findUser(link.createdBy.userId), readOwnWords()])
  const email = maker?.status === 'ENABLED' ? maker.email : organisation.email
  return email === '' ? null : { email, organisation: organisation.name }
}

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
