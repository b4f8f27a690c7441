/** The four ways an entrance door is hung (slagretning); `side` is that of the hinges, seen from where the door opens to. */
import type { Handing } from '../types.ts'

export const handings = {
  VU: { name: 'Venstre ut', side: 'LEFT', inOut: 'OUT' },
  HU: { name: 'Høyre ut', side: 'RIGHT', inOut: 'OUT' },
  VI: { name: 'Venstre inn', side: 'LEFT', inOut: 'IN' },
  HI: { name: 'Høyre inn', side: 'RIGHT', inOut: 'IN' },
} as const satisfies Readonly<Record<string, Handing>>
