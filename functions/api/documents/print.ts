/**
 * A quote as a document: freezes what it shows, has it made, and hands it over: as it is, through an address of its own when
 * it is large, or as something to follow when it takes longer than a person waits for a page.
 */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { Job } from '#domain/contracts/job'
import type { DocumentInput } from '#domain/contracts/render'
import { documentFor } from '#domain/views/document-for'
import { awaitArtefact, orderWithin } from '../../data/artefacts/order-artefact.ts'
import { readSellersLogo } from '../../data/organisations/logo-store.ts'
import { endpoint, type Request } from '../../http/endpoint.ts'
import { answered, type Outcome } from '../../http/outcome.ts'
import { spend } from '../../people/spend.ts'
import { findQuoteFor } from '../../quotes/find-quote.ts'
import { readQuoteForPaper } from '../../quotes/read-quote.ts'
import { answerFile } from '../../renders/answer-file.ts'
import { openJob } from '../../renders/open-job.ts'
import * as contracts from './contracts.ts'
import { modesFor } from './modes.ts'
import { waitingPage, waitingPageHeaders } from './waiting-page.ts'

type Asked = Pick<Request<typeof contracts.printPdf>, 'params' | 'query' | 'caller' | 'at' | 'accept'>

const PATIENCE_MS = 8000
const formats = {
  'quote-pdf': { extension: 'pdf', headers: { 'content-type': 'application/pdf' } },
  'quote-zip': { extension: 'zip', headers: { 'content-type': 'application/zip' } },
  'quote-elevations': { extension: 'pdf', headers: { 'content-type': 'application/pdf' } },
  'quote-html': {
    extension: 'html',
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // What a customer has written is on this page: nothing on it may run or reach out.
      'content-security-policy':
        "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    },
  },
} as const

const dispositionOf = (kind: DocumentInput['kind'], { params, query }: Asked): string => {
  const what = kind === 'quote-elevations' ? '_oppriss' : ''
  return `${query.type}; filename="tilbud_${params.orderId}${what}.${formats[kind].extension}"`
}

/** A program that asks for JSON follows the job by itself and is not kept waiting. */
const wantsJob = ({ accept }: Asked): boolean => accept.startsWith('application/json')

const answerJob = (job: Job): Outcome<unknown> =>
  answered(JSON.stringify(job), {
    status: job.state === 'queued' || job.state === 'running' ? 202 : 200,
    headers: { 'content-type': 'application/json' },
  })

const showJob = (job: Job, { params }: Asked): Outcome<unknown> =>
  answered(waitingPage(params.orderId, job), {
    status: job.state === 'failed' ? 500 : 202,
    headers: waitingPageHeaders,
  })

const resultUrlOf = (kind: DocumentInput['kind'], { params, query }: Asked): string => {
  if (kind === 'quote-elevations') return `/tilbud/${params.orderId}/oppriss?type=${query.type}`
  const asked = new URLSearchParams(query)
  return kind === 'quote-zip'
    ? `/api/v1/offers/${params.orderId}/download?${asked}`
    : `/tilbud/${params.orderId}/${formats[kind].extension}?${asked}`
}

const print = async (kind: DocumentInput['kind'], request: Asked): Promise<Outcome<unknown>> => {
  const { caller, params, query, at } = request
  const found = await findQuoteFor(caller.viewer, 'quote.view', params.orderId)
  if (!found.ok) return found
  const modes = modesFor(caller.viewer, found.value, query.prices)
  if (!modes.ok) return modes
  const quote = await readQuoteForPaper(found.value, at)
  const input = documentFor(quote, {
    kind,
    viewer: caller.viewer,
    modes: modes.value,
    measurements: query.measurements === 'true',
    colorLists,
    logo: await readSellersLogo(quote.parties),
    now: at.toISOString(),
  })
  const ordered = await orderWithin(
    input,
    at,
    async () => (await spend('printsAtOnce', request)) ?? spend('prints', request),
  )
  if (!ordered.ok) return ordered
  const message = ordered.value
  const progress = await awaitArtefact(message, wantsJob(request) ? 0 : PATIENCE_MS, at)
  const job = () => openJob(request, { message, resultUrl: resultUrlOf(kind, request) }, progress)
  if (wantsJob(request)) return answerJob(await job())
  if (progress.state === 'done')
    return answerFile(message, progress.size, formats[kind].headers, dispositionOf(kind, request))
  return showJob(await job(), request)
}

export const printPdf = endpoint(contracts.printPdf, (request) => print('quote-pdf', request))
export const printHtml = endpoint(contracts.printHtml, (request) => print('quote-html', request))

export const downloadOffer = endpoint(contracts.downloadOffer, (request) =>
  print('quote-zip', {
    ...request,
    query: { ...request.query, measurements: 'true', type: 'attachment' },
  }),
)

export const printElevations = endpoint(contracts.printElevations, (request) =>
  print('quote-elevations', {
    ...request,
    query: { ...request.query, prices: 'HIDDEN', measurements: 'true' },
  }),
)
