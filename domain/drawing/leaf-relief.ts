/** Relief of door leaves, mm (trade handbook 8.2): grooves are cut in, panels stand out inside a moulding. */
export const GROOVE_DEPTH = 4
export const RAISED = 6
export const MOULDING = 30
