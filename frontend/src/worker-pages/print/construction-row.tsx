/** Rows that are mounted together, as they stand in the wall: before the first of them, which then come one by one. */
import { formatSize } from '../../ui/format.ts'
import type { DrawnConstruction } from './paper-drawing.ts'
import { ProductDrawing } from './product-drawing.tsx'
import styles from './product-table.module.css'
import { text } from './text.ts'

interface Props {
  readonly construction: DrawnConstruction
  readonly hasMeasurements: boolean
  /** Columns of the table. */
  readonly span: number
}

export const ConstructionOnPaper = ({ construction, hasMeasurements, span }: Props) => (
  <tbody className={styles.row}>
    <tr>
      <td colSpan={span}>
        <h3 className={styles.name}>{text.construction(construction.rowNumbers)}</h3>
        {hasMeasurements && <p>{text.wholeSize(formatSize(construction.width, construction.height))}</p>}
        <ProductDrawing drawing={construction.drawing} isWide />
      </td>
    </tr>
  </tbody>
)
