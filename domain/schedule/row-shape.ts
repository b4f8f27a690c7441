/** The form of a slanted window: which of the model's shapes, and the partial measures that the shape is drawn with. */
import type { Model } from '#domain/catalogue/types'
import { defaultDimensions } from '#domain/layout/shapes/default-dimensions'
import { shapeOf } from '#domain/layout/shapes/frame-shapes'
import { fieldName } from '#domain/messages/fields'
import type { Patch } from '#domain/product/product'
import { lineWords } from '#domain/vocabulary/line-words'
import { behind, type Doubt, doubt } from './doubt.ts'
import type { ReadingOf } from './readings.ts'
import type { PartialMeasure, TextSpan } from './tokens.ts'

export const measureWords: Readonly<Record<PartialMeasure, string>> = {
  width1: 'b1',
  width2: 'b2',
  height1: 'h1',
  height2: 'h2',
}

interface Said {
  readonly shapes: readonly ReadingOf<'shape'>[]
  readonly measures: readonly ReadingOf<'measure'>[]
  readonly size: { readonly width: number; readonly height: number } | null
  readonly row: TextSpan
}

export const readShape = (
  model: Model,
  { shapes, measures, size, row }: Said,
): { readonly patch: Patch; readonly doubts: readonly Doubt[] } => {
  const [shape, other] = shapes
  if (shape === undefined && model.shapes.length > 1) {
    const choices = model.shapes.map((id) =>
      behind(row, lineWords.shape(id), `${lineWords.shape(id)} (${shapeOf(id).name})`),
    )
    return { patch: {}, doubts: [doubt('shape.missing', row, { model: model.name }, choices)] }
  }
  const id = shape?.id ?? model.defaultShape
  const { uses } = shapeOf(id)
  const start = size && defaultDimensions(id, size.width, size.height)
  const said = new Map(measures.map((measure) => [measure.field, measure]))
  const missing = uses
    .filter((field) => !said.has(field))
    .map((field) => {
      const proposed = start ? [behind(row, `${measureWords[field]}=${start[field]}`)] : []
      return doubt(
        'measure.missing',
        row,
        { measure: `${fieldName(field)} (${measureWords[field]})` },
        proposed,
      )
    })
  const unused = measures
    .filter(({ field }) => !uses.includes(field))
    .map((measure) => doubt('measure.unused', measure, { measure: fieldName(measure.field) }))
  const twice =
    shape && other && shape.id !== other.id
      ? [doubt('choice.twice', other, { first: shape.text, second: other.text })]
      : []
  return {
    patch: {
      ...(shape && { frameShapeId: shape.id }),
      ...Object.fromEntries(
        uses.flatMap((field) => (said.has(field) ? [[field, said.get(field)?.value]] : [])),
      ),
    },
    doubts: [...missing, ...unused, ...twice],
  }
}
