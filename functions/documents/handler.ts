/** /tilbud/{orderId}/pdf and /html */
import { handle } from '../http/handle.ts'
import { resource } from '../http/resource.ts'
import { printHtml, printPdf } from './print.ts'

export const handler = handle(resource([printPdf, printHtml]))
