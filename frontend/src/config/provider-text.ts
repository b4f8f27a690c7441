/** Facts of the provider that the pages mention. */
export const provider = {
  name: 'Lysvåg Vindu og Dør',
  support: { name: 'Solveig Opheim', email: 'kundestotte@lysvag.example' },
  serviceFormUrl: 'https://service.lysvag.example/',
} as const
