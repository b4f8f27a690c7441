/** Facts of the provider that the pages mention. */
import { texts } from '#domain/texts/texts'

const names = texts('config/provider', { name: 'Lysvåg Vindu og Dør', support: 'Solveig Opheim' } as const)

export const provider = {
  get name(): string {
    return names.name
  },
  support: {
    get name(): string {
      return names.support
    },
    email: 'kundestotte@lysvag.example',
  },
  serviceFormUrl: 'https://service.lysvag.example/',
} as const
