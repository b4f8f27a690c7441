/**
 * One product: a group of table rows that a page break never splits. On top what it is, beside its drawing; under that
 * one line per price column, so that four columns of prices take no width from the drawing.
 */
import type { DocumentInput } from '#domain/contracts/render'
import { formatPercent } from '../../ui/format.ts'
import { inColumn, type PaperColumns } from './columns.ts'
import shared from './document.module.css'
import { Money } from './money.tsx'
import type { PaperDrawing } from './paper-drawing.ts'
import { ProductDrawing } from './product-drawing.tsx'
import styles from './product-table.module.css'
import { text } from './text.ts'

type Row = DocumentInput['rows'][number]

/** Characters of a value that leave room for another fact on the line, and of what has room to be that other fact. */
const longestValue = 29
const longestSecond = { label: 11, value: 17 }

type Fact = Row['facts'][number]

const styleOf = ({ label, value }: Fact): string | undefined => {
  if (value.length > longestValue) return styles.longFact
  const isFirst = label.length > longestSecond.label || value.length > longestSecond.value
  return isFirst ? styles.firstFact : styles.fact
}

interface ProductRowProps {
  readonly row: Row
  readonly columns: PaperColumns
  readonly drawing: PaperDrawing
}

export const ProductRowOnPaper = ({ row, columns, drawing }: ProductRowProps) => {
  const lines = Math.max(1, columns.prices.length)
  const cellsToTheRight = columns.prices.length === 0 ? 2 : columns.discount ? 5 : 4
  return (
    <tbody className={styles.row}>
      <tr>
        <th scope="rowgroup" rowSpan={lines + 1} className={styles.rowNumber}>
          {row.rowNumber}
        </th>
        <td rowSpan={lines + 1} className={styles.drawing}>
          <ProductDrawing drawing={drawing} />
        </td>
        <td colSpan={cellsToTheRight}>
          <What row={row} />
        </td>
      </tr>
      {columns.prices.length === 0 ? <CountLine row={row} /> : <PriceLines row={row} columns={columns} />}
    </tbody>
  )
}

const What = ({ row }: { row: Row }) => (
  <>
    <div>
      <h3 className={styles.name}>{row.reference || row.description}</h3>
      {row.reference && <p className={styles.description}>{row.description}</p>}
    </div>
    <dl className={styles.facts}>
      {row.facts.map((fact) => (
        <div key={fact.id} className={styleOf(fact)}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
    {row.warnings.map((warning) => (
      <p key={warning} className={styles.warning}>
        <strong>{text.warning}:</strong> {warning}
      </p>
    ))}
  </>
)

const CountLine = ({ row }: { row: Row }) => (
  <tr className={styles.price}>
    <td className={styles.mode} />
    <td className={styles.count}>
      <Count numberOf={row.numberOf} />
    </td>
  </tr>
)

const PriceLines = ({ row, columns }: { row: Row; columns: PaperColumns }) =>
  columns.prices.map(({ label, showsDiscount }, index) => {
    const price = inColumn(row.prices, index, `row ${row.rowNumber}`)
    return (
      <tr key={label} className={styles.price}>
        <td className={styles.mode}>{label}</td>
        <td className={styles.count}>{index === 0 && <Count numberOf={row.numberOf} />}</td>
        <td className={styles.unitPrice}>
          <Money kroner={price.unit} />
        </td>
        {columns.discount && (
          <td className={styles.discount}>{showsDiscount && formatPercent(row.discountRate)}</td>
        )}
        <td className={styles.line}>
          <Money kroner={price.line} />
        </td>
      </tr>
    )
  })

const Count = ({ numberOf }: { numberOf: number }) => (
  <>
    {numberOf} <span className={shared.unit}>{text.pieces}</span>
  </>
)
