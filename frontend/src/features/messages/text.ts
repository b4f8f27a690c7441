import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('messages')

export const messageText = texts('messages.message', {
  title: 'Systemmeldinger',
  loading: 'Henter meldingene …',
  empty: 'Ingen meldinger akkurat nå.',
  emptyHelp: 'Når vi har noe å fortelle om priser, levering eller programmet, står det her.',
  date: 'Dato',
  message: 'Tittel',
  status: 'Lesestatus',
  unread: 'ulest',
  read: 'Lest',
  ignored: 'Ignorert',
  ignore: 'Ignorer melding',
  close: 'Lukk',
  tryAgain: 'Prøv igjen',
} as const)

export const unreadText = texts('messages.unread', {
  heading: 'Ny systemmelding',
  read: 'Les',
  close: 'Lukk',
} as const)

export const publishedText = texts('messages.published', { published: 'Publisert', draft: 'Utkast' } as const)

/** Whom a message is for. */
export const audienceText = texts('messages.audience', {
  label: 'Mottakere',
  everybody: 'Alle',
  stores: 'Alle butikker',
  builders: 'Alle byggmestere',
  chain: 'En kjede',
  chainLabel: 'Kjede',
  chooseChain: 'Velg kjede',
  ofChain: (name: string) => say`${name}, med butikker og byggmestere`,
} as const)

export const writtenText = texts('messages.written', {
  title: 'Meldinger',
  loading: 'Henter meldingene …',
  tryAgain: 'Prøv igjen',
  create: 'Ny melding',
  empty: 'Ingen meldinger ennå.',
  emptyHelp: 'Skriv den første, for eksempel om priser eller leveringstid.',
  noMore: 'Ingen flere meldinger.',
  id: 'Id',
  updated: 'Oppdatert',
  messageTitle: 'Tittel',
  status: 'Status',
  validFrom: 'Gyldig fra',
  validTo: 'Gyldig til',
  action: 'Handling',
  edit: 'Rediger',
  editOf: (title: string) => say`Rediger ${title}`,
  phases: {
    draft: 'vises ikke',
    coming: 'vises senere',
    'in-force': 'vises nå',
    over: 'er utløpt',
  },
} as const)

export const writeText = texts('messages.write', {
  newTitle: 'Ny melding',
  editTitle: 'Rediger melding',
  none: 'Ingen melding valgt',
  toList: 'Til meldingene',
  loading: 'Henter meldingen …',
  tryAgain: 'Prøv igjen',
  title: 'Tittel',
  content: 'Innhold',
  contentHelp:
    '**fet**, *kursiv*, «- » først på linjen gir en liste, og [navn](https://adresse) gir en lenke.',
  from: 'Publiseringsdato',
  to: 'Utløpsdato',
  dateHint: 'DD.MM.ÅÅÅÅ',
  status: 'Status',
  reset: 'Nullstill',
  save: 'Lagre',
  preview: 'Slik ser leserne den',
  noTitle: 'Uten tittel',
  shown: {
    draft: 'Et utkast vises ikke for noen.',
    published: (from: string, to: string) => say`Vises fra ${from} til ${to}.`,
    over: (to: string) => say`Utløp ${to}, og vises ikke for noen.`,
  },
  conflict: (name: string) =>
    say`${name} har lagret meldingen mens du skrev. Det du har skrevet, står her fortsatt. «Lagre» lagrer det over, «Nullstill» henter det som er lagret.`,
  somebody: 'Noen andre',
} as const)
