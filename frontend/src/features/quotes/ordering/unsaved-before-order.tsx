/** Nobody orders past what was typed and not stored: for all rows and row by row what it is, with the way to put it right, or to let it go. */
import { Alert, Anchor, Button } from '@mantine/core'
import { Link } from 'react-router'
import type { Offer } from '#domain/contracts/offer'
import { refusedText } from '../../../row/text.ts'
import { ALL_ROWS, refusedTexts, useUnsavedRows } from '../../../row/use-refused-texts.ts'
import classes from './order-dialog.module.css'
import { unsavedText } from './text.ts'

export const useUnsavedOf = ({ orderNumber, productRows }: Offer) =>
  useUnsavedRows(orderNumber, [ALL_ROWS, ...productRows.map(({ rowNumber }) => rowNumber)])

interface Props {
  readonly orderNumber: number
  readonly rows: ReturnType<typeof useUnsavedRows>
}

export const UnsavedBeforeOrder = ({ orderNumber, rows }: Props) => (
  <Alert color="red" variant="light" role="alert" title={unsavedText.heading}>
    {unsavedText.help}
    <ul className={classes.unsaved}>
      {rows.map(({ rowNumber, texts }) => (
        <li key={rowNumber}>
          {rowNumber === ALL_ROWS ? (
            unsavedText.allRows
          ) : (
            <Anchor component={Link} to={`/produkt/${orderNumber}/${rowNumber}/rediger`} inherit>
              {unsavedText.row(rowNumber)}
            </Anchor>
          )}
          : {refusedText.typed(texts)}
        </li>
      ))}
    </ul>
    <Button
      variant="default"
      size="compact-sm"
      onClick={() => {
        for (const { rowNumber } of rows) refusedTexts.dropAll({ orderNumber, rowNumber })
      }}
    >
      {unsavedText.drop}
    </Button>
  </Alert>
)
