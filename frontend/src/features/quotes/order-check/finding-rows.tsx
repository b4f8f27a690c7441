/** The rows that a finding is about, each with its picture where that is easier to judge than words. */
import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import type { ApiOrderFinding } from '#domain/contracts/order-check'
import classes from './finding-list.module.css'
import { checkText } from './text.ts'

const ROWS_SHOWN = 6
const PICTURE_PX = 48

interface Props {
  readonly orderNumber: number
  readonly finding: Pick<ApiOrderFinding, 'rows' | 'isPictured'>
  /** Address of the picture of a row; null where the row is not there any more. */
  readonly pictureOf: (rowNumber: number) => string | null
}

export const FindingRows = ({ orderNumber, finding: { rows, isPictured }, pictureOf }: Props) => {
  if (rows.length === 0) return null
  const shown = rows.slice(0, ROWS_SHOWN)
  return (
    <p className={classes.rows}>
      {shown.map((rowNumber) => {
        const picture = pictureOf(rowNumber)
        return (
          <Anchor
            key={rowNumber}
            component={Link}
            to={`/produkt/${orderNumber}/${rowNumber}/rediger`}
            inherit
            className={classes.row ?? ''}
            aria-label={checkText.openRow(rowNumber)}
          >
            {isPictured && picture !== null && (
              <img
                src={picture}
                alt=""
                width={PICTURE_PX}
                height={PICTURE_PX}
                loading="lazy"
                decoding="async"
              />
            )}
            {checkText.row(rowNumber)}
          </Anchor>
        )
      })}
      {rows.length > shown.length && <span>{checkText.moreRows(rows.length - shown.length)}</span>}
    </p>
  )
}
