/** Elevations of the range as they come, and of windows that strain the drawing, from either side. */
import { describe, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { models } from '#domain/catalogue/data/models'
import { buildConstruction, type PlacedRows } from '#domain/drawing/build-construction'
import { buildScene } from '#domain/drawing/build-scene'
import { joineryMarks } from '#domain/drawing/joinery/marks'
import { svgText } from '#domain/drawing/svg-text'
import { toSvgNodes } from '#domain/drawing/to-svg'
import type { Bar } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'
import { configured, defaultOf } from '#tests/factories/configured'
import { expectDrawing } from './svg-baseline.ts'

const bars = (typeId: string, panel: string, verticals: number, horizontals: number): Bar[] => [
  ...Array.from({ length: verticals }, (): Bar => ({ panel, typeId, direction: 'VERTICAL', position: null })),
  ...Array.from(
    { length: horizontals },
    (): Bar => ({ panel, typeId, direction: 'HORIZONTAL', position: null }),
  ),
]

const drawings: readonly (readonly [name: string, configuration: Configuration])[] = [
  ...models.map((model) => [`model-${model.id}`, defaultOf(model.id)] as const),
  ['divided-5x5', configured(1001, { width: 2790, height: 1790, dividers: bars('P60', '', 4, 4) })],
  ['crossbars-solid', configured(1005, { crossbars: bars('S28', 'c1r1', 1, 2) })],
  ['crossbars-air', configured(1001, { crossbars: bars('A26', 'c1r1', 2, 2) })],
  [
    'clad-with-vent',
    configured(1002, {
      width: 1790,
      aluminium: { selected: true, color: 'RAL 7016' },
      numberOfVents: 2,
      dividers: bars('P86', '', 1, 0),
    }),
  ],
  ['crossbars-clips', configured(1005, { crossbars: bars('C28', 'c1r1', 1, 2) })],
  [
    'lined',
    configured(1201, {
      extensionJamb: { mounted: true, featherSize: 12, material: '04', hasBottom: true },
    }),
  ],
  ['jamb-groove', configured(1005, { extensionJambGroove: '15' })],
  [
    'flower-board',
    configured(1002, {
      flowerBoard: { selected: true, material: '02', height: 28, depth: 200, extension: 50 },
    }),
  ],
  ['breastwork-grooves', configured(2004, { panelQualityId: 22 })],
  [
    'solid-panels-of-three-surfaces',
    configured(
      1001,
      {
        width: 2390,
        dividers: bars('P60', '', 2, 0),
        panelProperties: ['c1r1', 'c2r1', 'c3r1'].map((panel) => ({ panel, id: 14 })),
      },
      {
        solidPanelQualities: [
          { panel: 'c2r1', id: 22 },
          { panel: 'c3r1', id: 23 },
        ],
      },
    ),
  ],
  ['laminated', configured(3110, { decorLaminate: 'L202' })],
  [
    'fitted-door',
    configured(3101, {
      doorHandleId: 'V06',
      closerId: 'DL2',
      binocular: 'K3',
      smartlockId: 'SL1',
      kickplate: { outside: '25S', inside: '15B' },
      extralock: true,
    }),
  ],
  ['frosted', configured(1002, { width: 590, height: 890, panelProperties: [{ panel: 'c1r1', id: 6 }] })],
  [
    'dark-door',
    configured(3104, {
      function: 'HU',
      frameColor: 'NCS S 7500-N',
      wingColor: 'NCS S 9000-N',
      doorHandleId: 'V05',
      kickplate: { outside: '15S', inside: '00' },
    }),
  ],
]

/** What joiners ask for: a window that opens, one that is fixed in part, a door, rails and a shape. */
const measuredForJoiners: readonly (readonly [name: string, configuration: Configuration])[] = [
  ['joinery-top-swing', configured(1002, { width: 1790, dividers: bars('P86', '', 1, 0) })],
  ['joinery-fixed', configured(1001, { width: 1490, height: 990 })],
  ['joinery-door', defaultOf(3104)],
  ['joinery-sliding-door', defaultOf(2101)],
]

const mounted = (): PlacedRows => [
  { rowNumber: 1, configuration: configured(3101, { width: 990, height: 2090 }), at: [0, 0] },
  { rowNumber: 2, configuration: configured(3411, { width: 490, height: 2090 }), at: [1010, 0] },
  { rowNumber: 3, configuration: configured(3422, { width: 990, height: 390 }), at: [0, 2110] },
]

describe('with the measures that joiners ask for', () => {
  const sides = ['outside', 'inside'] as const
  test.each(measuredForJoiners.flatMap(([name, of]) => sides.map((side) => [name, side, of] as const)))(
    '%s seen from %s',
    async (name, side, of) => {
      const scene = buildScene(of, colorLists, { side, measurements: true, joinery: joineryMarks })
      await expectDrawing(svgText(toSvgNodes(scene)), `${name}-${side}`)
    },
  )

  test.each(sides)('rows that are mounted together seen from %s', async (side) => {
    const scene = buildConstruction(mounted(), colorLists, {
      side,
      measurements: true,
      joinery: joineryMarks,
    })
    await expectDrawing(svgText(toSvgNodes(scene)), `joinery-mounted-${side}`)
  })
})

describe.each(drawings)('%s', (name, configuration) => {
  test.each(['outside', 'inside'] as const)('seen from %s', async (side) => {
    const scene = buildScene(configuration, colorLists, { side, measurements: true })
    await expectDrawing(svgText(toSvgNodes(scene)), `${name}-${side}`)
  })
})
