/** Colours can be shown, and articles cost something. */

import { isRgbHex } from '../colors/color-lists.ts'
import { FIRE_GLASS } from '../data/panel-properties.ts'
import { NONE } from '../none.ts'
import { type CatalogueFinding, type CatalogueTables, error, warning } from './tables.ts'

/** A delivered colour that cannot be read is left out of its list; one of our own tables is a mistake. */
export const findWrongColors = (tables: CatalogueTables): readonly CatalogueFinding[] => {
  const delivered = Object.entries(tables.colors).flatMap(([list, entries]) => {
    const codes = entries.map(({ code }) => code)
    return [
      ...entries
        .filter(({ rgbHex }) => !isRgbHex(rgbHex))
        .map(({ code, rgbHex }) =>
          warning(`farge ${list} ${code}`, `utelates: rgbHex «${rgbHex}» kan ikke leses`),
        ),
      ...codes
        .filter((code, index) => codes.indexOf(code) !== index)
        .map((code) => error(`farge ${list} ${code}`, 'finnes to ganger')),
      ...(entries.some(({ std, rgbHex }) => std && isRgbHex(rgbHex))
        ? []
        : [error(`farge ${list}`, 'har ingen standardfarge')]),
    ]
  })
  const hingeColors = tables.fittings.hinge.flatMap(({ color }) => (color === null ? [] : [color]))
  const own = [...tables.spacers, ...hingeColors, ...tables.closerColors]
  return [
    ...delivered,
    ...own
      .filter(({ rgbHex }) => !isRgbHex(rgbHex))
      .map(({ code, name, rgbHex }) => error(`${name} ${code}`, `rgbHex «${rgbHex}» kan ikke leses`)),
  ]
}

export const findWrongArticles = ({ articleTypes }: CatalogueTables): readonly CatalogueFinding[] =>
  articleTypes.flatMap(({ id, price }) => {
    const isSound =
      price.kind === 'each'
        ? price.kroner > 0
        : price.percent > 0 && (price.max ?? Number.POSITIVE_INFINITY) > (price.min ?? 0)
    return isSound ? [] : [error(`artikkel ${id}`, 'har ingen gyldig pris')]
  })

/** What a row says in one field it says in the others too. */
export const findContradictions = ({
  glasses,
  models,
  fittings,
}: CatalogueTables): readonly CatalogueFinding[] => {
  const fireClasses = new Set(glasses.map(({ fireClass }) => fireClass))
  return [
    ...glasses
      .filter(({ fireClass, properties }) => (fireClass !== null) !== properties.includes(FIRE_GLASS))
      .map(({ code }) => error(`glass ${code}`, 'brannklasse og egenskapen brannglass hører sammen')),
    ...models
      .filter(({ fireClass }) => fireClass !== undefined && !fireClasses.has(fireClass))
      .map(({ id, fireClass }) => error(`modell ${id}`, `ikke noe glass har brannklasse ${fireClass}`)),
    ...fittings.kickplate
      .filter(({ height, metal }) => height > 0 !== (metal !== undefined))
      .map(({ code }) => error(`sparkeplate ${code}`, 'høyde og metall hører sammen')),
    ...fittings.closer
      .filter(({ code, length, isHidden }) => code !== NONE && (length === undefined) !== (isHidden === true))
      .map(({ code }) => error(`dørlukker ${code}`, 'er enten skjult eller har en lengde')),
  ]
}

/** A model's own defaults are among what it says that it comes in. */
export const findForeignDefaults = ({ models, doorPatterns }: CatalogueTables): readonly CatalogueFinding[] =>
  models.flatMap((model) => {
    const where = `modell ${model.id}`
    const pattern = doorPatterns.find(({ id }) => id === model.patternId)
    const needsGlass = model.isConstructionPart !== true && (pattern === undefined || pattern.glazed)
    return [
      ...(model.functions.includes(model.defaultFunction)
        ? []
        : [error(where, 'standardfunksjonen er ikke en av dens')]),
      ...(model.shapes.includes(model.defaultShape)
        ? []
        : [error(where, 'standardformen er ikke en av dens')]),
      ...(needsGlass === (model.defaultGlass !== NONE)
        ? []
        : [error(where, 'standardglasset passer ikke til modellen')]),
    ]
  })
