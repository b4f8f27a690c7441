/** Facts of this release and of the provider that the pages mention. */
export const CLIENT_VERSION = '2025.10.2'

export const provider = {
  name: 'Lysvåg Vindu og Dør',
  support: { name: 'Solveig Opheim', email: 'kundestotte@lysvag.example' },
  serviceFormUrl: 'https://service.lysvag.example/',
} as const
