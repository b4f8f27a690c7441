/** What a step did, or what taking one back has brought, in a sentence for the person who did it. */

import { extras } from '#domain/catalogue/data/extras'
import { rowsText } from '#domain/messages/order-check'
import { sameChoice } from '#domain/product/same-choice'
import { sayIn, texts } from '#domain/texts/texts'
import { editsOf } from '../header/header.ts'
import type { ManifestRow } from '../quote.ts'
import { changedRows, missingIn, type PastStep, rowIn, rowNumbersOf } from './past-step.ts'

const say = sayIn('domain/quote/undo/step')

const inWords = (value: number): string => value.toLocaleString('nb-NO', { maximumFractionDigits: 2 })

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const named = (rows: readonly ManifestRow[]): string => capital(rowsText(rowNumbersOf(rows)))

/** Figures that are told with their value, in this order. */
const figures = texts('domain/quote/undo/step.figures', {
  numberOf: (value: number) => ({ name: say`Antallet`, value: inWords(value) }),
  discountRate: (value: number) => ({ name: say`Rabatten`, value: `${inWords(value)}\u00a0%` }),
  marginRateStore: (value: number) => ({ name: say`Marginen`, value: `${inWords(value)}\u00a0%` }),
  marginRateAgent: (value: number) => ({ name: say`Marginen`, value: `${inWords(value)}\u00a0%` }),
} as const)
const figureNames = Object.keys(figures) as (keyof typeof figures)[]

const changedFigure = (was: ManifestRow, is: ManifestRow) => {
  const names = figureNames.filter((name) => was[name] !== is[name])
  const [name] = names
  return names.length === 1 && name !== undefined && was.revisionId === is.revisionId
    ? figures[name](is[name])
    : null
}

const ofRows = (step: PastStep, isReturn: boolean): string | null => {
  const { before, after } = step
  const changed = changedRows(step)
  const [first] = changed
  if (first === undefined) return null
  const [was, is] = [before, after].map((version) => rowIn(version, first))
  const figure = changed.length === 1 && was && is ? changedFigure(was, is) : null
  if (figure !== null)
    return say`${figure.name} på rad ${first} er ${figure.value}${isReturn ? say` igjen` : ''}.`
  return say`${capital(rowsText(changed))} er ${isReturn ? say`som før` : say`endret`}.`
}

const ofHeader = ({ before, after }: PastStep, isReturn: boolean): string | null => {
  const fields = Object.keys(editsOf(before.header, after.header))
  if (fields.length === 0) return null
  const what = fields.every((field) => field.startsWith('customer.'))
    ? say`Kunden`
    : fields.every((field) => field.startsWith('delivery') && field !== 'deliveryLabel')
      ? say`Leveringen`
      : fields.every((field) => field === 'customerNote')
        ? say`Kommentaren`
        : say`Kunde og levering`
  return say`${what} er ${isReturn ? say`som før` : say`endret`}.`
}

const ofExtras = ({ before, after }: PastStep): string | null => {
  const nameOf = (id: string) => extras.find((extra) => extra.id === id)?.name ?? id
  const put = after.extras.find((id) => !before.extras.includes(id))
  if (put !== undefined) return say`«${nameOf(put)}» er lagt til.`
  const removed = before.extras.find((id) => !after.extras.includes(id))
  return removed === undefined ? null : say`«${nameOf(removed)}» er fjernet.`
}

const ofOrder = ({ before, after }: PastStep, isReturn: boolean): string | null =>
  sameChoice(rowNumbersOf(before.rows), rowNumbersOf(after.rows))
    ? null
    : isReturn
      ? say`Radene står som før.`
      : say`Rader er flyttet.`

const ofRest = ({ before, after }: PastStep, isReturn: boolean): string => {
  if (before.fastlane !== after.fastlane)
    return after.fastlane ? say`Fastlane er valgt.` : say`Fastlane er valgt bort.`
  if (before.acknowledged.length < after.acknowledged.length) return say`Funnet er bekreftet.`
  if (before.acknowledged.length > after.acknowledged.length) return say`Bekreftelsen er tatt tilbake.`
  return isReturn ? say`Endringen er angret.` : say`Tilbudet er endret.`
}

export const stepWords = (step: PastStep): string => {
  const { before, after } = step
  const isReturn = after.change.kind === 'undo'
  const gone = missingIn(before, after)
  if (gone.length > 0) return say`${named(gone)} er ${isReturn ? say`tatt bort igjen` : say`slettet`}.`
  const come = missingIn(after, before)
  if (come.length > 0) return say`${named(come)} er ${isReturn ? say`tilbake` : say`lagt til`}.`
  return (
    ofExtras(step) ??
    ofOrder(step, isReturn) ??
    ofRows(step, isReturn) ??
    ofHeader(step, isReturn) ??
    ofRest(step, isReturn)
  )
}
