/** Norwegian strings of Bestillingskontroll. */
import { sayIn, texts } from '#domain/texts/texts'
import { formatMoment, formatMoney } from '../../../ui/format.ts'

const say = sayIn('quotes/order-check')

export const checkText = texts('quotes/order-check.check', {
  heading: 'Bestillingskontroll',
  checking: 'Kontrollerer …',
  failed: 'Kontrollen kunne ikke hentes.',
  clear: 'Ingenting å rette. Tilbudet er klart til bestilling.',
  clearHere: 'ingenting igjen å rette eller bekrefte.',
  errors: 'Må rettes før bestilling',
  warnings: 'Rett eller bekreft',
  acknowledged: (count: number) => (count === 1 ? say`1 bekreftet` : say`${count} bekreftet`),
  correct: 'Det stemmer',
  undo: 'Angre',
  by: (name: string, at: string) => say`Bekreftet av ${name} ${formatMoment(at)}`,
  basis: (basis: string) => say`Grunnlag: ${basis}`,
  price: (before: number, after: number) =>
    before === after
      ? say`Prisen er den samme, ${formatMoney(after)} eks. mva.`
      : say`${formatMoney(before)} blir ${formatMoney(after)} eks. mva.`,
  asOrdered: (count: number) =>
    count === 1
      ? say`Ett funn ble bekreftet før bestillingen.`
      : say`${count} funn ble bekreftet før bestillingen.`,
  nothingThen: 'Det var ingenting å bekrefte da tilbudet ble bestilt.',
  openRow: (rowNumber: number) => say`Åpne rad ${rowNumber}`,
  row: (rowNumber: number) => say`Rad ${rowNumber}`,
  moreRows: (count: number) => say`og ${count} til`,
  showMoreRows: (count: number) => say`og ${count} til: vis radene`,
  showAll: (count: number) => say`Vis alle ${count} funn`,
  errorCount: (count: number) => say`${count} feil`,
  left: (count: number) => say`${count} igjen`,
  nothingLeft: 'ingenting igjen',
  close: 'Lukk Bestillingskontroll',
  questionCount: (count: number) => say`${count} spørsmål`,
  warningCount: (count: number) => (count === 1 ? say`1 varsel` : say`${count} varsler`),
} as const)
