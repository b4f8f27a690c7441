/** A quote as files for other programs that are made at once. */
import * as z from 'zod'
import { orderNumber, rowNumber } from '#domain/contracts/address'
import { contract } from '../../http/contract.ts'

const IFC_TYPE = 'application/x-step'
/** As IANA knows it. */
const DXF_TYPE = 'image/vnd.dxf'

const params = z.object({ orderId: orderNumber })

export const exportIfc = contract({
  id: 'exportIfc',
  method: 'get',
  path: '/api/v1/offers/{orderId}/ifc',
  summary:
    'The quote, or one row of it, as a building model (IFC4): shapes, sizes, types and properties, no prices.',
  needs: 'context',
  byKey: 'read',
  params,
  query: z.object({
    row: rowNumber.optional().meta({ description: 'Only this row, as it is when it stands alone.' }),
  }),
  produces: IFC_TYPE,
  answer: z.any(),
})

const row = rowNumber
  .optional()
  .meta({ description: 'Only this row, with what it is mounted together with.' })

export const drawDxf = contract({
  id: 'drawDxf',
  method: 'get',
  path: '/api/v1/offers/{orderId}/dxf',
  summary:
    'The quote as a CAD drawing (DXF), mm: the elevations of its rows or the holes in the wall, or one row with its sections; no prices.',
  needs: 'context',
  byKey: 'read',
  params,
  query: z.object({ row, drawing: z.enum(['elevations', 'openings']).default('elevations') }),
  produces: DXF_TYPE,
  answer: z.any(),
})

export const drawSvg = contract({
  id: 'drawSvg',
  method: 'get',
  path: '/api/v1/offers/{orderId}/svg',
  summary: 'One row as a drawing with its measurements (SVG), a tenth of its size.',
  needs: 'context',
  byKey: 'read',
  params,
  query: z.object({ row: rowNumber }),
  produces: 'image/svg+xml',
  answer: z.any(),
})

export const exportEhf = contract({
  id: 'exportEhf',
  method: 'get',
  path: '/api/v1/offers/{orderId}/ehf',
  summary:
    'The order from the store to the provider as EHF (Peppol BIS Ordering 3, UBL 2.1), with what the store pays; for whoever may know that.',
  needs: 'context',
  byKey: 'read',
  params,
  produces: 'application/xml',
  answer: z.any(),
})

export const exchangeContracts = [exportIfc, drawDxf, drawSvg, exportEhf]
