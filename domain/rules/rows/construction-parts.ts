/** Construction parts are bars sold by length (trade handbook 9, models 9001 to 9004, and 2.4). */
import type { Model } from '#domain/catalogue/types'
import { SIZE_MIN } from '#domain/layout/shapes/faults'
import type { ChoiceField, Choices } from '#domain/product/product'
import { type CheckRule, type EditRule, inSection } from '../rule.ts'

/** No shorter than the least frame, no longer than the widest one: what a bar can stand beside. */
export const BAR_LENGTH = { min: SIZE_MIN, max: 9990 }

const isLength = (length: number): boolean => length >= BAR_LENGTH.min && length <= BAR_LENGTH.max

const isBar = ({ bar }: Model, { width, height }: Pick<Choices, 'width' | 'height'>): boolean =>
  bar !== undefined &&
  ((bar.vertical && width === bar.thickness && isLength(height)) ||
    (bar.horizontal && height === bar.thickness && isLength(width)))

/** What a person may choose of a bar. */
const OWN_CHOICES: ReadonlySet<ChoiceField> = new Set([
  'reference',
  'width',
  'height',
  'depth',
  'innerColor',
  'outerColor',
])

export const constructionPartGates: readonly CheckRule[] = [
  {
    id: 'R-M-90',
    severity: 'ERROR',
    when: ({ model, values }) =>
      model.isConstructionPart === true &&
      !isBar(model, values) && { model: model.name, thickness: model.bar?.thickness ?? 0, ...BAR_LENGTH },
    code: 'part.not-a-bar',
    path: 'width',
    source: inSection(9, 'models 90xx'),
  },
]

export const constructionPartEdits: readonly EditRule[] = [
  {
    id: 'R-M-91',
    severity: 'ERROR',
    when: ({ model }, { fields }) =>
      model.isConstructionPart === true &&
      [...fields].some((field) => !OWN_CHOICES.has(field)) && { model: model.name },
    code: 'part.own-choices-only',
    source: inSection(9, 'models 90xx'),
  },
]
