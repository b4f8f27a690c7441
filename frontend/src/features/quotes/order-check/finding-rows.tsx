/** The rows that a finding is about, each with its picture where that is easier to judge than words; of many the first ones, and the others by a press. */
import { Anchor } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
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
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone: it goes on with the first row that has come in its place.
  useEffect(() => {
    if (showsAll) list.current?.querySelectorAll('a')[ROWS_SHOWN]?.focus()
  }, [showsAll])
  if (rows.length === 0) return null
  // In the place of «og 1 til» stands the row itself.
  const shown = showsAll || rows.length <= ROWS_SHOWN + 1 ? rows : rows.slice(0, ROWS_SHOWN)
  const more = rows.length - shown.length
  return (
    <p ref={list} className={classes.rows}>
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
      {more > 0 && (
        <Anchor
          component="button"
          type="button"
          inherit
          className={classes.row ?? ''}
          aria-label={checkText.showMoreRows(more)}
          onClick={() => setShowsAll(true)}
        >
          {checkText.moreRows(more)}
        </Anchor>
      )}
    </p>
  )
}
