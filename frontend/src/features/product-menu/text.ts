export const menuText = {
  menu: 'Produktmeny',
  groups: 'Produktgrupper',
  prompt: 'Velg et vindu eller en dør fra produktmenyen oppe i venstre hjørne',
  search: 'Søk i alle produkter',
  nothingFound: (query: string) => `Ingen produkter passer til «${query}».`,
  clearSearch: 'Tøm søket',
  loading: 'Henter produktene …',
  failed: 'Fikk ikke hentet produktene.',
  tryAgain: 'Prøv igjen',
  adding: 'Legger til …',
  notAllowed: 'Tilbud kan bare opprettes av butikk eller byggmester. Bytt rolle for å opprette et tilbud.',
  wentWrong: 'Noe gikk galt',
  newQuote: 'Opprett nytt tilbud',
  name: 'Navn',
  email: 'E-post',
  phone: 'Telefon',
  label: 'Merking',
  labelHelp: 'Står på godset når det leveres.',
  nameMissing: 'Vennligst oppgi kundens navn',
  cancel: 'Avbryt',
  create: 'Opprett',
} as const

/** In the order in which they stand on a tile. */
export const badges = [
  { key: 'basic', label: 'Basic' },
  { key: 'extra', label: 'eXtra' },
  { key: 'panelQuality', label: 'Plate' },
  { key: 'fastlane', label: 'Fastlane' },
  { key: 'fire', label: 'Brann' },
  { key: 'sound', label: 'Lyd' },
] as const
