/** Where a row is coupled to another one, in words. */
import { sayIn, texts } from '#domain/texts/texts'
import type { Connection } from './connection.ts'

const say = sayIn('domain/quote/connections')

const sides = texts('domain/quote/connections.sides', {
  LEFT: 'på venstre side',
  RIGHT: 'på høyre side',
  TOP: 'på oversiden',
  BOTTOM: 'på undersiden',
} as const)

const upright = texts('domain/quote/connections.upright', {
  START: 'nederst',
  CENTER: 'på midten',
  END: 'øverst',
} as const)

const level = texts('domain/quote/connections.level', {
  START: 'til venstre',
  CENTER: 'på midten',
  END: 'til høyre',
} as const)

export const couplingText = texts('domain/quote/connections', {
  /** 'rad 1, på høyre side nederst, sett utenfra' */
  place: (row: string, { position, location }: Connection) => {
    const along = position === 'LEFT' || position === 'RIGHT' ? upright : level
    return say`${row}, ${sides[position]} ${along[location]}, sett utenfra`
  },
} as const)
