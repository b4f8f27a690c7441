/**
 * A product laid out and measured: what rules and prices read. Each part is worked out when first asked for, and what an
 * edit does not touch is taken over from the same model measured before, because most edits move nothing.
 */

import { frameTypeOf } from '#domain/catalogue/catalogue'
import { ESCAPE_FITTING, OAK_THRESHOLD_OPTION } from '#domain/catalogue/data/misc'
import type { Model } from '#domain/catalogue/types'
import { frameDepthOf } from '#domain/layout/depth'
import { layOut } from '#domain/layout/lay-out'
import { chosenProperties, fillingOf, SOLID_PANEL_PROPERTY } from '#domain/layout/panes'
import type { Layout, Pane } from '#domain/layout/parts'
import { freeOpeningOf } from '#domain/physics/free-opening'
import type { FreeOpening, Thermal, Weight } from '#domain/physics/types'
import { thermalOf } from '#domain/physics/u-value'
import { weightOf } from '#domain/physics/weight'
import { type ChoiceField, type Choices, DIMENSIONS } from '#domain/product/product'
import { sameChoice } from '#domain/product/same-choice'

export interface Measured {
  readonly values: Choices
  /**
   * The parts in their places, with panes that are glass or panel as they are. What parts carry (properties of the glass,
   * the depth of the frame) and how their ends are joined may be that of the product before: rules and prices read it off
   * the values.
   */
  readonly places: Layout
  /** The parts with what they carry. */
  readonly layout: Layout
  readonly thermal: Thermal
  readonly weight: Weight
  readonly freeOpening: FreeOpening | null
}

/** Choices that decide where parts stand and what they look like. */
const PLACING = [
  'function',
  'fieldFunctions',
  'frameShapeId',
  ...DIMENSIONS,
  'dividers',
  'crossbars',
  'breastworkHeight',
] as const satisfies readonly ChoiceField[]

/** Choices that parts carry without moving: the depth of the frame, the properties of panes. */
const CARRIED = ['depth', 'glassCode', 'panelProperties'] as const satisfies readonly ChoiceField[]

/** Choices that matter to heat and mass alone. */
const PLACELESS = ['spacerColor', 'numberOfVents'] as const satisfies readonly ChoiceField[]

const same = (one: Choices, other: Choices, fields: readonly ChoiceField[]): boolean =>
  fields.every((field) => sameChoice(one[field], other[field]))

const sameMisc = (one: Choices, other: Choices, id: number): boolean =>
  one.misc.includes(id) === other.misc.includes(id)

/** Glazing bars stand in glass alone, so with them it matters to the places what is filled. */
const samePlaces = (one: Choices, other: Choices): boolean =>
  same(one, other, PLACING) &&
  sameMisc(one, other, OAK_THRESHOLD_OPTION) &&
  (one.crossbars.length === 0 || sameFilling(one, other))

/** Clad frames are mitred. */
const sameJoints = (one: Choices, other: Choices): boolean =>
  one.aluminium.selected === other.aluminium.selected

const solidPanels = ({ panelProperties }: Choices): readonly string[] =>
  panelProperties.filter(({ id }) => id === SOLID_PANEL_PROPERTY).map(({ panel }) => panel)

/** The same panes are glass and the same are panels. */
const sameFilling = (one: Choices, other: Choices): boolean =>
  sameChoice(solidPanels(one), solidPanels(other))

const sameParts = (one: Choices, other: Choices): boolean =>
  same(one, other, CARRIED) && one.extensionJamb.mounted === other.extensionJamb.mounted

/** The parts of a layout in their places, carrying what these values give them. */
const carrying = (layout: Layout, values: Choices, model: Model): Layout => {
  const depth = frameDepthOf(values, frameTypeOf(model.frameType))
  const filled = (pane: Pane): Pane => ({ ...pane, ...fillingOf(values, pane.address) })
  const withProperties = (pane: Pane): Pane => ({
    ...pane,
    properties: chosenProperties(values, pane.address),
  })
  return {
    ...layout,
    frame: layout.frame.map((member) => ({ ...member, depth })),
    fields: layout.fields.map((field) => ({ ...field, panes: field.panes.map(filled) })),
    leaf: layout.leaf && { ...layout.leaf, glass: layout.leaf.glass.map(withProperties) },
  }
}

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** `earlier` is the same model measured with other values. */
export const measure = (values: Choices, model: Model, earlier?: Measured): Measured => {
  // The solid panel of a breastwork is no property of its pane, so such a layout is always made afresh.
  const placed = once(() =>
    earlier !== undefined && model.breastwork !== true && samePlaces(values, earlier.values) ? earlier : null,
  )
  const layout = once(() => {
    const before = placed()
    if (before === null || !sameJoints(values, before.values)) return layOut(values, model)
    return sameParts(values, before.values) ? before.layout : carrying(before.layout, values, model)
  })
  const places = once(() => {
    const before = placed()
    if (before === null) return layout()
    if (sameFilling(values, before.values)) return before.places
    return sameJoints(values, before.values) ? layout() : carrying(before.places, values, model)
  })
  const weighed = once(() => {
    const before = placed()
    return before !== null &&
      sameParts(values, before.values) &&
      sameJoints(values, before.values) &&
      same(values, before.values, PLACELESS)
      ? before
      : null
  })
  const thermal = once(() => weighed()?.thermal ?? thermalOf(places(), values, model))
  const weight = once(() => weighed()?.weight ?? weightOf(places(), values, model))
  const freeOpening = once(() => {
    const before = placed()
    return before !== null && sameMisc(values, before.values, ESCAPE_FITTING)
      ? before.freeOpening
      : freeOpeningOf(places(), values, model)
  })
  return {
    values,
    get places() {
      return places()
    },
    get layout() {
      return layout()
    },
    get thermal() {
      return thermal()
    },
    get weight() {
      return weight()
    },
    get freeOpening() {
      return freeOpening()
    },
  }
}
