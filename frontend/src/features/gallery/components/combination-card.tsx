/** One combination in its three sizes, on paper or one by one in the room. */
import { Button } from '@mantine/core'
import { functionOf } from '#domain/catalogue/catalogue'
import type { ColorLists } from '#domain/catalogue/types'
import type { ViewSide } from '#domain/drawing/scene'
import { shapeOf } from '#domain/layout/shapes/frame-shapes'
import { formatSize } from '../../../ui/format.ts'
import classes from '../gallery-page.module.css'
import type { Combination } from '../state/combinations.ts'
import type { Specimen } from '../state/specimens.ts'
import { galleryText, sizeNames } from '../text.ts'
import { SpecimenDrawing } from './specimen-drawing.tsx'
import { SpecimenSpace } from './specimen-space.tsx'

/** Why a combination is made in no size at all, where it is the same for each. */
const oneReason = (specimens: readonly Specimen[] | undefined): string | null => {
  const reasons = new Set(specimens?.map(({ made }) => ('reason' in made ? made.reason : null)))
  const [reason] = reasons
  return reasons.size === 1 && reason ? reason : null
}

interface CombinationCardProps {
  readonly combination: Combination
  /** Absent until they have been worked out. */
  readonly specimens: readonly Specimen[] | undefined
  readonly colorLists: ColorLists
  readonly side: ViewSide
  readonly is3d: boolean
  readonly on3d: (shown: boolean) => void
}

export const CombinationCard = ({
  combination,
  specimens,
  colorLists,
  side,
  is3d,
  on3d,
}: CombinationCardProps) => {
  const { id, model, functionId, shape } = combination
  const title = `${functionOf(functionId).name}, ${shapeOf(shape).name.toLowerCase()}`
  const neverMade = oneReason(specimens)
  const canBeMade = specimens?.some(({ made }) => 'configuration' in made) === true
  return (
    <article className={classes.card} aria-labelledby={id}>
      <div className={classes.cardHead}>
        <div>
          <h3 id={id}>{title}</h3>
          <p className={classes.model}>{galleryText.model(model.id, model.name)}</p>
        </div>
        {canBeMade ? (
          <Button
            variant="default"
            size="compact-sm"
            aria-pressed={is3d}
            aria-describedby={id}
            onClick={() => on3d(!is3d)}
          >
            {is3d ? galleryText.leave3d : galleryText.in3d}
          </Button>
        ) : null}
      </div>
      {neverMade === null ? null : <p className={classes.refused}>{neverMade}</p>}
      <div className={classes.figures} hidden={neverMade !== null}>
        {specimens?.map(({ size, made }) => {
          if ('reason' in made)
            return (
              <figure key={size} className={classes.figure}>
                <p className={classes.refused}>{made.reason}</p>
                <figcaption>
                  {sizeNames[size]}: {galleryText.notMade.toLowerCase()}
                </figcaption>
              </figure>
            )
          const { configuration } = made
          const said = formatSize(configuration.values.width, configuration.values.height)
          const shown = { configuration, colorLists, side, label: `${title}, ${said}\u00a0mm` }
          return (
            <figure key={size} className={classes.figure}>
              {is3d && size === 'normal' ? <SpecimenSpace {...shown} /> : <SpecimenDrawing {...shown} />}
              <figcaption>
                {sizeNames[size]} <span className={classes.size}>{said}</span>
              </figcaption>
            </figure>
          )
        })}
      </div>
    </article>
  )
}
