/** A quote as files: /tilbud/{orderId}/pdf, /html and /oppriss, and all of it in one. */
import { handle } from '../../http/handle.ts'
import { resource } from '../../http/resource.ts'
import { downloadOffer, printElevations, printHtml, printPdf } from './print.ts'

export const handler = handle(resource([printPdf, printHtml, downloadOffer, printElevations]))
