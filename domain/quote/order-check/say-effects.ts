/** What an edit makes of rows, in words: before it is made, and once it is done. Values in force, colours as one sees them. */
import { functionOf } from '#domain/catalogue/catalogue'
import type { ColorLists } from '#domain/catalogue/types'
import { changedFields } from '#domain/configurator/patch'
import { sayValue } from '#domain/configurator/say-value'
import { fieldName } from '#domain/messages/fields'
import { sizeText } from '#domain/messages/figures'
import { listText } from '#domain/messages/list-text'
import { type FixName, rowsAtStart } from '#domain/messages/order-check'
import type { ChoiceField } from '#domain/product/product'
import type { Configuration, ResolvedColors } from '#domain/rules/configuration'
import { effectText } from './text.ts'

export interface RowEffect {
  readonly rowNumber: number
  readonly before: Configuration
  readonly after: Configuration
}

interface Change {
  readonly field: ChoiceField
  readonly name: string
  readonly from: string
  readonly to: string
}

/** These are said as the colours that are seen; a choice of colour may follow another one. */
const COLORS: ReadonlySet<ChoiceField> = new Set([
  'innerColor',
  'outerColor',
  'frameColor',
  'wingColor',
  'aluminium',
])
const seenColors = (): readonly (readonly [keyof ResolvedColors, ChoiceField, string])[] => [
  ['inner', 'innerColor', effectText.innerColor],
  ['outer', 'outerColor', effectText.outerColor],
  ['frame', 'frameColor', effectText.frameColor],
  ['wing', 'wingColor', effectText.leafColor],
]

const colorChanges = ({ before, after }: RowEffect): readonly Change[] => [
  ...seenColors().flatMap(([side, field, name]): readonly Change[] => {
    const [from, to] = [before.colors[side], after.colors[side]]
    return from?.code === to?.code
      ? []
      : [{ field, name, from: from?.description ?? '–', to: to?.description ?? '–' }]
  }),
  ...((before.colors.cladding === null) === (after.colors.cladding === null)
    ? []
    : [
        {
          field: 'aluminium' as const,
          name: effectText.cladding,
          from: effectText.is(before.colors.cladding !== null),
          to: effectText.is(after.colors.cladding !== null),
        },
      ]),
]

const changesOf = (effect: RowEffect, colorLists: ColorLists): readonly Change[] => {
  const { before, after } = effect
  const speaker = { model: after.model, colorLists }
  const fields = [...changedFields(before.values, after.values)].filter((field) => !COLORS.has(field))
  return [
    ...colorChanges(effect),
    ...fields.map((field) => ({
      field,
      name: fieldName(field),
      from: sayValue(field, before.values[field], speaker),
      to: sayValue(field, after.values[field], speaker),
    })),
  ]
}

const together = (effects: readonly RowEffect[], say: (effect: RowEffect) => string) =>
  [...Map.groupBy(effects, say)].map(([said, group]) => ({
    said,
    rows: group.map(({ rowNumber }) => rowNumber),
  }))

/** 'Rad 5 og 7: glass 3-lags energiglass 0,5 blir Lydglass 42' */
export const sayEffects = (effects: readonly RowEffect[], colorLists: ColorLists): readonly string[] =>
  together(effects, (effect) =>
    changesOf(effect, colorLists)
      .map(({ name, from, to }) => effectText.becomes(name, from, to))
      .join(', '),
  )
    .filter(({ said }) => said !== '')
    .map(({ said, rows }) => `${rowsAtStart(rows)}: ${said}`)

const lowered = (text: string): string => text.charAt(0).toLocaleLowerCase('nb') + text.slice(1)

const inColor = ({ before, after }: RowEffect): string => {
  const isInside = before.colors.outer?.code === after.colors.outer?.code
  const side = isInside ? after.colors.inner : after.colors.outer
  const isClad = after.colors.cladding !== null
  const cladding = (before.colors.cladding !== null) === isClad ? '' : effectText.withCladding(isClad)
  return effectText.isNow(`${effectText.colorOf(lowered(side?.description ?? ''), isInside)}${cladding}`)
}

/** What the button was pressed for; whatever else has changed is said behind it. */
const purposes: {
  readonly [Name in FixName]?: readonly [
    (effect: RowEffect, colorLists: ColorLists) => string,
    ...ChoiceField[],
  ]
} = {
  swap: [
    ({ after: { values } }) => effectText.isNow(sizeText(values.width, values.height)),
    'width',
    'height',
  ],
  'same-color': [inColor, 'innerColor', 'outerColor', 'aluminium'],
  'same-handing': [
    ({ after: { values } }) => effectText.isNow(lowered(functionOf(values.function).name)),
    'function',
  ],
  'same-glass': [
    ({ after: { values, model } }, colorLists) =>
      effectText.hasNow(lowered(sayValue('glassCode', values.glassCode, { model, colorLists }))),
    'glassCode',
  ],
  'safety-glass': [
    ({ after: { values, model } }, colorLists) =>
      effectText.hasNow(lowered(sayValue('glassCode', values.glassCode, { model, colorLists }))),
    'glassCode',
  ],
}

/** 'Rad 11 er nå hvit, uten kledning.' */
export const afterwards = (name: FixName, effects: readonly RowEffect[], colorLists: ColorLists): string => {
  const [purpose, ...fields] = purposes[name] ?? [() => effectText.isChanged]
  const isBeside = ({ field }: Change) => !(fields as readonly ChoiceField[]).includes(field)
  const said = together(effects, (effect) => {
    const beside = changesOf(effect, colorLists).filter(isBeside)
    const others = listText(beside.map((change) => `${change.name} ${change.to}`))
    const purposeSaid = purpose(effect, colorLists)
    return others === '' ? purposeSaid : effectText.withOthers(purposeSaid, others)
  })
  return said.map((one) => `${rowsAtStart(one.rows)} ${one.said}.`).join(' ')
}
