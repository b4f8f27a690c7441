/**
 * What a product is rated for: its fire class, and its sound reduction where the glass is sold for it. Remembered with a row,
 * because an edit that quietly loses a class is found out when the house is built.
 */
import { glassIn } from '#domain/layout/panes'
import type { Configuration } from '#domain/rules/configuration'

/** Glass property (trade handbook 4). */
const SOUND_GLASS = 3

export interface ProductClasses {
  readonly fire: string | null
  readonly soundDb: number | null
}

export const NO_CLASSES: ProductClasses = { fire: null, soundDb: null }

export const classesOf = ({ model, values, layout, facts }: Configuration): ProductClasses => {
  const glass = glassIn(layout, values)
  const isForSound = model.soundDb !== undefined || glass?.properties.includes(SOUND_GLASS) === true
  return { fire: model.fireClass ?? glass?.fireClass ?? null, soundDb: isForSound ? facts.soundDb : null }
}

export const bestOf = (one: ProductClasses, other: ProductClasses): ProductClasses => ({
  fire: one.fire ?? other.fire,
  soundDb:
    one.soundDb === null || other.soundDb === null
      ? (one.soundDb ?? other.soundDb)
      : Math.max(one.soundDb, other.soundDb),
})
