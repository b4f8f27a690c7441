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
      `Fra ${from}`,
      `til ${to}`,
      ...(replyTo ? [`svar til ${replyTo}`] : []),
      ...(copyTo ? [`kopi til ${copyTo}`] : []),
      sentAt,
    ].join(', '),
} as const
