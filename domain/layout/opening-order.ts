/**
 * In which order the sashes of a product open (D-194): as one reads them from the left, but of a pair the leaf with the
 * handle goes first, because the other one is held shut by it. Addresses of the fields that open.
 */
import { functionOf } from '#domain/catalogue/catalogue'
import type { Model } from '#domain/catalogue/types'
import type { Choices } from '#domain/product/product'
import type { Layout, PanelAddress } from './parts.ts'

interface Opening {
  readonly model: Pick<Model, 'leaves'>
  readonly values: Pick<Choices, 'function'>
  readonly layout: Pick<Layout, 'fields' | 'leaf'>
}

export const openingOrderOf = ({ model, values, layout }: Opening): readonly PanelAddress[] => {
  const { fields, leaf } = layout
  if (leaf !== null) return leaf.hingeSide === null ? [] : fields.slice(0, 1).map(({ address }) => address)
  const firstSide = model.leaves === 2 ? functionOf(values.function).sashes[0]?.side : undefined
  const waits = (side: string): number => (firstSide !== undefined && side !== firstSide ? 1 : 0)
  return fields
    .flatMap(({ address, sash }) => (sash?.opens === true ? [{ address, side: sash.kind.side }] : []))
    .toSorted((one, other) => waits(one.side) - waits(other.side))
    .map(({ address }) => address)
}
