/** What the shipped lights are called. */
import { texts } from '#domain/texts/texts'

export const lightNames = texts('config/lights.light-names', { main: 'Hovedlys', fill: 'Fyll-lys' } as const)
