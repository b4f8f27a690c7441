/** Taking over options from another row. */
import { sayIn, texts } from '#domain/texts/texts'

const say = sayIn('editor/transfer-options')

export const transferText = texts('editor/transfer-options', {
  unreadable: 'De kopierte valgene er fra en eldre utgave og kan ikke limes inn. Kopier dem på nytt.',
  sameAs: 'Samme som en annen rad',
  paste: (row: number, order: number) => say`Lim inn valg fra rad ${row} i tilbud ${order}`,
  row: 'Rad',
  alike: 'De to radene har de samme valgene fra før.',
  transfer: 'Ta med',
  now: 'Nå',
  after: 'Blir',
  field: 'Felt',
  unchanged: 'Blir som det er',
  absent: (fields: readonly string[]) =>
    say`Finnes ikke på denne modellen: ${new Intl.ListFormat('nb', { type: 'conjunction' }).format(fields)}.`,
  perPiece: 'per stk.',
  cancel: 'Avbryt',
  apply: (count: number) => (count === 1 ? say`Ta over 1 valg` : say`Ta over ${count} valg`),
} as const)
