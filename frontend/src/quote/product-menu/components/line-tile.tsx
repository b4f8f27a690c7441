/** A row that was written whole: its model, and all that has been understood. Enter in the search makes it. */
import { UnstyledButton } from '@mantine/core'
import type { ProductModel } from '#domain/contracts/reference'
import { menuText } from '../text.ts'
import mark from './enter-mark.module.css'
import classes from './line-tile.module.css'
import tiles from './model-tiles.module.css'

interface Props {
  readonly model: ProductModel
  readonly words: string
  readonly isLocked: boolean
  readonly onChoose: () => void
}

export const LineTile = ({ model, words, isLocked, onChoose }: Props) => (
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
      <img
        className={classes.picture}
        src={model.imageUrl}
        srcSet={model.imageSet}
        alt=""
        width={72}
        height={64}
      />
      <span className={classes.words}>{words}</span>
      {isLocked ? null : (
        <kbd className={mark.enter} aria-hidden>
          Enter
        </kbd>
      )}
    </UnstyledButton>
  </section>
)
