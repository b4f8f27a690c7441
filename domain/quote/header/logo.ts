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
/** Either side. A picture of a few kilobytes may claim to be as large as a house, and whoever shows it would believe it. */
export const LOGO_PIXELS_MAX = 4000
