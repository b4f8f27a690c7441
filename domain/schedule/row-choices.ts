/** What a row asks for besides model, size and colour: glass, glazing bars, fittings and options. */
import { SOUND_VENT } from '#domain/catalogue/data/misc'
import { NONE } from '#domain/catalogue/none'
import type { Model } from '#domain/catalogue/types'
import type { ChoiceField, Choices, Patch } from '#domain/product/product'
import { type Doubt, doubt } from './doubt.ts'
import { chooseFitting } from './fitting-words.ts'
import type { Reading, ReadingOf } from './readings.ts'
import { readBars } from './row-bars.ts'
import { readLayers } from './row-glass.ts'

interface Part {
  readonly patch: Patch
  readonly doubts: readonly Doubt[]
}

export const ofKind = <Kind extends Reading['kind']>(readings: readonly Reading[], kind: Kind) =>
  readings.filter((reading): reading is ReadingOf<Kind> => reading.kind === kind)

const isWanted = ({ without }: Reading): boolean => without !== true

/** `now` is what the product has before. One value of a field; the same field twice with two values is a doubt. */
export const readChoices = (
  readings: readonly Reading[],
  model: Model,
  now: Pick<Choices, 'glassCode' | 'numberOfVents'>,
): Part => {
  const doubts: Doubt[] = []
  const said = new Map<ChoiceField, { readonly value: unknown; readonly text: string }>()
  const say = (field: ChoiceField, value: unknown, reading: Reading) => {
    const before = said.get(field)
    if (before !== undefined && before.value !== value)
      doubts.push(doubt('choice.twice', reading, { first: before.text, second: reading.text }))
    said.set(field, { value, text: reading.text })
  }
  for (const reading of readings) {
    if (reading.kind === 'choice') say(reading.field, reading.value, reading)
    if (reading.kind === 'fitting') {
      const meant = chooseFitting(reading, model)
      if (meant.doubt !== null) doubts.push(meant.doubt)
      if (meant.value !== null) say(reading.field, meant.value, reading)
    }
    if (reading.kind === 'depth') say('depth', reading.depth, reading)
    if (reading.kind === 'kickplate') say('kickplate', reading.code, reading)
  }
  const properties = [
    ...new Set(
      ofKind(readings, 'property')
        .filter(isWanted)
        .map(({ id }) => id),
    ),
  ]
  const options = [
    ...new Set(
      ofKind(readings, 'option')
        .filter(isWanted)
        .map(({ id }) => id),
    ),
  ]
  const saidGlass = said.get('glassCode')?.value
  const layers = readLayers(ofKind(readings, 'layers'), {
    model,
    said: typeof saidGlass === 'string' ? saidGlass : null,
    now: now.glassCode,
  })
  const bars = readBars(readings, model)
  // A sound vent stands in the place of a vent, so whoever says one wants a vent.
  const isFirstVent = options.includes(SOUND_VENT) && now.numberOfVents === 0 && !said.has('numberOfVents')
  const { kickplate, ...single } = Object.fromEntries([...said].map(([field, { value }]) => [field, value]))
  return {
    patch: {
      ...single,
      ...(isFirstVent && { numberOfVents: 1 }),
      ...layers.patch,
      ...bars.patch,
      ...(kickplate !== undefined && { kickplate: { outside: String(kickplate), inside: NONE } }),
      ...(properties.length > 0 && { panelProperties: properties.map((id) => ({ panel: '', id })) }),
      ...(options.length > 0 && { misc: options.toSorted((one, other) => one - other) }),
    },
    doubts: [...doubts, ...layers.doubts, ...bars.doubts],
  }
}
