/** Cladding, colours, door surfaces and laminate (trade handbook 10.1 and 6.4). A standard colour costs nothing. */

import { frameTypeOf } from '#domain/catalogue/catalogue'
import { panelQualities } from '#domain/catalogue/data/panel-qualities'
import { NONE } from '#domain/catalogue/none'
import { isStain, UNTREATED } from '#domain/catalogue/stain'
import type { Color } from '#domain/catalogue/types'
import { qualityOf, solidPanelsOf } from '#domain/layout/panes'
import { figure } from '#domain/messages/figures'
import { frameM, sashM } from '../measures.ts'
import type { PriceList } from '../price-list.ts'
import { found, type Line, type Priced } from '../priced.ts'
import { lineText, missingText, reasonText } from '../text.ts'

/** Surface that eXtra doors come with. */
const EXTRA_SURFACE = 2

/** Paint and stain go by side, as a share of the body with a least amount. */
const woodSide = (
  code: string,
  label: (color: string) => string,
  color: Color | null,
  bodyKroner: number,
  list: PriceList,
): readonly Line[] => {
  if (color === null || color.std || color.code === UNTREATED) return []
  const { percent, min } = isStain(color.code) ? list.stain : list.woodColor
  return [
    {
      code,
      label: label(color.code),
      kroner: Math.max(min, (bodyKroner * percent) / 100),
      because: () => reasonText.shareAtLeast(figure(percent), figure(bodyKroner), figure(min)),
    },
  ]
}

const woodColors = ({ values, colors }: Priced, list: PriceList, bodyKroner: number): readonly Line[] => {
  const { inner, outer, cladding } = colors
  const isTwoColored =
    cladding === null && inner !== null && outer !== null && values.innerColor !== values.outerColor
  return [
    ...woodSide('color.inner', lineText.insideColor, inner, bodyKroner, list),
    ...(cladding === null ? woodSide('color.outer', lineText.outsideColor, outer, bodyKroner, list) : []),
    ...(isTwoColored
      ? [
          {
            code: 'color.two',
            label: lineText.twoColors,
            kroner: list.twoColors,
            because: () => figure(list.twoColors),
          },
        ]
      : []),
  ]
}

const cladding = (product: Priced, list: PriceList): readonly Line[] => {
  const color = product.colors.cladding
  if (color === null) return []
  const frame = frameM(product.layout)
  const sash = sashM(product.layout)
  const { perFrameM, perSashM } = list.cladding
  const { fix, perM } = list.claddingColor
  return [
    {
      code: 'cladding',
      label: lineText.cladding,
      kroner: perFrameM * frame + perSashM * sash,
      because: () =>
        [
          `${figure(perFrameM)} × ${reasonText.metresOfFrame(figure(frame, 3))}`,
          ...(sash === 0 ? [] : [`${figure(perSashM)} × ${reasonText.metresOfSash(figure(sash, 3))}`]),
        ].join(' + '),
    },
    ...(color.std
      ? []
      : [
          {
            code: 'cladding.color',
            label: lineText.claddingIn(color.code),
            kroner: fix + perM * frame,
            because: () => `${figure(fix)} + ${figure(perM)} × ${figure(frame, 3)}\u00a0m`,
          },
        ]),
  ]
}

const doorColor = (
  code: string,
  label: (color: string) => string,
  color: Color | null,
  list: PriceList,
): readonly Line[] =>
  color === null || color.std
    ? []
    : [
        {
          code,
          label: label(color.code),
          kroner: list.doorColor,
          because: () => figure(list.doorColor),
        },
      ]

/** The surfaces that a product has: one, or those of its solid panels. */
const qualitiesOf = ({ values, layout }: Priced): readonly (number | null)[] =>
  values.solidPanelQualities.length === 0
    ? [values.panelQualityId]
    : [...new Set(solidPanelsOf(layout).map((address) => qualityOf(values, address)))]

/** A surface costs the same on one panel as on all of them; several cost one each. */
const surface = (product: Priced, list: PriceList): readonly Line[] => {
  const { model, values } = product
  if (list.models[model.id]?.hasLaminate === true) return []
  return qualitiesOf(product).flatMap((id) => {
    if (id === null || (id === EXTRA_SURFACE && frameTypeOf(model.frameType).extra)) return []
    return found(list.panelQuality[id], missingText.surface(id), (kroner) => ({
      code: id === values.panelQualityId ? 'surface' : `surface.${id}`,
      label: panelQualities.find((quality) => quality.id === id)?.name ?? '',
      kroner,
      because: () => figure(kroner),
    }))
  })
}

const laminate = ({ model, values }: Priced, list: PriceList): readonly Line[] =>
  values.decorLaminate === NONE || list.models[model.id]?.hasLaminate === true
    ? []
    : [
        {
          code: 'laminate',
          label: lineText.laminate(values.decorLaminate),
          kroner: list.laminate,
          because: () => figure(list.laminate),
        },
      ]

export const surfaces = (product: Priced, list: PriceList, bodyKroner: number): readonly Line[] => [
  ...cladding(product, list),
  ...woodColors(product, list, bodyKroner),
  ...doorColor('color.frame', lineText.frameColor, product.colors.frame, list),
  ...doorColor('color.wing', lineText.leafColor, product.colors.wing, list),
  ...surface(product, list),
  ...laminate(product, list),
]
