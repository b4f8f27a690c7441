/** Spacer bars and their linear thermal transmittance (trade handbook 4). */
import type { Spacer } from '../types.ts'

export const spacers: readonly Spacer[] = [
  { code: '01', name: 'Varmkant svart', rgbHex: '#1E1E1E', psi: 0.035, psi2: 0.04, warmEdge: true },
  { code: '02', name: 'Varmkant grå', rgbHex: '#8A8D8F', psi: 0.035, psi2: 0.04, warmEdge: true },
  { code: '03', name: 'Varmkant hvit', rgbHex: '#F1F0EA', psi: 0.035, psi2: 0.04, warmEdge: true },
  { code: '04', name: 'Aluminium blank', rgbHex: '#C0C2C4', psi: 0.08, psi2: 0.08, warmEdge: false },
  {
    code: '05',
    name: 'Superisolert skumlist svart',
    rgbHex: '#232323',
    psi: 0.03,
    psi2: 0.034,
    warmEdge: true,
  },
]

/** A spacer that is not there carries no heat either. */
export const isWarmEdge = (code: string): boolean =>
  spacers.find((spacer) => spacer.code === code)?.warmEdge !== false
