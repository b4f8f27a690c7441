/**
 * A customer asks about a row: kept with the quote, shown to its seller and mailed. What one link may ask in a while, and a quote in all,
 * is bounded: the page is open to whoever has its address.
 */
import { createHash } from 'node:crypto'
import { mayByLink } from '#domain/access/customer-link'
import { refusal } from '#domain/result'
import { tellOfQuestion } from '../../customer-answers/tell-answer.ts'
import { countAttempt } from '../../data/attempts/attempt-repository.ts'
import { findAcceptance } from '../../data/customer-links/acceptance-repository.ts'
import { expectAnswer } from '../../data/customer-links/expected-answer-repository.ts'
import { listQuestions, saveQuestion } from '../../data/customer-links/question-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import * as contracts from './contracts.ts'
import { contactIn, openLink, showPage } from './open-link.ts'

const WINDOW_SECONDS = 15 * 60
const AT_A_TIME = 10
const IN_ALL = 100

export const askQuestion = endpoint(contracts.askQuestion, async (request) => {
  const { at, body } = request
  const opened = await openLink(request.params, request)
  if (!opened.ok) return opened
  const { link, manifest, hash, parties } = opened.value
  const { orderNumber, version, rows } = manifest
  const { secretHash } = link
  if (!mayByLink(link, 'quote.ask', at.toISOString())) return refusal('customer-page.not-found')
  if (!rows.some(({ rowNumber }) => rowNumber === body.rowNumber))
    return refusal('customer-page.no-such-row', { path: 'rowNumber' })
  const questionId = createHash('sha256')
    .update(JSON.stringify([secretHash, body.rowNumber, body.name, body.text]))
    .digest('hex')
  const asked = await listQuestions(orderNumber)
  if (!asked.some((question) => question.questionId === questionId)) {
    const { attempts } = await countAttempt(`customer-question:${secretHash}`, WINDOW_SECONDS, at)
    if (attempts > AT_A_TIME || asked.length >= IN_ALL)
      return refusal('customer-page.too-many-questions', { data: contactIn(parties) })
    const since = at.toISOString()
    await expectAnswer({ orderNumber, kind: 'question', answerId: questionId, version, since })
  }
  const question = await saveQuestion({
    orderNumber,
    questionId,
    rowNumber: body.rowNumber,
    name: body.name,
    text: body.text,
    at: at.toISOString(),
    secretHash,
  })
  await tellOfQuestion(opened.value, question)
  return answered({ model: await showPage(opened.value, await findAcceptance(orderNumber, hash), at) })
})
