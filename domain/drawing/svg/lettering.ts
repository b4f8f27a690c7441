/** How letters stand on a drawing. */

/** Letters sit on their baseline this share of their height below their middle. */
export const BASELINE = 0.36

export const FONT_FAMILY = "'Source Sans 3 Variable', 'Source Sans 3', Arial, sans-serif"
