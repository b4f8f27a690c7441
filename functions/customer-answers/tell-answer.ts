/**
 * What follows when a customer has answered: lists of quotes show it, the seller hears of it, and of a «ja» the customer has his receipt. It
 * may be done again by whoever does not know how far it came, because each of these is there once.
 */
import type { Acceptance } from '../data/customer-links/acceptance-repository.ts'
import { noteAcceptance, noteQuestion } from '../data/customer-links/answer-repository.ts'
import { endExpectedAnswer } from '../data/customer-links/expected-answer-repository.ts'
import type { StoredQuestion } from '../data/customer-links/question-repository.ts'
import { bringQuestion, mailSeller } from './mail-seller.ts'
import type { OpenedLink } from './opened-link.ts'
import { sendReceipt } from './send-receipt.ts'

export const tellOfAcceptance = async (opened: OpenedLink, acceptance: Acceptance): Promise<void> => {
  const { orderNumber, hash, at } = acceptance
  await Promise.all([
    noteAcceptance(orderNumber, hash, at),
    mailSeller(opened, acceptance),
    sendReceipt(opened, acceptance),
  ])
  await endExpectedAnswer({ orderNumber, kind: 'acceptance', answerId: hash })
}

export const tellOfQuestion = async (opened: OpenedLink, question: StoredQuestion): Promise<void> => {
  const { orderNumber, questionId, at } = question
  await Promise.all([noteQuestion(orderNumber, at), bringQuestion(opened, question)])
  await endExpectedAnswer({ orderNumber, kind: 'question', answerId: questionId })
}
