/** Which types of post, transom and glazing bar a panel may be divided by. */
import { findDividerType } from '#domain/catalogue/catalogue'
import type { Bar, Patch } from '#domain/product/product'
import { assortmentOf } from '#domain/rules/assortment'
import type { Configuration } from '#domain/rules/configuration'
import { withOwnPosts } from './bar-moves.ts'
import type { Candidate } from './candidate.ts'

type BarField = 'dividers' | 'crossbars'

const typed = (
  { model }: Configuration,
  field: BarField,
  selected: string | undefined,
  patchFor: (typeId: string) => Patch,
): readonly Candidate[] =>
  assortmentOf(model)[field === 'dividers' ? 'dividerTypes' : 'crossbarTypes'].map(({ id, name }) => ({
    value: id,
    label: name,
    selected: id === selected,
    patch: patchFor(id),
  }))

/** A post beside the model's own ones, which would else be taken for one of them. */
const barsBeside = (configuration: Configuration, field: BarField, typeId: string): readonly Bar[] =>
  field === 'dividers' && findDividerType(typeId)?.splitsFrame === true
    ? withOwnPosts(configuration)
    : configuration.product.choices[field]

/** One more bar of each type in a panel; '' is the whole product. */
export const barCandidates = (
  configuration: Configuration,
  field: BarField,
  direction: Bar['direction'],
  panel: string,
): readonly Candidate[] =>
  typed(configuration, field, undefined, (typeId) => ({
    [field]: [...barsBeside(configuration, field, typeId), { panel, direction, typeId, position: null }],
  }))

/** Another type for the bars that divide a panel, the model's own posts among them; none where nothing divides it. */
export const barTypeCandidates = (
  configuration: Configuration,
  field: BarField,
  panel: string,
): readonly Candidate[] => {
  const bars = field === 'dividers' ? withOwnPosts(configuration) : configuration.product.choices[field]
  const present = bars.find((bar) => bar.panel === panel)
  if (present === undefined) return []
  return typed(configuration, field, present.typeId, (typeId) => ({
    [field]:
      typeId === present.typeId && bars.every((bar) => bar.panel !== panel || bar.typeId === typeId)
        ? configuration.product.choices[field]
        : bars.map((bar) => (bar.panel === panel ? { ...bar, typeId } : bar)),
  }))
}
