/** Decor laminates of door leaves (trade handbook 8.2); '00' is none. */
import { NONE } from '../none.ts'

export interface Laminate {
  readonly code: string
  readonly name: string
}

/** One tile of every pattern, mm; larger than any leaf (D-153). */
export const LAMINATE_TILE = { width: 1300, height: 3050 } as const

/** D-152: where the picture of a tile is. */
export const laminatePath = (code: string): string => `/assets/images/laminate/${code}.jpeg`

/** What is made as a picture: its tint as a whole, and its pattern. The tints are judged by eye from common board. */
export interface LaminateLook {
  readonly rgbHex: string
  readonly pattern: 'plain' | 'wood' | 'brushed-wood' | 'concrete' | 'rust'
}

export const laminateLooks: Readonly<Record<string, LaminateLook>> = {
  L101: { rgbHex: '#F3F2EE', pattern: 'plain' },
  L102: { rgbHex: '#C6C8C7', pattern: 'plain' },
  L103: { rgbHex: '#3B4044', pattern: 'plain' },
  L104: { rgbHex: '#1F2021', pattern: 'plain' },
  L201: { rgbHex: '#C29A66', pattern: 'wood' },
  L202: { rgbHex: '#7A5E45', pattern: 'wood' },
  L203: { rgbHex: '#6A4631', pattern: 'wood' },
  L204: { rgbHex: '#D2AE7C', pattern: 'brushed-wood' },
  L301: { rgbHex: '#B3B1AB', pattern: 'concrete' },
  L302: { rgbHex: '#8A4B2C', pattern: 'rust' },
}

export const laminates: readonly Laminate[] = [
  { code: NONE, name: 'Ingen' },
  { code: 'L101', name: 'Hvit matt' },
  { code: 'L102', name: 'Lys grå' },
  { code: 'L103', name: 'Antrasitt' },
  { code: 'L104', name: 'Sort' },
  { code: 'L201', name: 'Eik natur' },
  { code: 'L202', name: 'Eik røkt' },
  { code: 'L203', name: 'Valnøtt' },
  { code: 'L204', name: 'Furu børstet' },
  { code: 'L301', name: 'Betong lys' },
  { code: 'L302', name: 'Rust' },
]
