/** Colours can be shown, and articles cost something. */

import { isRgbHex } from '../colors/color-lists.ts'
import { FIRE_GLASS } from '../data/panel-properties.ts'
import { NONE } from '../none.ts'
import { type CatalogueFinding, type CatalogueTables, error, warning } from './tables.ts'
import { findingText, tableRowText } from './text.ts'

/** A delivered colour that cannot be read is left out of its list; one of our own tables is a mistake. */
export const findWrongColors = (tables: CatalogueTables): readonly CatalogueFinding[] => {
  const delivered = Object.entries(tables.colors).flatMap(([list, entries]) => {
    const codes = entries.map(({ code }) => code)
    return [
      ...entries
        .filter(({ rgbHex }) => !isRgbHex(rgbHex))
        .map(({ code, rgbHex }) => warning(tableRowText('color', list, code), findingText.leftOut(rgbHex))),
      ...codes
        .filter((code, index) => codes.indexOf(code) !== index)
        .map((code) => error(tableRowText('color', list, code), findingText.double)),
      ...(entries.some(({ std, rgbHex }) => std && isRgbHex(rgbHex))
        ? []
        : [error(tableRowText('color', list), findingText.noStandardColor)]),
    ]
  })
  const hingeColors = tables.fittings.hinge.flatMap(({ color }) => (color === null ? [] : [color]))
  const own = [...tables.spacers, ...hingeColors, ...tables.closerColors]
  return [
    ...delivered,
    ...own
      .filter(({ rgbHex }) => !isRgbHex(rgbHex))
      .map(({ code, name, rgbHex }) => error(`${name} ${code}`, findingText.unreadable(rgbHex))),
  ]
}

export const findWrongArticles = ({ articleTypes }: CatalogueTables): readonly CatalogueFinding[] =>
  articleTypes.flatMap(({ id, price }) => {
    const isSound =
      price.kind === 'each'
        ? price.kroner > 0
        : price.percent > 0 && (price.max ?? Number.POSITIVE_INFINITY) > (price.min ?? 0)
    return isSound ? [] : [error(tableRowText('article', id), findingText.noPrice)]
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
      .map(({ code }) => error(tableRowText('glass', code), findingText.fireGlass)),
    ...models.flatMap(({ id, fireClass }) =>
      fireClass === undefined || fireClasses.has(fireClass)
        ? []
        : [error(tableRowText('model', id), findingText.noGlassOfClass(fireClass))],
    ),
    ...fittings.kickplate
      .filter(({ height, metal }) => height > 0 !== (metal !== undefined))
      .map(({ code }) => error(tableRowText('kickplate', code), findingText.kickplate)),
    ...fittings.closer
      .filter(({ code, length, isHidden }) => code !== NONE && (length === undefined) !== (isHidden === true))
      .map(({ code }) => error(tableRowText('closer', code), findingText.closer)),
  ]
}

/** A model's own defaults are among what it says that it comes in. */
export const findForeignDefaults = ({ models, doorPatterns }: CatalogueTables): readonly CatalogueFinding[] =>
  models.flatMap((model) => {
    const where = tableRowText('model', model.id)
    const pattern = doorPatterns.find(({ id }) => id === model.patternId)
    const needsGlass = model.isConstructionPart !== true && (pattern === undefined || pattern.glazed)
    return [
      ...(model.functions.includes(model.defaultFunction) ? [] : [error(where, findingText.foreignFunction)]),
      ...(model.shapes.includes(model.defaultShape) ? [] : [error(where, findingText.foreignShape)]),
      ...(needsGlass === (model.defaultGlass !== NONE) ? [] : [error(where, findingText.wrongGlass)]),
    ]
  })
