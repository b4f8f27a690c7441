/** The products of the quote under headings that come again on every page. */
import { Fragment, useMemo } from 'react'
import type { DocumentInput } from '#domain/contracts/render'
import { columnsOf } from './columns.ts'
import { ConstructionOnPaper } from './construction-row.tsx'
import shared from './document.module.css'
import { drawOnPaper } from './paper-drawing.ts'
import { ProductRowOnPaper } from './product-row.tsx'
import styles from './product-table.module.css'
import { text } from './text.ts'

export const ProductTable = ({ input }: { input: DocumentInput }) => {
  const columns = columnsOf(input)
  const { denominator, drawings, constructions } = useMemo(() => drawOnPaper(input), [input])
  return (
    <section>
      <h2 className={shared.large}>{text.products}</h2>
      <table className={styles.products}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              {text.rowNumber}
            </th>
            <th scope="col" className={styles.drawing}>
              {text.drawing}{' '}
              <span className={shared.unit}>
                {`${denominator === null ? text.notToScale : `1:${denominator}`}, ${text.seenFromOutside}`}
              </span>
            </th>
            <th scope="col" className={styles.mode}>
              {text.product}
            </th>
            <th scope="col" className={styles.count}>
              {text.count}
            </th>
            {columns.prices.length > 0 && (
              <>
                <th scope="col" className={styles.unitPrice}>
                  {text.unitPrice}
                </th>
                {columns.discount && (
                  <th scope="col" className={styles.discount}>
                    {text.discount}
                  </th>
                )}
                <th scope="col" className={styles.line}>
                  {text.line}
                </th>
              </>
            )}
          </tr>
        </thead>
        {drawings.map(({ row, drawing }) => (
          <Fragment key={row.rowNumber}>
            {constructions
              .filter(({ rowNumbers: [first] }) => first === row.rowNumber)
              .map((construction) => (
                <ConstructionOnPaper
                  key={row.rowNumber}
                  construction={construction}
                  hasMeasurements={input.measurements}
                  span={columns.prices.length === 0 ? 4 : columns.discount ? 7 : 6}
                />
              ))}
            <ProductRowOnPaper row={row} columns={columns} drawing={drawing} />
          </Fragment>
        ))}
      </table>
    </section>
  )
}
