/**
 * What is said of single panels stays with what it was said of when posts come or go: a panel is known by its place, so «c3r1» is
 * another pane once the first post is away. Where two panels become one, the larger one decides, and properties of both stay; where one
 * becomes several, each of them has what it had. Makes patches. Pure.
 */
import type { Box } from '#domain/geometry/point'
import { boundsOf, heightOf, unionOf, widthOf } from '#domain/geometry/polygon'
import { layOut } from '#domain/layout/lay-out'
import { panesOf } from '#domain/layout/panes'
import type { Layout } from '#domain/layout/parts'
import type { Bar, Choices, Patch } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'
import type { Configuration } from '#domain/rules/configuration'

interface Cell {
  readonly address: string
  readonly box: Box
}

/** What a panel is divided into, or the panel itself where it is not. */
const cellsOf = (layout: Layout, panel: string): readonly Cell[] => {
  const fields = new Map(layout.fields.map(({ address, outer }) => [address, outer]))
  const inner = panel === '' ? '' : `${panel}/`
  const parts = panesOf(layout).flatMap(({ address, daylight }) => {
    const box = boundsOf(fields.get(address) ?? daylight)
    if (address === panel) return [{ address, box }]
    const [child] = address.slice(inner.length).split('/')
    return address.startsWith(inner) ? [{ address: `${inner}${child}`, box }] : []
  })
  return [...Map.groupBy(parts, ({ address }) => address)].map(([address, same]) => ({
    address,
    box: unionOf(same.map(({ box }) => box)),
  }))
}

const areaOf = ({ box }: Cell): number => widthOf(box) * heightOf(box)

const holds = ({ box }: Cell, other: Cell): boolean => {
  const [x, y] = [(other.box.minX + other.box.maxX) / 2, (other.box.minY + other.box.maxY) / 2]
  return x >= box.minX && x < box.maxX && y >= box.minY && y < box.maxY
}

/** By the cells of now, what each of them was before, the largest first. */
type Origins = ReadonlyMap<Cell, readonly Cell[]>

const originsOf = (before: readonly Cell[], now: readonly Cell[]): Origins =>
  new Map(
    now.map((cell) => [
      cell,
      before
        .filter((was) => holds(cell, was) || holds(was, cell))
        .toSorted((one, other) => areaOf(other) - areaOf(one)),
    ]),
  )

/** The panels of which other bars are said than before. */
const changedPanels = (before: readonly Bar[], now: readonly Bar[]): readonly string[] =>
  [...new Set([...before, ...now].map(({ panel }) => panel))].filter(
    (panel) =>
      !sameChoice(
        before.filter((bar) => bar.panel === panel),
        now.filter((bar) => bar.panel === panel),
      ),
  )

const isIn = (panel: string, { address }: Cell): boolean =>
  panel === address || panel.startsWith(`${address}/`)

interface OfPanel {
  readonly panel: string
}

/** What is said of the cells before, said of those of now; the rest as it was. */
const carried = <Said extends OfPanel>(
  said: readonly Said[],
  origins: Origins,
  isKept: (one: Said, cell: Cell, isOfLargest: boolean) => boolean,
): Said[] => {
  const before = new Set([...origins.values()].flat())
  const others = said.filter(({ panel }) => ![...before].some((cell) => isIn(panel, cell)))
  const own = [...origins].flatMap(([cell, was]) =>
    was.flatMap((origin, index) =>
      said
        .filter((one) => isIn(one.panel, origin) && isKept(one, cell, index === 0))
        .map((one): Said => ({ ...one, panel: `${cell.address}${one.panel.slice(origin.address.length)}` })),
    ),
  )
  const once = own.filter((one, index) => own.findIndex((other) => sameChoice(one, other)) === index)
  return [...others, ...once]
}

/** A bar with a place of its own is only where that is. */
const standsIn = ({ direction, position }: Bar, { box }: Cell): boolean => {
  const [low, high] = direction === 'VERTICAL' ? [box.minX, box.maxX] : [box.minY, box.maxY]
  return position === null || (position > low && position < high)
}

/** Bars that are still there stand where they stood while it is told what has become of what. */
const inTheirPlaces = (dividers: readonly Bar[], { product, layout }: Configuration): Bar[] =>
  dividers.map((bar) => {
    const choiceIndex = product.choices.dividers.indexOf(bar)
    const part = layout.dividers.find((piece) => choiceIndex >= 0 && piece.choiceIndex === choiceIndex)
    return part === undefined ? bar : { ...bar, position: part.position }
  })

/** The patch that puts these posts in the place of those of the product. */
export const withPanelsKept = (configuration: Configuration, dividers: Bar[]): Patch => {
  const { model, layout, values, product } = configuration
  const { choices } = product
  const [panel, another] = changedPanels(choices.dividers, dividers)
  if (panel === undefined || another !== undefined) return { dividers }
  const after = layOut({ ...values, dividers: inTheirPlaces(dividers, configuration) }, model)
  const origins = originsOf(cellsOf(layout, panel), cellsOf(after, panel))
  const ofLargest = (_: OfPanel, __: Cell, isOfLargest: boolean) => isOfLargest
  const bars = (bar: Bar, cell: Cell, isOfLargest: boolean) => isOfLargest && standsIn(bar, cell)
  const kept: Pick<
    Choices,
    'dividers' | 'crossbars' | 'fieldFunctions' | 'panelProperties' | 'solidPanelQualities'
  > = {
    dividers: [
      ...dividers.filter((bar) => bar.panel === panel),
      ...carried(
        dividers.filter((bar) => bar.panel !== panel),
        origins,
        bars,
      ),
    ],
    crossbars: carried(choices.crossbars, origins, bars),
    fieldFunctions: carried(choices.fieldFunctions, origins, ofLargest),
    panelProperties: carried(choices.panelProperties, origins, () => true),
    solidPanelQualities: carried(choices.solidPanelQualities, origins, ofLargest),
  }
  const changed = Object.entries(kept).filter(
    ([field, value]) => field === 'dividers' || !sameChoice(value, choices[field as keyof Choices]),
  )
  return Object.fromEntries(changed)
}
