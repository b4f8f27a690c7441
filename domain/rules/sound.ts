/** The sound reduction Rw of a whole product (trade handbook 5.4). */
import { SOUND_VENT } from '#domain/catalogue/data/misc'
import { isEntranceDoor } from '#domain/catalogue/model-kind'
import type { FrameTypeId } from '#domain/catalogue/types'
import type { RuleContext } from './context.ts'

/** Sound that passes the frame caps what the glass can do, dB (trade handbook 5.4). */
const SOUND_CAP: Readonly<Record<FrameTypeId, number>> = {
  F: 45,
  X: 45,
  A: 48,
  J: 48,
  T: 42,
  G: 42,
  E: 42,
  I: 42,
  B: 40,
  C: 40,
  L: 40,
  D: 40,
  N: 40,
  M: 36,
  V: 36,
}
const SOUND_OF_ENTRANCE_DOOR = 31

const soundLoss = ({ frameType, values, measured: { places: layout } }: RuleContext): number => {
  if (frameType.sliding) return 4
  if (layout.fields.filter(({ sash }) => sash?.opens === true).length > 1) return 2
  return values.function === 'FK' ? 0 : 1
}

/** Sound reduction of the product, dB; null where nothing is known of it. */
export const soundDbOf = (context: RuleContext): number | null => {
  const { model, glass, values } = context
  if (isEntranceDoor(model)) return model.soundDb ?? SOUND_OF_ENTRANCE_DOOR
  if (glass === null) return null
  const ventLoss = values.numberOfVents === 0 ? 0 : values.misc.includes(SOUND_VENT) ? 1 : 2
  return Math.min(glass.soundDb - soundLoss(context), SOUND_CAP[model.frameType]) - ventLoss
}
