/**
 * The quote as a customer holds it: one A4 document, drawn by the page that becomes the PDF and, serialised, the /html
 * address. Everything it shows comes with the input; it knows no session and fetches nothing.
 */
import type { DocumentInput } from '#domain/contracts/render'
import './page.css'
import { ArticleTable } from './article-table.tsx'
import { Closing } from './closing.tsx'
import styles from './document.module.css'
import { DocumentHead } from './document-head.tsx'
import { ProductTable } from './product-table.tsx'
import { text } from './text.ts'

export const QuoteDocument = ({ input }: { input: DocumentInput }) => (
  <article className={styles.quote} data-paper-only={input.kind === 'quote-pdf' || undefined} lang="nb">
    <DocumentHead input={input} />
    {input.comment && (
      <section className={styles.comment}>
        <h2 className={styles.heading}>{text.comment}</h2>
        <p>{input.comment}</p>
      </section>
    )}
    {input.rows.length > 0 ? (
      <ProductTable input={input} />
    ) : (
      <p className={styles.empty}>{text.noProducts}</p>
    )}
    <div className={styles.ending}>
      {input.articles.length > 0 && <ArticleTable input={input} />}
      <Closing input={input} />
    </div>
  </article>
)
