/** How the fields of a divided product open, and how large they may be (trade handbook 2.2 and 2.4). */
import { functionOf } from '#domain/catalogue/catalogue'
import { isFixedFunction } from '#domain/catalogue/model-kind'
import { boundsOf, heightOf, widthOf } from '#domain/geometry/polygon'
import { areaM2 } from '#domain/layout/measures'
import type { Field } from '#domain/layout/parts'
import { figure } from '#domain/messages/figures'
import type { Choices } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'
import { type RuleContext, sizeLimitOf } from '../context.ts'
import { applies, type CheckRule, type EditRule, inSection } from '../rule.ts'

/** Opening fields of a product that posts divide, each with the limits of its own function. */
const limitedFields = ({ model, measured: { places } }: RuleContext) =>
  places.fields.length < 2 || places.dividers.every(({ splitsFrame }) => !splitsFrame)
    ? []
    : places.fields.flatMap((field) => {
        const limit = field.sash?.opens === true ? sizeLimitOf(model.frameType, field.function) : null
        return limit === null ? [] : [{ field, limit }]
      })

const isBeyond = (
  field: Field,
  { widthMax, heightMax }: { widthMax: number; heightMax: number },
): boolean => {
  const box = boundsOf(field.outer)
  return widthOf(box) > widthMax || heightOf(box) > heightMax
}

export const fieldChecks: readonly CheckRule[] = [
  {
    id: 'R-F-19',
    severity: 'ERROR',
    when: ({ values, measured: { places } }) =>
      applies(
        places.fields.length > 1 &&
          !isFixedFunction(values.function) &&
          places.fields.every(({ sash }) => sash?.opens === false),
      ),
    code: 'function.nothing-opens',
    path: 'fieldFunctions',
    source: inSection(2, '2.2: the function of a model'),
  },
  {
    id: 'R-F-20',
    severity: 'ERROR',
    when: (context) => {
      const [beyond] = limitedFields(context).filter(({ field, limit }) => isBeyond(field, limit))
      return (
        beyond !== undefined && {
          function: functionOf(beyond.field.function).name,
          widthMin: beyond.limit.widthMin,
          widthMax: beyond.limit.widthMax,
          heightMin: beyond.limit.heightMin,
          heightMax: beyond.limit.heightMax,
        }
      )
    },
    code: 'size.outside-limits',
    path: 'dividers',
    source: inSection(2, '2.4: field limits apply as well'),
  },
  {
    id: 'R-F-21',
    severity: 'ERROR',
    when: (context) => {
      const [beyond] = limitedFields(context).filter(
        ({ field, limit }) => areaM2(field.outer) > limit.areaMaxM2,
      )
      return (
        beyond !== undefined && {
          area: figure(areaM2(beyond.field.outer)),
          function: functionOf(beyond.field.function).name,
          max: figure(beyond.limit.areaMaxM2),
        }
      )
    },
    code: 'size.area-above-max',
    path: 'dividers',
    source: inSection(2, '2.4: area of the field'),
  },
]

/** A field that the product does not have, or one that is all of it, is given no function of its own. */
const namesNoField = ({ choices, measured: { places } }: RuleContext, before: Choices): boolean => {
  const addresses = places.fields.length > 1 ? places.fields.map(({ address }) => address) : []
  return choices.fieldFunctions.some(
    (each) =>
      !addresses.includes(each.panel) && !before.fieldFunctions.some((known) => sameChoice(known, each)),
  )
}

export const fieldEdits: readonly EditRule[] = [
  {
    id: 'R-F-22',
    severity: 'ERROR',
    when: (after, { fields, before }) => applies(fields.has('fieldFunctions') && namesNoField(after, before)),
    code: 'function.no-such-field',
    path: 'fieldFunctions',
    source: inSection(2, '2.2: the function is per field'),
  },
]
