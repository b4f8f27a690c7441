/** The notice of what is not stored as a part of a menu, in which everything that can be pressed is a line of it. */
import { Menu } from '@mantine/core'
import { Link } from 'react-router'
import { refusedText } from '../../../row/text.ts'
import { ALL_ROWS } from '../../../row/use-refused-texts.ts'
import { unsavedText } from './text.ts'
import classes from './unsaved.module.css'
import { dropUnsaved, type UnsavedOfQuote } from './use-unsaved-of.ts'

/** As wide as a menu with these words is. */
export const TOLD_PX = 300

interface Props extends UnsavedOfQuote {
  /** By which the menu is described: whoever goes from line to line hears nothing of what stands between. */
  readonly id: string
}

export const UnsavedMenuPart = ({ orderNumber, rows, id }: Props) => (
  <>
    <div id={id} className={classes.said}>
      <strong>{unsavedText.heading}</strong>
      <p>{unsavedText.help}</p>
      {rows.map(({ rowNumber, texts }) =>
        rowNumber === ALL_ROWS ? (
          <p key={rowNumber}>
            {unsavedText.allRows}: {refusedText.typed(texts)}
          </p>
        ) : null,
      )}
    </div>
    {rows.map(({ rowNumber, texts }) =>
      rowNumber === ALL_ROWS ? null : (
        <Menu.Item
          key={rowNumber}
          component={Link}
          to={`/produkt/${orderNumber}/${rowNumber}/rediger`}
          className={classes.line ?? ''}
        >
          {unsavedText.row(rowNumber)}: {refusedText.typed(texts)}
        </Menu.Item>
      ),
    )}
    <Menu.Item className={classes.line ?? ''} onClick={() => dropUnsaved({ orderNumber, rows })}>
      {unsavedText.drop}
    </Menu.Item>
    <Menu.Divider />
  </>
)
