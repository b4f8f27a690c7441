/** What the local gateway says in a tab: the outbox, and an address without a file. */
export const gatewayText = {
  starting: 'Starter',
  noFile: 'Fant ikke filen.',
  outbox: 'Utboks',
  noMail: 'Ingen e-post er sendt herfra.',
  between: (from: string, to: string, replyTo: string, copyTo: string | undefined, sentAt: string) =>
    `Fra ${from}, til ${to}, svar til ${replyTo}${copyTo ? `, kopi til ${copyTo}` : ''}, ${sentAt}`,
} as const
