/** Norwegian strings of the page for quick entry. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('schedule')

const rows = (count: number): string => (count === 1 ? say`1 rad` : say`${count} rader`)

export const scheduleText = texts('schedule', {
  title: 'Hurtigregistrering',
  pageTitle: (orderNumber: number) => say`Hurtigregistrering, tilbud ${orderNumber}`,
  link: 'Hurtigregistrering',
  loading: 'Laster …',
  tryAgain: 'Prøv igjen',
  toQuote: (orderNumber: number) => say`Tilbud ${orderNumber}`,
  lines: 'Linjer',
  line: (number: number) => say`Linje ${number}`,
  placeholder: '3 1190x1190 toppsving hvit "V3 kjøkken"',
  suggestions: 'Forslag',
  remove: (number: number) => say`Fjern linje ${number}`,
  series: 'Serie når den ikke er skrevet',
  each: (count: number, price: string) => `${count} × ${price}`,
  pieces: (count: number) => say`${count}\u00a0stk.`,
  heading: 'Gjelder linjene under som begynner med »',
  understood: 'Leses som',
  uValue: 'U',
  listPrice: 'Listepris',
  sum: 'Sum eks. mva.',
  sumOfList: 'Sum listepris eks. mva.',
  ready: (count: number, pieces: number) => say`${rows(count)}, ${pieces}\u00a0stk.`,
  inQuote: (count: number) => (count === 0 ? say`Ingen rader ennå` : say`Tilbudet har ${rows(count)}`),
  reading: (read: number, lines: number) => say`Leser linjene: ${read} av ${lines}`,
  unclear: (lines: number) => (lines === 1 ? say`1 linje er uklar` : say`${lines} linjer er uklare`),
  firstUnclear: 'Gå til den første',
  add: (count: number) => (count === 0 ? say`Legg til` : say`Legg til ${rows(count)}`),
  addClear: (count: number) => say`Legg til de klare (${count})`,
  adding: 'Legger til …',
  added: (count: number) => say`${rows(count)} er lagt til i tilbudet.`,
  someLeft: (count: number, left: number) =>
    say`${rows(count)} er lagt til. ${rows(left)} ble ikke lagt til og står igjen her.`,
  notAdded: (sentence: string) => say`Ble ikke lagt til: ${sentence}`,
  failed: (sentence: string) =>
    say`Fikk ikke svar på alt: ${sentence} Ingenting går tapt. Prøv igjen, så legges ingen rad til to ganger.`,
  lineReady: (number: number, what: string, price: string) => say`Linje ${number} er klar: ${what}, ${price}`,
  lineUnclear: (number: number, sentence: string) => say`Linje ${number}: ${sentence}`,
  tooMany: (count: number, max: number) =>
    say`Det ville blitt ${count} linjer, og et tilbud har plass til ${max} rader. Ingenting er endret.`,
  help: 'Slik skriver du',
  helpLines: [
    [
      '2 790x1290 sidesving venstre "V6"',
      'Antall, mål i mm, hva det er, og referanse i anførselstegn. Rekkefølgen er fri.',
    ],
    ['1190x1190 toppsving inne hvit ute 7016', 'Farger: inne, ute, alu, karm eller dørblad foran fargen.'],
    [
      'toppsving: 990x1190, 2 1190x1190',
      'Flere mål av det samme: kolon og komma, eller neste linje med » eller > foran.',
    ],
    [
      '2 790x1290 ssv frost "V6 Bad',
      'Kort: TS toppsving, FK fast, TH topphengslet, SSV og SSH sidesving, SHV og SHH sidehengslet, SKV og SKH skyvedør, modellens nummer. Siste anførselstegn trengs ikke.',
    ],
    ['1590x1390 mønevindu form 7 b1=795 h1=790 h2=790', 'Skråvinduer: form og delmål.'],
  ],
  keys: [
    ['Enter', 'neste linje'],
    ['Tab', 'fullfør ordet'],
    ['Ctrl + mellomrom', 'forslag til det som er uklart'],
    ['↑ ↓', 'linje opp og ned'],
    ['Ctrl + Enter', 'legg til alle'],
  ],
  pasteHint:
    'Åpne, slipp eller lim inn et regneark: kolonnene kobles før linjene lages. En IFC-modell gir en linje for hver type vindu og dør.',
} as const)

const lines = (count: number): string => (count === 1 ? say`1 linje` : say`${count} linjer`)

/** Of a sheet and of a model alike. */
export const fromFileText = texts('schedule.file', {
  reading: 'Leser linjene …',
  isClear: 'Klar',
  isUnclear: 'Uklar',
} as const)

