/** One group of the product menu: its name and its models as tiles. */
import type { ApiProductGroup, ProductModel } from '#domain/contracts/reference'
import { ModelTile } from './model-tile.tsx'
import classes from './model-tiles.module.css'

interface GroupProps {
  readonly group: ApiProductGroup
  readonly isLocked: boolean
  readonly firstHit: ProductModel | null
  readonly onChoose: (model: ProductModel) => void
}

export const GroupTiles = ({ group, isLocked, firstHit, onChoose }: GroupProps) => (
  <section aria-label={group.name}>
    <h2 className={classes.heading}>
      {group.name} <span className={classes.description}>{group.description}</span>
    </h2>
    <div className={classes.tiles}>
      {group.productModels.map((model) => (
        <ModelTile
          key={model.id}
          model={model}
          isLocked={isLocked}
          isFirstHit={firstHit === model}
          onChoose={onChoose}
        />
      ))}
    </div>
  </section>
)
