/**
 * The customer's document as a PDF, with the link alone. Whoever asks for JSON is told how far it has come and asks again; a browser waits
 * a while for the file itself.
 */
import { documentName } from '#domain/quote/customer/quote-mail'
import { refusal } from '#domain/result'
import { paperOf } from '../../customer-answers/link-paper.ts'
import { awaitArtefact, orderWithin } from '../../data/artefacts/order-artefact.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { answerFile } from '../../renders/answer-file.ts'
import * as contracts from './contracts.ts'
import { openLink } from './open-link.ts'
import { throttlePapers } from './throttle.ts'

const PATIENCE_MS = 8000

const PDF = { 'content-type': 'application/pdf', 'x-robots-tag': 'noindex, nofollow' }

export const printCustomerPage = endpoint(contracts.printCustomerPage, async (request) => {
  const { at, accept } = request
  const opened = await openLink(request.params, request)
  if (!opened.ok) return opened
  const ordered = await orderWithin(await paperOf(opened.value, at), at, () =>
    throttlePapers(opened.value.link.secretHash, at),
  )
  if (!ordered.ok) return ordered
  const message = ordered.value
  const wantsWord = accept.startsWith('application/json')
  const progress = await awaitArtefact(message, wantsWord ? 0 : PATIENCE_MS, at)
  if (progress.state === 'failed') return refusal('customer-page.no-paper')
  if (progress.state === 'done' && !wantsWord) {
    const filename = documentName(opened.value.manifest.orderNumber, 'CUSTOMER')
    return answerFile(message, progress.size, PDF, `attachment; filename="${filename}"`)
  }
  const percent = progress.state === 'done' ? 100 : progress.percent
  return answered(JSON.stringify({ state: progress.state, percent }), {
    status: progress.state === 'done' ? 200 : 202,
    headers: { 'content-type': 'application/json' },
  })
})
