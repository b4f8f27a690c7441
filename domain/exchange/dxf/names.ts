/** Names in the tables of a file that its entities refer to; no person reads them as words. */
export const TEXT_STYLE = 'Standard'
export const DIMENSION_STYLE = 'Standard'
export const DASHED = 'DASHED'
export const CONTINUOUS = 'Continuous'
