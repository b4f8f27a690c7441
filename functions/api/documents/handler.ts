/** /tilbud/{orderId}/pdf and /html, and all of a quote in one file. */
import { handle } from '../../http/handle.ts'
import { resource } from '../../http/resource.ts'
import { downloadOffer, printHtml, printPdf } from './print.ts'

export const handler = handle(resource([printPdf, printHtml, downloadOffer]))
