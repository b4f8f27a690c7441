/**
 * Nobody orders, sends or shows a quote past what was typed and not stored: for all rows and row by row what it is, with the way to
 * put it right, or to let it go.
 */
import { Alert, Anchor, Button } from '@mantine/core'
import { Link } from 'react-router'
import { refusedText } from '../../../row/text.ts'
import { ALL_ROWS } from '../../../row/use-refused-texts.ts'
import { unsavedText } from './text.ts'
import classes from './unsaved.module.css'
import { dropUnsaved, type UnsavedOfQuote } from './use-unsaved-of.ts'

/** Nothing where everything is stored. */
export const UnsavedNotice = ({ orderNumber, rows }: UnsavedOfQuote) =>
  rows.length > 0 && (
    <Alert color="red" variant="light" role="alert" title={unsavedText.heading}>
      {unsavedText.help}
      <ul className={classes.rows}>
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
      <Button variant="default" size="compact-sm" onClick={() => dropUnsaved({ orderNumber, rows })}>
        {unsavedText.drop}
      </Button>
    </Alert>
  )
