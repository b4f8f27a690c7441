import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('operations')

export const dutyText = texts('operations.duty', {
  title: 'Drift',
  loading: 'Ser etter …',
  tryAgain: 'Prøv igjen',
  allWell: 'Alt går som det skal.',
  allWellHelp: 'Ingen venter på deg. Siden ser etter på nytt hvert halve minutt.',
  troubles: (count: number) => (count === 1 ? say`Én ting trenger deg` : say`${count} ting trenger deg`),
  seen: (moment: string) => say`Sett ${moment}`,
  look: 'Se etter nå',
  since: (moment: string) => say`siden ${moment}`,
  none: 'Ingen.',
} as const)

/** What needs somebody, in one line each. */
export const troubleText = texts('operations.trouble', {
  dead: (count: number) => (count === 1 ? say`Én oppgave er gitt opp` : say`${count} oppgaver er gitt opp`),
  slow: (count: number) => (count === 1 ? say`Én kø står` : say`${count} køer står`),
  waiting: (count: number) =>
    count === 1
      ? say`Én ordre er ikke sendt til fabrikken`
      : say`${count} ordrer er ikke sendt til fabrikken`,
  silent: (count: number) =>
    count === 1
      ? say`Fabrikken har ikke svart på én ordre på et døgn`
      : say`Fabrikken har ikke svart på ${count} ordrer på et døgn`,
  mails: (count: number) =>
    count === 1 ? say`Én e-post kom ikke frem siste døgn` : say`${count} e-poster kom ikke frem siste døgn`,
  failed: (count: number) =>
    count === 1 ? say`Ett bilde kunne ikke tegnes i natt` : say`${count} bilder kunne ikke tegnes i natt`,
  stuck: (count: number) => say`Nattens tegning er ikke ferdig, ${count} bilder gjenstår`,
  missing: 'Det ble ikke tegnet i natt',
  faults: (count: number) =>
    count === 1 ? say`Én feil i programmet siste døgn` : say`${count} feil i programmet siste døgn`,
} as const)

export const queuesText = texts('operations.queues', {
  heading: 'Køer',
  name: 'Kø',
  waiting: 'Venter',
  working: 'I arbeid',
  dead: 'Gitt opp',
  oldest: 'Eldste',
  names: {
    render: 'Bilder og dokumenter',
    mail: 'E-post',
    mailEvents: 'Hva som ble av e-post',
    orders: 'Ordrer til fabrikken',
    answers: 'Svar fra fabrikken',
  },
  work: (pictures: string, documents: string) => say`Siste time er det laget ${pictures} og ${documents}.`,
  workAbout: (pictures: string, documents: string) =>
    say`Siste time er det laget om lag ${pictures} og ${documents}.`,
  pictures: (count: string, aMinute: string) => say`${count} bilder (${aMinute} i minuttet)`,
  documents: (count: string, aMinute: string) => say`${count} dokumenter (${aMinute} i minuttet)`,
  /** Nobody keeps since when: it waits, and for how long cannot be told. */
  notKnown: 'Ikke kjent',
  /** For queues where it is known since when they wait. */
  stands: {
    render:
      'Etter et rush går det over av seg selv. Er ingenting i arbeid, starter ikke tegneprogrammet: se loggen til render-worker.',
    mail: 'En e-post venter på dokumentene sine eller på postkontoret. Står «Bilder og dokumenter» også, er det der det stopper.',
    orders: 'Fabrikken henter ikke ordrene sine: ring dem. Ingenting går tapt på 14 dager.',
  },
  given: (queue: string) => say`Gitt opp: ${queue}`,
  shown: (shown: string, all: string) => say`Her er ${shown} av ${all}. Knappene nederst gjelder alle.`,
  advice: {
    render:
      'Den som ba om det, har fått beskjed og kan be på nytt. Feiler det igjen her, er det noe galt med produktet eller tegneprogrammet: se årsaken.',
    mail: 'Prøv igjen sender hver e-post høyst én gang. Er adressen feil, må selgeren rette den og sende på nytt.',
    mailEvents:
      'Til den er lest, kan tilbudet si at e-posten er sendt selv om den kom i retur. Prøv igjen leser meldingen på nytt. Forkastes den, blir e-posten stående som den er.',
    orders:
      'Prøv igjen legger ordren i fabrikkens kø på nytt. Fabrikken kjenner den på nummeret og lager den ikke to ganger.',
    answers: 'Prøv igjen leser svaret på nytt. Kan det fortsatt ikke leses, ring fabrikken.',
  },
  noReason: 'Ingen årsak oppgitt',
  open: 'Åpne',
  retry: 'Prøv igjen',
  retryOf: (what: string, since: string) => say`Prøv igjen: ${what}, ${since}`,
  discard: 'Forkast',
  discardOf: (what: string, since: string) => say`Forkast: ${what}, ${since}`,
  retryAll: 'Prøv alle igjen',
  discardAll: 'Forkast alle',
  sure: 'Forkast for godt',
  keep: 'Behold',
} as const)

export const mailsText = texts('operations.mails', {
  heading: 'E-post som ikke kom frem',
  failed: 'Ikke sendt',
  unknown: 'Kanskje sendt',
  bounced: 'I retur',
  complained: 'Meldt som uønsket',
  advice:
    'Åpne tilbudet eller brukeren, rett adressen om den er feil, og send på nytt derfra. «Kanskje sendt» og «Meldt som uønsket»: snakk med mottakeren først.',
  open: 'Åpne',
  openOf: (subject: string) => say`Åpne ${subject}`,
} as const)

export const ordersText = texts('operations.orders', {
  heading: 'Ordrer som fabrikken ikke har bekreftet mottatt',
  waiting: 'Ikke sendt',
  sent: 'Sendt, ikke besvart',
  advice:
    'Det som ikke er sendt, sendes på nytt av seg selv hvert annet minutt. Står det lenger enn et kvarter, se etter feil nederst. Svarer ikke fabrikken på et døgn, ring dem.',
  order: (orderNumber: number) => say`Tilbud ${orderNumber}`,
} as const)

export const nightText = texts('operations.night', {
  heading: 'Siste natts tegning av bilder',
  none: 'Det er ikke tegnet noen natt ennå.',
  began: (moment: string) => say`Begynte ${moment}`,
  ended: (moment: string) => say`ferdig ${moment}`,
  goesOn: 'ikke ferdig',
  counts: (drawn: number, unchanged: number, failed: number, left: number) =>
    say`${drawn} tegnet, ${unchanged} uendret, ${failed} feilet, ${left} gjenstår`,
  advice:
    'En natt som stoppet, går videre av seg selv der den var. Hva som feilet og hvorfor, står på siden. Ble det ikke tegnet, start det der, og se loggen til draw-pictures.',
  open: 'Til produktvelgerbildene',
} as const)

export const faultsText = texts('operations.faults', {
  heading: 'Feil i programmet siste døgn',
  source: { browser: 'Nettleser', server: 'Server' },
  count: (count: number) => (count === 1 ? say`1 gang` : say`${count} ganger`),
  last: (moment: string, place: string) => say`sist ${moment}, ${place}`,
  trace: (trace: string) => say`feilnummer ${trace}`,
  advice:
    'Feilnummeret er det samme som personen ser, og står i loggen sammen med hele feilen. Mange like på kort tid etter en ny versjon: rull tilbake.',
} as const)
