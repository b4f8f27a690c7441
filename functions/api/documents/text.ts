/** What a tab says while its document is made. */
export const waitingText = {
  title: (orderNumber: number) => `Tilbud ${orderNumber}`,
  heading: (orderNumber: number) => `Tilbud ${orderNumber} gjøres klart`,
  queued: 'Står i kø',
  running: 'Tegner og setter sider',
  failed: 'Dokumentet ble ikke laget',
  noContact: 'Får ikke kontakt med serveren. Prøver igjen.',
  again: 'Prøv igjen',
} as const