export const fromSheetText = texts('schedule.sheet', {
  open: 'Hent fra fil',
  openHint: 'Regneark (xlsx, csv), PDF med tekst eller IFC-modell',
  drop: 'Slipp filen her',
  title: 'Les fra fil',
  unreadable: (name: string, why: string) => `${name}: ${why}`,
  noTable: 'Fant ingen tabell med minst to kolonner.',
  sheet: 'Ark',
  pages: (first: number, last: number) =>
    first === last ? say`Side ${first}` : say`Side ${first} til ${last}`,
  scannedPages: (pages: readonly number[]) =>
    pages.length === 1
      ? say`Side ${pages[0] ?? 1} er et bilde, og ingenting er lest av den.`
      : say`Side ${new Intl.ListFormat('nb').format(pages.map(String))} er bilder, og ingenting er lest av dem.`,
  intro: 'Se at kolonnene er riktig lest. Det som er uklart, kan rettes her eller etterpå.',
  asBefore: 'Kolonnene er satt som sist dere leste et ark med disse overskriftene.',
  guessAnew: 'Les dem på nytt',
  headings: 'Første rad er overskrifter',
  column: (number: number) => say`Kolonne ${number}`,
  unitOf: (number: number) => say`Enhet i kolonne ${number}`,
  noUnit: 'Enhet som skrevet',
  units: { mm: 'mm', cm: 'cm', dm: 'dm', m: 'm', module: 'modul (M)' },
  first: 'De første radene',
  preview: 'Linjene blir',
  found: (clear: number, unclear: number) =>
    unclear === 0 ? say`${lines(clear)}, alle klare` : say`${lines(clear)} klare, ${unclear} uklare`,
  unclearOnly: 'Vis bare de uklare',
  row: (number: number) => say`Rad ${number}`,
  lineOf: (number: number) => say`Linje fra rad ${number}`,
  leftOut: (count: number) => (count === 1 ? say`1 rad er ikke med` : say`${count} rader er ikke med`),
  leftOutRow: (number: number, text: string, why: string) => say`Rad ${number}, «${text}»: ${why}`,
  reasons: {
    title: 'står over tabellen',
    alone: 'eneste tekst på raden, for eksempel en etasje',
    sum: 'en sum',
  },
  leftOutMore: (count: number) => say`og ${count} til`,
  tooMany: (count: number, room: number) =>
    say`Arket gir ${count} linjer, og her er det plass til ${room}. Del arket i flere.`,
  notPasted: {
    'too-large':
      'Det som ble limt inn, er for stort, og ingenting av det er tatt med. Lim inn mindre om gangen.',
    'too-many-rows':
      'Det som ble limt inn, har for mange rader, og ingenting av det er tatt med. Lim inn færre rader om gangen.',
    'too-many-columns':
      'Det som ble limt inn, har for mange kolonner, og ingenting av det er tatt med. Lim inn bare dem som trengs.',
    'too-many-lines':
      'Det som ble limt inn, er flere linjer enn et tilbud har plass til, og ingenting av det er tatt med. Lim inn færre om gangen.',
  },
  insert: (count: number) => (count === 1 ? say`Lag 1 linje` : say`Lag ${count} linjer`),
  cancel: 'Avbryt',
  roles: {
    count: 'Antall',
    width: 'Bredde',
    height: 'Høyde',
    size: 'Mål (b x h)',
    words: 'Type, farge, glass',
    hand: 'Slagretning',
    outside: 'Farge utvendig',
    inside: 'Farge innvendig',
    remark: 'Merknad',
    reference: 'Referanse',
    ignore: 'Ikke med',
  },
} as const)

const groups = (count: number): string => (count === 1 ? say`1 type` : say`${count} typer`)
const piecesOf = (count: number): string => say`${count}\u00a0stk.`

export const fromModelText = texts('schedule.model', {
  title: 'Les fra IFC-modell',
  reading: (name: string) => say`Leser ${name}`,
  percent: (done: number) => `${done}\u00a0%`,
  stop: 'Avbryt lesingen',
  unreadable: (name: string, why: string) => `${name}: ${why}`,
  intro: (count: number, pieces: number) =>
    say`Modellen har ${groups(count)} vinduer og dører, ${piecesOf(pieces)} Hver type blir en linje. Målene er karmmål slik filen sier dem.`,
  own: 'Filen er laget her, og sier selv hvilke artikler det er.',
  comparing: 'Sammenligner med tilbudet …',
  notCompared: (why: string) => say`Kunne ikke sammenligne med tilbudet: ${why}`,
  found: (clear: number, unclear: number) =>
    unclear === 0
      ? say`${lines(clear)} valgt, alle klare`
      : say`${lines(clear)} valgt og klare, ${unclear} uklare`,
  unclearOnly: 'Vis bare de uklare',
  changedOnly: 'Vis bare det som er endret',
  take: (what: string) => say`Ta med ${what}`,
  lineOf: (what: string) => say`Linje for ${what}`,
  proposals: 'Forslag',
  onlyOne: 'Én modell passer. Velg den, eller skriv hva det skal være.',
  because: (reasons: string) => say`Forslag fordi: ${reasons}`,
  type: (name: string) => say`type ${name}`,
  changes: {
    new: 'Ny i modellen',
    parted: (row: number) => say`Ny: stykker fra rad ${row} som er blitt annerledes`,
    same: (row: number) => say`Rad ${row} i tilbudet, uendret`,
    changed: (row: number, what: string) => say`Rad ${row} i tilbudet: ${what}`,
    size: (before: string, now: string) => say`målet er ${now} i modellen og ${before} i tilbudet`,
    count: (before: number, now: number) => say`antallet er ${now} i modellen og ${before} i tilbudet`,
  },
  gone: (count: number) =>
    count === 1
      ? say`1 rad i tilbudet er borte fra modellen`
      : say`${count} rader i tilbudet er borte fra modellen`,
  goneRow: (row: number, reference: string, size: string) =>
    reference === '' ? say`Rad ${row}, ${size}` : say`Rad ${row}, «${reference}», ${size}`,
  leftOut: (count: number) => (count === 1 ? say`1 stykke er ikke med` : say`${count} stykker er ikke med`),
  leftOutPieces: (count: number, why: string, examples: string) =>
    examples === '' ? `${piecesOf(count)} ${why}` : `${piecesOf(count)} ${why}: ${examples}`,
  tooMany: (room: number) =>
    say`Modellen gir flere enn de ${room} linjene som det er plass til. Ta bort noen, eller eksporter én etasje om gangen.`,
  insert: (count: number) => (count === 1 ? say`Lag 1 linje` : say`Lag ${count} linjer`),
  cancel: 'Avbryt',
} as const)
