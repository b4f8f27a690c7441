/** Glass, panels in its place, spacers, posts and glazing bars (trade handbook 10.1, 2.5 and 4). */

import { findCrossbarType, findDividerType, findGlass, findPanelProperty } from '#domain/catalogue/catalogue'
import { isEntranceDoor } from '#domain/catalogue/model-kind'
import { NONE } from '#domain/catalogue/none'
import { wholeBars } from '#domain/layout/name-bars'
import { panesOf, SOLID_PANEL_PROPERTY } from '#domain/layout/panes'
import type { CrossbarPart, DividerPart } from '#domain/layout/parts'
import { figure } from '#domain/messages/figures'
import { sumOf } from '#domain/units'
import {
  breastworkM2,
  chosenAreasM2,
  crossbarMetres,
  dividerMetres,
  glassAreasM2,
  metresByType,
} from '../measures.ts'
import type { PriceList } from '../price-list.ts'
import { found, type Line, type Priced } from '../priced.ts'
import { lineText, missingText, reasonText } from '../text.ts'

/** Every pane is charged for at least the least area. */
const windowGlass = (product: Priced, list: PriceList): readonly Line[] => {
  const { glassCode } = product.values
  const areas = glassAreasM2(product.layout)
  if (areas.length === 0) return []
  const charged = sumOf(areas.map((area) => Math.max(list.glassAreaMinM2, area)))
  return found(list.glass[glassCode], missingText.glass(glassCode), (perM2) => ({
    code: 'glass',
    label: findGlass(glassCode)?.name ?? glassCode,
    kroner: charged * perM2,
    because: () => `${figure(perM2)} × ${figure(charged, 4)}\u00a0m²`,
  }))
}

/** A door comes with its glass; another one costs the difference, never less than nothing. */
const doorGlass = (product: Priced, list: PriceList): readonly Line[] => {
  const { model, values } = product
  if (values.glassCode === model.defaultGlass) return []
  const area = Math.max(list.glassAreaMinM2, sumOf(glassAreasM2(product.layout)))
  const included = model.defaultGlass === NONE ? 0 : list.glass[model.defaultGlass]
  if (included === undefined) return [{ missing: missingText.glass(model.defaultGlass) }]
  return found(list.glass[values.glassCode], missingText.glass(values.glassCode), (perM2) => ({
    code: 'glass',
    label: findGlass(values.glassCode)?.name ?? values.glassCode,
    kroner: Math.max(0, (perM2 - included) * area),
    because: () => `(${figure(perM2)} − ${figure(included)}) × ${figure(area, 4)}\u00a0m²`,
  }))
}

export const glass = (product: Priced, list: PriceList): readonly Line[] =>
  isEntranceDoor(product.model) ? doorGlass(product, list) : windowGlass(product, list)

/** Properties that were chosen for single panes; those that the glass brings are in its price. */
export const paneProperties = (product: Priced, list: PriceList): readonly Line[] => {
  const given = findGlass(product.values.glassCode)?.properties ?? []
  const areas = chosenAreasM2(product.layout, product.values.panelProperties).filter(
    ([id]) => !given.includes(id),
  )
  return areas.flatMap(([id, area]) =>
    found(list.panelPropertyPerM2[id], missingText.paneProperty(id), (perM2) => ({
      code: `pane.${id}`,
      label: findPanelProperty(id)?.name ?? '',
      kroner: perM2 * area,
      because: () => `${figure(perM2)} × ${figure(area, 4)}\u00a0m²`,
    })),
  )
}

export const spacer = (product: Priced, list: PriceList): readonly Line[] => {
  const panes = panesOf(product.layout).filter(({ kind }) => kind === 'GLASS').length
  const { spacerColor } = product.values
  if (panes === 0) return []
  return found(list.spacerPerPane[spacerColor], missingText.spacer(spacerColor), (perPane) => ({
    code: 'spacer',
    label: lineText.spacer,
    kroner: perPane * panes,
    because: () => `${figure(perPane)} × ${reasonText.panes(panes)}`,
  }))
}

/** The panel of a breastwork costs what a solid panel in a pane's place costs. */
export const breastwork = ({ layout }: Priced, list: PriceList): readonly Line[] => {
  const area = breastworkM2(layout)
  if (area === 0) return []
  return found(list.panelPropertyPerM2[SOLID_PANEL_PROPERTY], missingText.breastwork, (perM2) => ({
    code: 'breastwork',
    label: lineText.breastwork,
    kroner: perM2 * area,
    because: () => `${figure(perM2)} × ${figure(area, 4)}\u00a0m²`,
  }))
}

