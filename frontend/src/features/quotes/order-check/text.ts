/** Norwegian strings of Bestillingskontroll. */
import { formatMoment, formatMoney } from '../../../ui/format.ts'

export const checkText = {
  heading: 'Bestillingskontroll',
  checking: 'Kontrollerer …',
  failed: 'Kontrollen kunne ikke hentes.',
  clear: 'Ingenting å rette. Tilbudet er klart til bestilling.',
  clearHere: 'ingenting igjen å rette eller bekrefte.',
  errors: 'Må rettes før bestilling',
  warnings: 'Rett eller bekreft',
  acknowledged: (count: number) => (count === 1 ? '1 bekreftet' : `${count} bekreftet`),
  correct: 'Det stemmer',
  undo: 'Angre',
  by: (name: string, at: string) => `Bekreftet av ${name} ${formatMoment(at)}`,
  basis: (basis: string) => `Grunnlag: ${basis}`,
  price: (before: number, after: number) =>
    before === after
      ? `Prisen er den samme, ${formatMoney(after)} eks. mva.`
      : `${formatMoney(before)} blir ${formatMoney(after)} eks. mva.`,
  asOrdered: (count: number) =>
    count === 1
      ? 'Ett funn ble bekreftet før bestillingen.'
      : `${count} funn ble bekreftet før bestillingen.`,
  nothingThen: 'Det var ingenting å bekrefte da tilbudet ble bestilt.',
  openRow: (rowNumber: number) => `Åpne rad ${rowNumber}`,
  row: (rowNumber: number) => `Rad ${rowNumber}`,
  moreRows: (count: number) => `og ${count} til`,
  showAll: (count: number) => `Vis alle ${count} funn`,
  errorCount: (count: number) => `${count} feil`,
  left: (count: number) => `${count} igjen`,
  nothingLeft: 'ingenting igjen',
  close: 'Lukk Bestillingskontroll',
  questionCount: (count: number) => `${count} spørsmål`,
  warningCount: (count: number) => (count === 1 ? '1 varsel' : `${count} varsler`),
} as const
