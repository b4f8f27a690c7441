/** The parts of a product as the wire lists them: members of the frame, sashes, panes, posts and glazing bars. */
import { findCrossbarType, findDividerType, frameTypeOf, functionOf } from '#domain/catalogue/catalogue'
import { panelPropertyTypes } from '#domain/catalogue/data/panel-properties'
import { NONE } from '#domain/catalogue/none'
import type { SashKind } from '#domain/catalogue/types'
import type {
  ApiCrossbar,
  ApiDivider,
  ApiPanel,
  ApiSash,
  FrameComponent,
} from '#domain/contracts/product-parts'
import { closersOf } from '#domain/drawing/parts/closers'
import { hingesOf } from '#domain/drawing/parts/hinges'
import type { Polygon } from '#domain/geometry/point'
import { boundsOf } from '#domain/geometry/polygon'
import { wholeBars } from '#domain/layout/name-bars'
import { openingOrderOf } from '#domain/layout/opening-order'
import { panesOf } from '#domain/layout/panes'
import type { Member } from '#domain/layout/parts'
import { assortmentOf } from '#domain/rules/assortment'
import type { Configuration } from '#domain/rules/configuration'

const dimensionOf = ({ profile, depth, endType }: Member): ApiSash['dimension'] => ({
  ...profile,
  totalDepth: depth,
  endType1: endType,
})

export const frameComponentsFor = ({ layout }: Configuration): FrameComponent[] =>
  layout.frame.map((member) => ({ name: member.name, kind: member.kind, dimension: dimensionOf(member) }))

interface Leaf {
  readonly address: string
  readonly kind: SashKind
  readonly outline: Polygon
  readonly opens: boolean
  readonly dimension: ApiSash['dimension']
}

/** Sashes of the fields, or the leaf of an entrance door, which has no members of its own. */
const leavesOf = ({ layout, values }: Configuration): Leaf[] => {
  const [field] = layout.fields
  const [kind] = functionOf(values.function).sashes
  const { leaf } = layout
  if (leaf !== null)
    return field === undefined || kind === undefined
      ? []
      : [
          {
            address: field.address,
            kind,
            outline: leaf.outline,
            opens: leaf.hingeSide !== null,
            dimension: { sight: 0, fold: 0, edge: 0, totalDepth: leaf.thickness, endType1: 'BUTT' },
          },
        ]
  return layout.fields.flatMap(({ address, sash }) => {
    const [member] = sash?.members ?? []
    if (sash === null || member === undefined) return []
    return [
      { address, kind: sash.kind, outline: sash.outer, opens: sash.opens, dimension: dimensionOf(member) },
    ]
  })
}

export const sashesFor = (configuration: Configuration): ApiSash[] => {
  const { model, values, weight } = configuration
  const frameType = frameTypeOf(model.frameType)
  const order = openingOrderOf(configuration)
  return leavesOf(configuration).map(({ address, kind, outline, opens, dimension }) => ({
    address,
    component: kind.component,
    side: kind.side,
    inOut: kind.inOut,
    sliding: frameType.sliding,
    maxOpeningAngle: kind.maxOpeningAngle,
    openIndex: opens ? order.indexOf(address) : 0,
    dimension,
    hinges: opens
      ? hingesOf({ frameType, weight, values }, { kind, box: boundsOf(outline), field: address })
      : [],
    closers: opens ? closersOf(values) : [],
  }))
}

/** The properties that a pane has from its glass, and those that may be chosen for it. */
export const panelsFor = ({ layout, model }: Configuration): ApiPanel[] => {
  const offered = assortmentOf(model).panelProperties
  return panesOf(layout).map(({ address, kind, properties }, index) => ({
    id: index + 1,
    address,
    level: address.split('/').length,
    component: kind === 'GLASS' ? 'Glass' : 'Panel',
    movable: false,
    removable: false,
    backendCode: NONE,
    properties: panelPropertyTypes
      .filter(({ id }) => properties.includes(id) || offered.some(({ value }) => value === id))
      .map(({ id, name }) => ({ id, name, selected: properties.includes(id) })),
  }))
}

const barOf = ({
  bar,
  panel,
  direction,
  typeId,
  position,
}: Pick<ApiDivider, 'panel' | 'direction' | 'typeId' | 'position'> & { readonly bar: string }) => ({
  id: bar,
  panel,
  direction,
  typeId,
  position,
})

export const dividersFor = ({ layout }: Configuration): ApiDivider[] =>
  wholeBars(layout.dividers).map((divider) => {
    const { sight = 0, fold = 0 } = findDividerType(divider.typeId) ?? {}
    const { splitsFrame, removable, fixed } = divider
    return {
      ...barOf(divider),
      dimension: { sight, fold },
      splitsFrame,
      removable,
      backendCode: fixed ? NONE : divider.typeId,
    }
  })

export const crossbarsFor = ({ layout }: Configuration): ApiCrossbar[] =>
  wholeBars(layout.crossbars).map((crossbar) => ({
    ...barOf(crossbar),
    crossbarType: crossbar.kind,
    sight: findCrossbarType(crossbar.typeId)?.sight ?? 0,
  }))
