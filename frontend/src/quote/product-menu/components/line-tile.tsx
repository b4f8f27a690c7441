/** A row that was written whole: its model, and all that has been understood. Enter in the search makes it. */
import { UnstyledButton } from '@mantine/core'
import { useDeferredValue, useMemo } from 'react'
import type { ProductModel } from '#domain/contracts/reference'
import type { MenuLine } from '#domain/schedule/menu-line'
import { menuText } from '../text.ts'
import mark from './enter-mark.module.css'
import classes from './line-tile.module.css'
import tiles from './model-tiles.module.css'

interface Pictured {
  readonly model: ProductModel
  readonly line: MenuLine
  readonly drawingOf: (line: MenuLine) => string | null
}

/** The row as it would be: which way it opens, its size and its colours. The words do not wait for it. */
const LinePicture = ({ model, line, drawingOf }: Pictured) => {
  const shown = useDeferredValue(line)
  const drawn = useMemo(() => drawingOf(shown), [shown, drawingOf])
  const source = drawn === null ? { src: model.imageUrl, srcSet: model.imageSet } : { src: drawn }
  return <img className={classes.picture} {...source} alt="" width={72} height={64} />
}

interface Props extends Pictured {
  readonly isLocked: boolean
  readonly onChoose: () => void
}

export const LineTile = ({ model, line, drawingOf, isLocked, onChoose }: Props) => (
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
      <LinePicture {...{ model, line, drawingOf }} />
      <span className={classes.words}>{line.words}</span>
      {isLocked ? null : (
        <kbd className={mark.enter} aria-hidden>
          Enter
        </kbd>
      )}
    </UnstyledButton>
  </section>
)
