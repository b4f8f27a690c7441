/** The product of a row, small; the words beside it say the same. */
import { useDeferredValue, useMemo, useRef } from 'react'
import type { ColorLists } from '#domain/catalogue/types'
import type { Configuration } from '#domain/rules/configuration'
import { thumbnailAddress } from '../../../row/thumbnail-address.ts'
import { useWasNear } from '../../../ui/use-was-near.ts'
import classes from './line-result.module.css'

interface Props {
  readonly configuration: Configuration | null
  readonly colorLists: ColorLists
}

export const RowPicture = ({ configuration, colorLists }: Props) => {
  const place = useRef<HTMLSpanElement>(null)
  const wasNear = useWasNear(place)
  // The words and the price do not wait for the drawing.
  const shown = useDeferredValue(wasNear ? configuration : null)
  const address = useMemo(
    () => (shown === null ? null : thumbnailAddress(shown, colorLists)),
    [shown, colorLists],
  )
  return (
    <span ref={place} className={classes.picture}>
      {address === null ? null : <img src={address} alt="" width={40} height={40} />}
    </span>
  )
}
