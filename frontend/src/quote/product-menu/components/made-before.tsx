/** What this person made last, each with the choices that it has, and the models that this person makes most. */
import { UnstyledButton } from '@mantine/core'
import type { ProductModel } from '#domain/contracts/reference'
import type { Patch } from '#domain/product/product'
import { formatSize } from '../../../ui/format.ts'
import { choicesLike, type LastMade, type MadeBefore } from '../state/products-made.ts'
import { menuText } from '../text.ts'
import { ModelTile } from './model-tile.tsx'
import classes from './model-tiles.module.css'

interface Props {
  readonly made: MadeBefore
  readonly isLocked: boolean
  readonly onChoose: (model: ProductModel, choices?: Patch) => void
}

export const MadeBeforeTiles = ({ made: { last, most }, isLocked, onChoose }: Props) => (
  <>
    {last.length === 0 ? null : (
      <section aria-label={menuText.asLast}>
        <h2 className={classes.heading}>
          {menuText.asLast} <span className={classes.description}>{menuText.asLastHelp}</span>
        </h2>
        <div className={classes.tiles}>
          {last.map((each) => (
            <LastTile key={each.modelId} made={each} isLocked={isLocked} onChoose={onChoose} />
          ))}
        </div>
      </section>
    )}
    {most.length === 0 ? null : (
      <section aria-label={menuText.most}>
        <h2 className={classes.heading}>{menuText.most}</h2>
        <div className={classes.tiles}>
          {most.map((model) => (
            <ModelTile key={model.id} model={model} isLocked={isLocked} onChoose={onChoose} />
          ))}
        </div>
      </section>
    )}
  </>
)

interface LastTileProps extends Omit<Props, 'made'> {
  readonly made: LastMade
}

const LastTile = ({ made, isLocked, onChoose }: LastTileProps) => {
  const { model, width, height, glassCode, colorName, imageUrl } = made
  return (
    <UnstyledButton
      className={classes.tile}
      data-tile
      aria-disabled={isLocked}
      onClick={() => {
        if (!isLocked) onChoose(model, choicesLike(made))
      }}
    >
      <span className={classes.picture}>
        <img
          className={classes.drawing}
          src={imageUrl}
          alt=""
          width={120}
          height={104}
          loading="lazy"
          decoding="async"
        />
      </span>
      <span className={classes.name}>{model.description}</span>
      <span className={classes.badge}>
        {[formatSize(width, height), glassCode, colorName].filter(Boolean).join(' · ')}
      </span>
    </UnstyledButton>
  )
}
