import { SvgDrawing } from '../../drawing/svg/svg-drawing.tsx'
import type { PaperDrawing } from './paper-drawing.ts'
import styles from './product-table.module.css'
import { text } from './text.ts'

/** The drawing, with its scale where that is not the document's. */
export const ProductDrawing = ({ drawing, isWide = false }: { drawing: PaperDrawing; isWide?: boolean }) => (
  <div className={isWide ? styles.wideFigure : styles.figure}>
    <SvgDrawing node={drawing.svg} />
    {drawing.ownDenominator !== null && (
      <p className={styles.ownScale}>{text.ownScale(drawing.ownDenominator)}</p>
    )}
  </div>
)
