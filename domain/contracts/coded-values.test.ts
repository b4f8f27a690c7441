import { expect, test } from 'vitest'
import type * as z from 'zod'
import { AFFILIATION_TYPES, ROLES } from '#domain/access/access'
import { priceModes } from '#domain/access/price-modes'
import { FRAME_SHAPE_IDS } from '#domain/catalogue/frame-shape-ids'
import { QUOTE_STATUS } from '#domain/quote/quote'
import { offer, offerSummary } from './offer.ts'
import { priceColumnMode } from './price-column.ts'
import { productRow } from './product.ts'
import { currentContext, userContext } from './session.ts'

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

test.each([
  ['Q-154 Q-186: the status of a quote', offer.shape.status.shape.intVal, Object.values(QUOTE_STATUS), 45],
  [
    'Q-154: the status in the search list',
    offerSummary.shape.status.shape.intVal,
    Object.values(QUOTE_STATUS),
    0,
  ],
  ['the shape of a frame', productRow.shape.frame.shape.frameShapeId, FRAME_SHAPE_IDS, 6],
  [
    'the prices of a column on paper',
    priceColumnMode,
    priceModes.filter((mode) => mode !== 'HIDDEN'),
    'HIDDEN',
  ],
  ['the role of a context', userContext.shape.role, ROLES, 'CLERK'],
  ['the role that somebody acts in', currentContext.shape.role, ROLES, 'CLERK'],
  ['what a context belongs to', userContext.shape.affiliationType.unwrap(), AFFILIATION_TYPES, 'factory'],
] as const)('%s is one of a closed list, and nothing else is sent', (_, schema, values, unknown) => {
  for (const value of values) expect(accepts(schema, value), String(value)).toBe(true)
  expect(accepts(schema, unknown)).toBe(false)
})
