/** Mounting a row together with others. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('editor/connections')

const positions = texts('editor/connections.positions', {
  LEFT: 'Venstre side',
  RIGHT: 'Høyre side',
  TOP: 'Over',
  BOTTOM: 'Under',
} as const)

export const connectionText = texts('editor/connections', {
  row: (row: number) => say`Rad ${row}`,
  pickRow: 'Koble til rad',
  pickPosition: 'Side av raden',
  pickLocation: 'Plass langs siden',
  seenFromOutside: 'Sett utenfra.',
  connectsAtOnce: 'Raden kobles når du velger plass.',
  positions,
  locationOn: (position: keyof typeof positions, location: 'START' | 'CENTER' | 'END'): string => {
    if (location === 'CENTER') return say`På midten`
    const isUpright = position === 'LEFT' || position === 'RIGHT'
    if (location === 'START') return isUpright ? say`Nederst` : say`Til venstre`
    return isUpright ? say`Øverst` : say`Til høyre`
  },
  postFollows: 'Koblingsposten er så lang som koblingen, og slettes når raden kobles fra.',
  open: (row: number) => say`Åpne rad ${row}`,
  disconnect: 'Koble fra',
  alreadyTogether: 'Er koblet sammen med raden allerede.',
  nothingToConnectTo: 'Det er ingen andre rader i tilbudet å koble til.',
} as const)
