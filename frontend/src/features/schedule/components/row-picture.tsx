/** The product of a row, small; the words beside it say the same. */
import { useDeferredValue, useMemo } from 'react'
import type { ColorLists } from '#domain/catalogue/types'
import { thumbnail } from '#domain/drawing/thumbnail'
import type { Configuration } from '#domain/rules/configuration'
import { scheduleText } from '../text.ts'
import classes from './line-result.module.css'

const drawn = (configuration: Configuration, colorLists: ColorLists): string | null => {
  try {
    return `data:image/svg+xml,${encodeURIComponent(thumbnail(configuration, colorLists, 'outside'))}`
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: what is written here reaches the server's log
    console.error(scheduleText.notDrawn, error)
    return null
  }
}

interface Props {
  readonly configuration: Configuration | null
  readonly colorLists: ColorLists
}

export const RowPicture = ({ configuration, colorLists }: Props) => {
  // The words and the price do not wait for the drawing.
  const shown = useDeferredValue(configuration)
  const address = useMemo(() => (shown === null ? null : drawn(shown, colorLists)), [shown, colorLists])
  return address === null ? (
    <span className={classes.picture} />
  ) : (
    <img className={classes.picture} src={address} alt="" width={40} height={40} />
  )
}
