import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('organisation/webhooks')

export const webhooksText = texts('organisation/webhooks.list', {
  heading: 'Webhooker',
  help: 'Si fra til et annet system når noe skjer med et tilbud eller en bestilling.',
  guide: 'Slik tas de imot',
  none: 'Ingen webhooker ennå.',
  loading: 'Henter webhooker …',
  make: 'Lag webhook',
  hears: 'Sier fra om',
  made: (date: string, name: string) => say`Laget ${date} av ${name}`,
  last: (event: string, moment: string) => say`Sist: ${event.toLowerCase()} ${moment}`,
  nothingYet: 'Ingenting er sendt de siste 30 dagene.',
  deliveries: 'Leveringer',
  deliveriesOf: (address: string) => say`Leveringer til ${address}`,
  trial: 'Send prøve',
  trialTo: (address: string) => say`Send prøve til ${address}`,
  edit: 'Rediger',
  editOf: (address: string) => say`Rediger ${address}`,
  secret: 'Ny hemmelighet',
  secretOf: (address: string) => say`Ny hemmelighet for ${address}`,
  delete: 'Slett',
  deleteOf: (address: string) => say`Slett ${address}`,
  trialTaken: (answer: string) => say`Prøven er tatt imot: ${answer}.`,
  trialNotTaken: (answer: string) => say`Prøven ble ikke tatt imot: ${answer}.`,
} as const)

export const attemptText = texts('organisation/webhooks.attempt', {
  answered: (status: number, milliseconds: string) => say`svarte ${status} etter ${milliseconds} ms`,
  redirected: (status: number) => say`svarte ${status}, som viser videre, og det følges ikke`,
  faults: {
    'unknown-host': 'navnet finnes ikke',
    'not-public': 'navnet fører til en adresse som ikke er offentlig',
    'no-connection': 'ingen svarer på adressen',
    'not-safe': 'forbindelsen er ikke sikker, se etter sertifikatet',
    'too-slow': 'intet svar innen 10 sekunder',
    broken: 'forbindelsen ble brutt',
  },
  states: { waiting: 'Venter', delivered: 'Tatt imot', failed: 'Ikke tatt imot' },
} as const)

export const webhookFormDialogText = texts('organisation/webhooks.form', {
  makeTitle: 'Ny webhook',
  editTitle: 'Rediger webhook',
  url: 'Adresse',
  urlHelp: 'Kalles med POST, for eksempel https://erp.firma.no/lysvag',
  events: 'Si fra når',
  make: 'Lag webhook',
  save: 'Lagre',
  madeTitle: 'Hemmeligheten til webhooken',
  once: 'Hemmeligheten vises bare nå. Legg den inn i systemet, så kan det se at meldingene er ekte.',
  secret: 'Hemmelighet',
} as const)

export const newSecretText = texts('organisation/webhooks.new-secret', {
  title: 'Ny hemmelighet?',
  question: 'Den gamle gjelder i et døgn til ved siden av den nye.',
  help: 'Legg den nye inn i systemet før det.',
  confirm: 'Lag ny',
} as const)

export const deleteWebhookText = texts('organisation/webhooks.delete', {
  title: 'Slett webhooken?',
  question: (address: string) => say`${address} får ikke vite om noe mer.`,
  help: 'Dette kan ikke angres. Det som ennå ikke er sendt, blir ikke sendt.',
  confirm: 'Slett',
} as const)

export const deliveriesText = texts('organisation/webhooks.deliveries', {
  title: 'Leveringer',
  kept: (address: string) => say`Til ${address} de siste 30 dagene.`,
  loading: 'Henter leveringer …',
  none: 'Ingenting er sendt ennå. En hendelse sendes omtrent et minutt etter at den har skjedd.',
  event: 'Hendelse',
  quote: (orderNumber: number) => say`Tilbud ${orderNumber}`,
  state: 'Status',
  next: (moment: string) => say`Neste forsøk ${moment}`,
  attempts: 'Forsøk',
  attempt: (moment: string, answer: string) => say`${moment}: ${answer}`,
  actions: 'Handling',
  again: 'Send på nytt',
  againOf: (event: string, moment: string) => say`Send på nytt: ${event}, ${moment}`,
  more: 'Vis flere',
} as const)
