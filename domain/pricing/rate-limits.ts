/** How far rates can go at all, in percent; how far this seller may go with this row is in row-price.ts. */
export const DISCOUNT_LIMIT = 100
/** At 100 nothing of the price would be left for the cost. */
export const MARGIN_LIMIT = 99
