/** Rows that are mounted together, as they stand in the wall: before the first of them, which then come one by one. Few quotes have any. */
import { lazy, Suspense } from 'react'
import type { CustomerPage } from '#domain/contracts/customer-page'
import { useTurn } from '../../../ui/use-turn.ts'
import { pageText } from '../text.ts'
import classes from './product-card.module.css'

const ConstructionDrawing = lazy(async () => ({
  default: (await import('./construction-drawing.tsx')).ConstructionDrawing,
}))

interface Props extends Pick<CustomerPage, 'palette'> {
  readonly rows: CustomerPage['constructions'][number]['rows']
}

export const ConstructionCard = ({ rows, palette }: Props) => {
  const isTurn = useTurn()
  const rowNumbers = rows
    .filter(({ isPost }) => !isPost)
    .map(({ rowNumber }) => rowNumber)
    .toSorted((one, other) => one - other)
  return (
    <li className={`${classes.card} ${classes.together}`}>
      <h3 className={classes.name}>{pageText.together(rowNumbers)}</h3>
      <div className={classes.paper}>
        {isTurn && (
          <Suspense fallback={null}>
            <ConstructionDrawing {...{ rows, palette }} label={pageText.drawingTogether(rowNumbers)} />
          </Suspense>
        )}
      </div>
    </li>
  )
}
