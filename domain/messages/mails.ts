/** What mails say, each letter by itself, and what is told of one that is under way. `{name}` is filled in. */
import { texts } from '#domain/texts/texts'

/** The quote to its customer; what a sender may change stands by itself, because the page shows it before it is sent. */
export const letterTexts = texts('mail', {
  quote: `Hei, {customer}

Vedlagt følger tilbud {orderNumber} fra {seller}. Tilbudet gjelder til og med {validTo}.

Merking: {label}

{note}

Har du spørsmål, kan du svare på denne e-posten eller ringe {phone}.

Vennlig hilsen
{sender}
{seller}`,
} as const)

export const quoteMail = texts('messages/mails.quote-mail', {
  subject: 'Tilbud {orderNumber} fra {seller}',
  online: 'Se tilbudet på nett, med tegninger og 3D:',
} as const)

/** A customer's «ja», to the seller. */
export const acceptanceMail = texts('messages/mails.acceptance-mail', {
  subject: 'Tilbud {orderNumber} er godtatt av {name}',
  fact: '{name} godtok tilbud {orderNumber} {date} kl. {time}.',
  label: 'Merking: {label}',
  next: 'Åpne tilbudet for å bestille. Ordren legges ikke inn av seg selv.',
  proof: 'Godtatt innhold (versjon {version}): {hash}',
} as const)

/** The receipt for it, to the customer. */
export const receiptMail = texts('messages/mails.receipt-mail', {
  subject: 'Kvittering: tilbud {orderNumber} fra {seller} er godtatt',
  fact: '{name} godtok tilbud {orderNumber} fra {seller} {date} kl. {time}.',
  sum: 'Totalt inkl. mva.: kr {sum}',
  next: '{seller} tar kontakt før noe settes i produksjon.',
  reach: 'Telefon: {phone}',
} as const)

/** A customer's question, to the seller. */
export const questionMail = texts('messages/mails.question-mail', {
  subject: 'Spørsmål til rad {row} i tilbud {orderNumber} fra {name}',
  fact: '{name} spør om rad {row}, {what}:',
  next: 'Svar på denne e-posten går til {email}.',
  noAddress: 'Kunden har ingen e-postadresse i tilbudet.',
} as const)

export const mailStates = texts('messages/mails.mail-states', {
  queued: 'I kø for sending',
  sending: 'Sendes',
  sent: 'Sendt til kunde',
  failed: 'Ikke sendt',
  unknown: 'Ukjent om den kom frem',
  bounced: 'Kom ikke frem',
  complained: 'Meldt som uønsket',
} as const)

/** States of a mail to a person who logs in. */
export const personMailStates = texts('messages/mails.person-mail-states', {
  queued: 'I kø for sending',
  sending: 'Sendes',
  sent: 'Sendt',
  failed: 'Ikke sendt',
  unknown: 'Ukjent om den kom frem',
  bounced: 'Kom ikke frem',
  complained: 'Meldt som uønsket',
} as const)

/** Why a mail was not sent. */
export const mailFailures = texts('messages/mails.mail-failures', {
  addressGone: 'Lenken i e-posten er utløpt. Send på nytt.',
  neverStarted: 'Sendingen kom aldri i gang. Send på nytt.',
  noDocument: 'Dokumentet ble ikke ferdig i tide.',
  busy: 'Posttjenesten har for mye å gjøre. Send på nytt senere.',
  refused: 'Posttjenesten tok ikke imot e-posten.',
  rejected: 'E-posten ble avvist av posttjenesten.',
  unverifiedSender: 'Avsenderadressen er ikke godkjent hos posttjenesten.',
  paused: 'Sending av e-post er satt på pause.',
  suspended: 'Sending av e-post er stengt.',
  noSuchAddress: 'Adressen finnes ikke, eller tar ikke imot e-post.',
  mailboxFull: 'Mottakerens postkasse er full.',
  notTaken: 'Mottakerens e-posttjeneste svarte med feil eller fravær.',
  suppressed: 'E-post til denne adressen har kommet i retur før, så det sendes ikke flere dit.',
  unwanted: 'Mottakeren har meldt e-posten som søppelpost. Send ikke på nytt uten å ha snakket med kunden.',
} as const)
