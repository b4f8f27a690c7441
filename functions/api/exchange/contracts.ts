/** A quote as files for other programs that are made at once. */
import * as z from 'zod'
import { orderNumber, rowNumber } from '#domain/contracts/address'
import { contract } from '../../http/contract.ts'

export const IFC_TYPE = 'application/x-step'

export const exportIfc = contract({
  id: 'exportIfc',
  method: 'get',
  path: '/api/v1/offers/{orderId}/ifc',
  summary:
    'The quote, or one row of it, as a building model (IFC4): shapes, sizes, types and properties, no prices.',
  needs: 'context',
  params: z.object({ orderId: orderNumber }),
  query: z.object({
    row: rowNumber.optional().meta({ description: 'Only this row, as it is when it stands alone.' }),
  }),
  produces: IFC_TYPE,
  answer: z.any(),
})

export const exchangeContracts = [exportIfc]
