import * as z from 'zod'
import { priceModes } from '#domain/access/price-modes'

/** The prices that a document can show; a document without any has no column. */
export const priceColumnMode = z.enum(priceModes).exclude(['HIDDEN'])
