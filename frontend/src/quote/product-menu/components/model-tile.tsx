/** One model: its drawing, its name and what marks it out. */
import { UnstyledButton } from '@mantine/core'
import { useContext } from 'react'
import type { ProductModel } from '#domain/contracts/reference'
import { AskedContext } from '../state/asked.ts'
import { badges, menuText } from '../text.ts'
import mark from './enter-mark.module.css'
import classes from './model-tiles.module.css'

interface Props {
  readonly model: ProductModel
  readonly isLocked: boolean
  /** Enter in the search chooses this one. */
  readonly isFirstHit?: boolean
  readonly onChoose: (model: ProductModel) => void
}

export const ModelTile = ({ model, isLocked, isFirstHit = false, onChoose }: Props) => {
  const { text, faultOf } = useContext(AskedContext)
  const isFault = text !== '' && faultOf(model.id) !== null
  return (
    <UnstyledButton
      className={classes.tile}
      data-tile
      data-first-hit={isFirstHit || undefined}
      aria-disabled={isLocked}
      onClick={() => {
        if (!isLocked) onChoose(model)
      }}
    >
      <span className={classes.picture}>
        <img
          className={classes.drawing}
          src={model.imageUrl}
          srcSet={model.imageSet}
          alt=""
          width={120}
          height={104}
          loading="lazy"
          decoding="async"
        />
      </span>
      <span className={classes.name}>{model.description}</span>
      {text === '' ? null : (
        <span className={classes.asked} data-fault={isFault || undefined}>
          {isFault ? menuText.notMade(text) : text}
        </span>
      )}
      <span className={classes.badges}>
        {badges
          .filter(({ key }) => model[key])
          .map(({ key, label }) => (
            <span key={key} className={classes.badge} data-kind={key}>
              {label}
            </span>
          ))}
        {isFirstHit && !isLocked && (
          <kbd className={mark.enter} aria-hidden>
            Enter
          </kbd>
        )}
      </span>
    </UnstyledButton>
  )
}
