import type { PaperDrawing } from './paper-drawing.ts'
import styles from './product-table.module.css'
import { text } from './text.ts'

/**
 * The drawing, with its scale where that is not the document's. As text it is read by the browser at once, which takes less time
 * than making its many elements one by one.
 */
export const ProductDrawing = ({ drawing, isWide = false }: { drawing: PaperDrawing; isWide?: boolean }) => (
  <div className={isWide ? styles.wideFigure : styles.figure}>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, in which every text is escaped */}
    <div dangerouslySetInnerHTML={{ __html: drawing.svg }} />
    {drawing.ownDenominator !== null && (
      <p className={styles.ownScale}>{text.ownScale(drawing.ownDenominator)}</p>
    )}
  </div>
)
