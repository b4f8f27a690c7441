/** The end of the document, which stays together on one page: nobody signs a page without the sum. An order is not signed for. */
import type { DocumentInput } from '#domain/contracts/render'
import { formatDate } from '../../ui/format.ts'
import styles from './closing.module.css'
import shared from './document.module.css'
import { text } from './text.ts'
import { TotalsOnPaper } from './totals.tsx'

export const Closing = ({ input }: { input: DocumentInput }) => (
  <div className={input.totals.length > 1 ? styles.closing : styles.sideBySide}>
    <TotalsOnPaper input={input} />
    <section className={styles.terms}>
      <h2 className={shared.heading}>{text.terms}</h2>
      <ul>
        {text.termsFor({ ...input, validTo: formatDate(input.validToDate) }).map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </section>
    {input.order === undefined && <Approval />}
  </div>
)

const Approval = () => (
  <section className={styles.approval}>
    <h2 className={shared.heading}>{text.approval}</h2>
    <p>{text.approvalSentence}</p>
    <div className={styles.fields}>
      {[text.approvedOn, text.approvedBy, text.signature].map((label) => (
        <p key={label} className={styles.field}>
          {label}
        </p>
      ))}
    </div>
  </section>
)
