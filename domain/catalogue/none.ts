/** The code of no choice: no glass, no fitting, no laminate, no groove. */
export const NONE = '00'
