/** The price columns that all tables of one document share. The discount belongs to the mode that shows it. */
import type { DocumentInput } from '#domain/contracts/render'
import { text } from './text.ts'

interface PriceColumn {
  /** 'Kundepris inkl. mva.' */
  readonly label: string
  readonly showsDiscount: boolean
}

export interface PaperColumns {
  readonly prices: readonly PriceColumn[]
  readonly discount: boolean
}

export const columnsOf = ({ priceColumns }: DocumentInput): PaperColumns => {
  const prices = priceColumns.map(({ mode, label, taxIncluded }) => ({
    label: `${label} ${taxIncluded ? text.includingTax : text.excludingTax}`,
    showsDiscount: mode === 'DISCOUNTS',
  }))
  return { prices, discount: prices.some(({ showsDiscount }) => showsDiscount) }
}

/** Refuses a value that is not there: paper with a gap in it would be believed. */
export const inColumn = <T>(values: readonly T[], column: number, whose: string): T => {
  const value = values[column]
  if (value === undefined) throw new Error(`${whose} lacks the price of column ${column + 1}`)
  return value
}
