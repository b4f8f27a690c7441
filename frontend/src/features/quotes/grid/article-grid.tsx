/** «Tillegg»: freight and other article rows, which the server makes. */
import type { Offer } from '#domain/contracts/offer'
import { formatMoney } from '../../../ui/format.ts'
import classes from './product-grid.module.css'
import { rowText } from './text.ts'

export const ArticleGrid = ({ articles }: { articles: Offer['articleRows'] }) => {
  if (articles.length === 0) return null
  return (
    <section className={classes.grid} aria-labelledby="tillegg">
      <h2 className={classes.heading} id="tillegg">
        {rowText.articles}
      </h2>
      <ul className={classes.rows}>
        {articles.map(({ rowNumber, description, numberOf, price }) => (
          <li key={rowNumber} className={classes.article}>
            <span className={classes.articleNumber}>{rowNumber}</span>
            <span>
              {description}
              {numberOf > 1 && ` × ${numberOf}`}
            </span>
            <span className={classes.price}>{formatMoney(price)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
