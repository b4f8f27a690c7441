/** A row that was written whole: its model, and all that has been understood. Enter in the search makes it. */
import { UnstyledButton } from '@mantine/core'
import type { ProductModel } from '#domain/contracts/reference'
import { menuText } from '../text.ts'
import classes from './product-menu.module.css'

interface Props {
  readonly model: ProductModel
  readonly words: string
  readonly isLocked: boolean
  readonly onChoose: () => void
}

export const LineTile = ({ model, words, isLocked, onChoose }: Props) => (
  <section aria-label={menuText.asWritten}>
    <h2 className={classes.heading}>{menuText.asWritten}</h2>
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
        className={classes.linePicture}
        src={model.imageUrl}
        srcSet={model.imageSet}
        alt=""
        width={72}
        height={64}
      />
      <span className={classes.lineWords}>{words}</span>
      {isLocked ? null : (
        <kbd className={classes.enter} aria-hidden>
          Enter
        </kbd>
      )}
    </UnstyledButton>
  </section>
)
