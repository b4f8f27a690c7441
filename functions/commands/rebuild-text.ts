/** What the rebuilding of lists says at the terminal. */
export const rebuildText = {
  quotes: (count: number) => `${count} tilbud står i listene som statistikken teller.`,
  people: (count: number) => `${count} personer har fått det nye navnet på tilhørigheten sin.`,
  busy: 'Noen av navnene ble endret av andre hele tiden. Kjør kommandoen en gang til.',
} as const
