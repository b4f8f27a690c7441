/**
 * The logo of a store or an agent: a PNG or a JPEG, kept under the hash of its bytes. Whatever shows it has it as the
 * picture of an <img> and nothing else, so that nothing in it is ever markup.
 */
export const logoTypes = ['image/png', 'image/jpeg'] as const
export type LogoType = (typeof logoTypes)[number]

export interface Logo {
  /** SHA-256 of the picture. */
  readonly hash: string
  readonly imageType: LogoType
}

/** Largest file, bytes (AD-25). */
export const LOGO_BYTES_MAX = 1024 * 1024
/** Shown in this height, and narrower where it would be wider than that; pixels of a screen. */
export const LOGO_HEIGHT = 75
export const LOGO_WIDTH_MAX = 250
/** Kept so many times as large, because paper shows finer than a screen. */
export const LOGO_SCALE = 3
