/** What things are made of that no colour list has: fittings, boards, spacers, and the maker's own white. */
import { findSpacer } from '#domain/catalogue/catalogue'
import type { Material } from './scene.ts'

/** The maker's standard white, which everything has until somebody chooses otherwise. */
export const standardPaint: Material = { finish: 'paint', rgbHex: '#F2F0E8' }

export const bareAluminium: Material = { finish: 'aluminium', rgbHex: '#B4B8BA' }
export const oiledOak: Material = { finish: 'stain', rgbHex: '#B98B57' }
const pine: Material = { finish: 'stain', rgbHex: '#E3C798' }
const varnishedPine: Material = { finish: 'stain', rgbHex: '#D9AE6B' }
const oakVeneer: Material = { finish: 'stain', rgbHex: '#C49A63' }
const whiteBoard: Material = { finish: 'paint', rgbHex: '#F4F4F1' }
const compositeStone: Material = { finish: 'stain', rgbHex: '#A9A7A2' }

/** Boards of a jamb extension and flower boards, by their material (trade handbook 7); painted pine is standard white. */
const JAMB_BOARDS: Readonly<Record<string, Material>> = {
  '02': pine,
  '03': whiteBoard,
  '04': varnishedPine,
  '05': oakVeneer,
}
const FLOWER_BOARDS: Readonly<Record<string, Material>> = {
  '02': oiledOak,
  '03': whiteBoard,
  '04': compositeStone,
}

export const jambBoard = (material: string): Material => JAMB_BOARDS[material] ?? standardPaint
export const flowerBoard = (material: string): Material => FLOWER_BOARDS[material] ?? standardPaint

/** Steel and lacquer of fittings, by the colours that the trade handbook gives for hinges. */
export const steel: Material = { finish: 'steel', rgbHex: '#C9CBCC' }
export const whiteLacquer: Material = { finish: 'paint', rgbHex: '#F1F0EA' }
export const blackLacquer: Material = { finish: 'paint', rgbHex: '#1C1C1C' }
export const brass: Material = { finish: 'steel', rgbHex: '#B08D3C' }
/** The dark of a narrow joint. */
export const shadow: Material = { finish: 'rubber', rgbHex: '#7C8589' }

const BLACK_SPACER = '#1E1E1E'

export const spacerMaterial = (code: string): Material => ({
  finish: 'rubber',
  rgbHex: findSpacer(code)?.rgbHex ?? BLACK_SPACER,
})
