/** The drawing of a row as a picture, for browsers that cannot draw: made in a few sizes, of which the browser chooses for its screen. */

/** Pixels, both ways, as they stand in the address: for a phone, a screen and a fine screen. */
export const fallbackSizes = ['500', '1000', '2000'] as const

/** For whoever names none. */
export const FALLBACK_SIZE: (typeof fallbackSizes)[number] = '1000'
