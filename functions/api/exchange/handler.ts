/** /api/v1/offers/{orderId}/ifc, /dxf, /svg and /ehf: a quote for the programs of others. */
import { handle } from '../../http/handle.ts'
import { resource } from '../../http/resource.ts'
import { drawDxf, drawSvg } from './draw-cad.ts'
import { exportEhf } from './export-ehf.ts'
import { exportIfc } from './export-ifc.ts'

export const handler = handle(resource([exportIfc, drawDxf, drawSvg, exportEhf]))
