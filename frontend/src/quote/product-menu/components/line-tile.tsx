/** A row that was written whole: its model, and all that has been understood. Enter in the search makes it. */
import { UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { ProductModel } from '#domain/contracts/reference'
import type { MenuLine } from '#domain/schedule/menu-line'
import { colorListsQuery } from '../../../row/get-colors.ts'
import { menuText } from '../text.ts'
import mark from './enter-mark.module.css'
import classes from './line-tile.module.css'
import tiles from './model-tiles.module.css'

type Draw = typeof import('../../../row/thumbnail-address.ts').thumbnailAddress

interface Pictured {
  readonly model: ProductModel
  readonly line: MenuLine
}

/** The code that draws comes when a row is written, and nothing waits for it. */
const useDrawing = ({ configuration }: MenuLine): string | null => {
  const { data: colorLists } = useQuery(colorListsQuery)
  const [draw, setDraw] = useState<Draw | null>(null)
  useEffect(() => {
    void import('../../../row/thumbnail-address.ts').then(
      ({ thumbnailAddress }) => setDraw(() => thumbnailAddress),
      () => undefined,
    )
  }, [])
  const shown = useDeferredValue(configuration)
  return useMemo(
    () => (shown === null || draw === null || colorLists === undefined ? null : draw(shown, colorLists)),
    [shown, draw, colorLists],
  )
}

/** The row as it would be: which way it opens, its size and its colours. The words do not wait for it. */
const LinePicture = ({ model, line }: Pictured) => {
  const drawn = useDrawing(line)
  const source = drawn === null ? { src: model.imageUrl, srcSet: model.imageSet } : { src: drawn }
  return <img className={classes.picture} {...source} alt="" width={72} height={64} />
}

interface Props extends Pictured {
  readonly isLocked: boolean
  readonly onChoose: () => void
}

export const LineTile = ({ model, line, isLocked, onChoose }: Props) => (
  <section aria-label={menuText.asWritten}>
    <h2 className={tiles.heading}>{menuText.asWritten}</h2>
    <UnstyledButton
      className={classes.line}
      data-tile
      data-first-hit
      aria-disabled={isLocked}
      onClick={() => {
        if (!isLocked) onChoose()
      }}
    >
      <LinePicture {...{ model, line }} />
      <span className={classes.words}>{line.words}</span>
      {isLocked ? null : (
        <kbd className={mark.enter} aria-hidden>
          Enter
        </kbd>
      )}
    </UnstyledButton>
  </section>
)
