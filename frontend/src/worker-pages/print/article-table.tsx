import type { DocumentInput } from '#domain/contracts/render'
import styles from './article-table.module.css'
import { columnsOf, inColumn } from './columns.ts'
import shared from './document.module.css'
import { Money } from './money.tsx'
import { text } from './text.ts'

/** Freight, fees and accessories that belong to the quote as a whole. */
export const ArticleTable = ({ input }: { input: DocumentInput }) => {
  const { prices } = columnsOf(input)
  return (
    <section className={styles.articles}>
      <h2 className={shared.large}>{text.articles}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.article}</th>
            <th scope="col" className={styles.count}>
              {text.count}
            </th>
            {prices.map(({ label }) => (
              <th key={label} scope="col" className={styles.line}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {input.articles.map((article) => (
            <tr key={article.description}>
              <th scope="row">{article.description}</th>
              <td className={styles.count}>
                {article.numberOf} <span className={shared.unit}>{text.pieces}</span>
              </td>
              {prices.map(({ label }, index) => (
                <td key={label} className={styles.line}>
                  <Money kroner={inColumn(article.prices, index, article.description)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
