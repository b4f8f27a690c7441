/** Norwegian strings of beginning a new quote. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('new-quote')

export const newQuoteText = texts('new-quote', {
  title: 'Nytt tilbud',
  customerNotSaved: (reason: string) => say`Kunne ikke oppdatere kundeinformasjon for nytt tilbud; ${reason}`,
  prompt: 'Velg et vindu eller en dør fra produktmenyen oppe i venstre hjørne',
  notAllowed: 'Tilbud kan bare opprettes av butikk eller byggmester. Bytt rolle for å opprette et tilbud.',
  schedule: 'Hurtigregistrering',
  scheduleHelp: 'Skriv inn vinduer og dører linje for linje',
  newQuote: 'Opprett nytt tilbud',
  firstProduct: (model: string) => say`${model} blir det første produktet i tilbudet.`,
  firstLines: 'Deretter skriver du inn vinduer og dører linje for linje.',
  name: 'Navn',
  email: 'E-post',
  phone: 'Telefon',
  label: 'Merking',
  labelHelp: 'Står på godset når det leveres.',
  cancel: 'Avbryt',
  create: 'Opprett',
} as const)