/** A post that the body holds costs what its type costs more than the one that is included. */
const ownPosts = (own: readonly DividerPart[], list: PriceList): readonly Line[] => {
  const { typeId: ordinary } = list.ownPost
  const included = list.dividerPerM[ordinary]
  if (own.length > 0 && included === undefined) return [{ missing: missingText.post(ordinary) }]
  return metresByType(own).flatMap(([typeId, metres]) =>
    found(list.dividerPerM[typeId], missingText.post(typeId), (perM) => {
      const more = perM - (included ?? 0)
      return {
        code: `own-post.${typeId}`,
        label: lineText.insteadOfPost(findDividerType(typeId)?.name ?? typeId),
        kroner: more * metres,
        because: () => `${figure(more)} × ${figure(metres, 3)}\u00a0m`,
      }
    }),
  )
}

export const dividers = ({ layout, values }: Priced, list: PriceList): readonly Line[] => {
  const holdsOwn = list.ownPost.functions.includes(values.function)
  const own = holdsOwn ? layout.dividers.filter(({ fixed }) => fixed) : []
  const splitting = layout.dividers.filter(({ splitsFrame }) => splitsFrame)
  const ownFields = wholeBars(own).length
  const extraFields = splitting.length === 0 ? 0 : layout.fields.length - 1 - ownFields
  const charged = holdsOwn
    ? metresByType(layout.dividers.filter(({ fixed }) => !fixed))
    : dividerMetres(layout)
  const posts = charged.flatMap(([typeId, metres]) =>
    found(list.dividerPerM[typeId], missingText.post(typeId), (perM) => ({
      code: `divider.${typeId}`,
      label: findDividerType(typeId)?.name ?? typeId,
      kroner: perM * metres,
      because: () => `${figure(perM)} × ${figure(metres, 3)}\u00a0m`,
    })),
  )
  const all = [...posts, ...ownPosts(own, list)]
  if (extraFields === 0) return all
  return [
    ...all,
    {
      code: 'extra-fields',
      label: lineText.extraFields,
      kroner: list.extraField * extraFields,
      because: () => `${figure(list.extraField)} × ${extraFields}`,
    },
  ]
}

/** Bars of each pane by direction; the pieces of a cut bar count as one. */
const barsPerPane = (bars: readonly CrossbarPart[]) =>
  [...Map.groupBy(bars, ({ panel }) => panel).values()].map((inPane) => {
    const along = (direction: CrossbarPart['direction']): number =>
      wholeBars(inPane.filter((bar) => bar.direction === direction)).length
    return { upright: along('VERTICAL'), level: along('HORIZONTAL') }
  })

const crossingsOf = (bars: readonly CrossbarPart[]): number =>
  sumOf(barsPerPane(bars).map(({ upright, level }) => upright * level))

/** Panes that through-going bars add. */
const extraPanesOf = (bars: readonly CrossbarPart[]): number =>
  sumOf(barsPerPane(bars).map(({ upright, level }) => (upright + 1) * (level + 1) - 1))

const perPiece = (code: string, label: string, kroner: number, count: number): readonly Line[] =>
  count === 0 ? [] : [{ code, label, kroner: kroner * count, because: () => `${figure(kroner)} × ${count}` }]

export const crossbars = ({ layout }: Priced, list: PriceList): readonly Line[] => {
  const lengths = crossbarMetres(layout).flatMap(([typeId, metres]) =>
    found(list.crossbarPerM[typeId], missingText.crossbar(typeId), (perM) => ({
      code: `crossbar.${typeId}`,
      label: findCrossbarType(typeId)?.name ?? typeId,
      kroner: perM * metres,
      because: () => `${figure(perM)} × ${figure(metres, 3)}\u00a0m`,
    })),
  )
  const of = (...kinds: CrossbarPart['kind'][]) => layout.crossbars.filter(({ kind }) => kinds.includes(kind))
  // A crossing with a bar between the panes costs as such, whatever the other bar is.
  const clips = crossingsOf(of('CLIPS'))
  const air = crossingsOf(of('AIR', 'CLIPS')) - clips
  return [
    ...lengths,
    ...perPiece('crossbar.panes', lineText.extraPanes, list.crossing.SOLID, extraPanesOf(of('SOLID'))),
    ...perPiece('crossbar.crossings', lineText.crossingsInGlass, list.crossing.AIR, air),
    ...perPiece('crossbar.crossings-outside', lineText.crossingsOutside, list.crossing.CLIPS, clips),
  ]
}
