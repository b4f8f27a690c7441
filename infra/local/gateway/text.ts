const moment = new Intl.DateTimeFormat('nb-NO', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Oslo',
})

/** A name with letters of ours travels as base64 (RFC 2047). */
const readable = (address = ''): string =>
  address.replace(/=\?UTF-8\?B\?([^?]*)\?=/gi, (_, name: string) => Buffer.from(name, 'base64').toString())

/** What the local gateway says in a tab: the outbox, and an address without a file. */
export const gatewayText = {
  starting: 'Starter',
  otherName: 'Denne adressen svarer bare på localhost.',
  noFile: 'Fant ikke filen.',
  outbox: 'Utboks',
  noMail: 'Ingen e-post er sendt herfra.',
  asHtml: 'Vis e-posten slik den ser ut',
  between: ({
    from,
    to,
    replyTo,
    copyTo,
    sentAt,
  }: Record<'from' | 'to' | 'replyTo' | 'copyTo' | 'sentAt', string>) =>
    [
      `Fra ${readable(from)}`,
      `til ${to}`,
      ...(replyTo ? [`svar til ${replyTo}`] : []),
      ...(copyTo ? [`kopi til ${copyTo}`] : []),
      moment.format(new Date(sentAt)),
    ].join(', '),
} as const
