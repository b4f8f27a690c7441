/** A quote as files: /tilbud/{orderId}/pdf, /html and /oppriss, all of it in one, and drawings. */
import { handle } from '../../http/handle.ts'
import { resource } from '../../http/resource.ts'
import { drawDxf, drawSvg } from './drawings.ts'
import { downloadOffer, printElevations, printHtml, printPdf } from './print.ts'

export const handler = handle(
  resource([printPdf, printHtml, downloadOffer, printElevations, drawDxf, drawSvg]),
)
