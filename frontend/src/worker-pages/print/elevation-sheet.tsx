/**
 * The elevations of a quote as architects ask for them: every row and every construction on one scale, side by side, each with its
 * reference, and no prices.
 */
import type { DocumentInput } from '#domain/contracts/render'
import './page.css'
import styles from './elevation-sheet.module.css'
import { drawElevations } from './paper-elevations.ts'
import { ProductDrawing } from './product-drawing.tsx'
import { text } from './text.ts'

export const ElevationSheet = ({ input }: { input: DocumentInput }) => {
  const { denominator, drawings } = drawElevations(input)
  return (
    <article className={styles.sheet} data-paper-only lang="nb">
      <header className={styles.head}>
        <h1>{text.elevations(input.orderNumber)}</h1>
        <p>{[input.deliveryLabel, input.customer.name].filter(Boolean).join(' · ')}</p>
        <p>{text.elevationScale(denominator)}</p>
      </header>
      {drawings.length === 0 && <p>{text.noProducts}</p>}
      <ol className={styles.elevations}>
        {drawings.map(({ elevation, drawing }) => (
          <li key={elevation.heading}>
            <ProductDrawing drawing={drawing} isWide />
            <p className={styles.name}>{elevation.heading}</p>
            {elevation.detail !== '' && <p className={styles.detail}>{elevation.detail}</p>}
          </li>
        ))}
      </ol>
    </article>
  )
}
