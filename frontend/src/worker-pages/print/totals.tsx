/** What it comes to, one column for each price column: the figures of the document that nobody may miss. */
import type { DocumentInput } from '#domain/contracts/render'
import { formatPercent, formatUValue, formatWhole } from '../../ui/format.ts'
import styles from './closing.module.css'
import shared from './document.module.css'
import { Money } from './money.tsx'
import { text } from './text.ts'

export const TotalsOnPaper = ({ input }: { input: DocumentInput }) => (
  <section className={styles.totals}>
    <h2 className={shared.large}>{text.totals}</h2>
    {input.totals.length > 0 && <Sums input={input} />}
    <Figures input={input} />
  </section>
)

const Sums = ({ input: { totals, taxRate } }: { input: DocumentInput }) => {
  const lines = [
    { key: 'sumExclTax', label: text.sumExclTax },
    { key: 'tax', label: `${text.tax} ${formatPercent(taxRate)}` },
    ...(totals.some(({ rounding }) => rounding !== 0)
      ? [{ key: 'rounding', label: text.rounding } as const]
      : []),
    { key: 'sumInclTax', label: text.sumInclTax, style: totals.length === 1 ? styles.theSum : styles.oneSum },
  ] as const
  return (
    <table>
      {totals.length > 1 && (
        <thead>
          <tr>
            <td />
            {totals.map(({ label }) => (
              <th key={label} scope="col" className={styles.sum}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {lines.map(({ key, label, ...line }) => (
          <tr key={key} className={'style' in line ? line.style : undefined}>
            <th scope="row" className={styles.label}>
              {label}
            </th>
            {totals.map((total) => (
              <td key={total.label} className={styles.sum}>
                <Money kroner={total[key]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Figures = ({ input: { rows, uValue } }: { input: DocumentInput }) => (
  <dl className={styles.figures}>
    <div className={styles.figure}>
      <dt>{text.numberOfProducts}</dt>
      <dd>
        {formatWhole(rows.reduce((sum, { numberOf }) => sum + numberOf, 0))}{' '}
        <span className={shared.unit}>{text.pieces}</span>
      </dd>
    </div>
    {uValue !== null && (
      <div className={styles.figure}>
        <dt>{text.averageUValue}</dt>
        <dd>
          {formatUValue(uValue)} <span className={shared.unit}>W/(m²K)</span>
        </dd>
      </div>
    )}
  </dl>
)
