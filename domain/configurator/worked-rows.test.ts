// Ten rows of an apartment building worked by hand from the tables of the trade handbook (2.3, 4, 5 and 10.1): metres,
// square metres, W/K and kroner as a person writes them down. P is the outer perimeter, A the outer area, G the glass with
// its hidden edges, D what is visible of it, L the length of its visible edge, S the perimeter of the sash.
import { expect, test } from 'vitest'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import { price } from '#domain/pricing/price-product'
import type { Patch } from '#domain/product/product'
import { kronerOf, roundHalfAway } from '#domain/units'
import { configured } from '#tests/factories/configured'

interface Worked {
  readonly modelId: number
  readonly patch: Patch
  readonly kroner: number
  /** W/(m²K). */
  readonly uValue: number
  readonly kg: number
}

const worked: Readonly<Record<string, Worked>> = {
  // P 7.160, A 3.1641; G 1902 × 1502: above 2.5 m², so glass 306; D 1874 × 1474, L 6.696.
  'fixed eXtra window 1990 × 1590, its pane in 6 mm glass': {
    modelId: 1101,
    patch: { width: 1990, height: 1590 },
    kroner: 2900 + 760 * 7.16 + 480 * 3.1641 - 1700 + 2.856804 * 1750,
    uValue: (2.762276 * 0.58 + 0.401824 * 0.8 + 6.696 * 0.035) / 3.1641,
    kg: 7.16 * 3.1 + 2.856804 * 45,
  },
  // P 6.160, A 2.3691; G 1294 × 1394, D 1266 × 1366, L 5.264; S of 1410 × 1510.
  'top-swing eXtra window 1490 × 1590': {
    modelId: 1102,
    patch: { width: 1490, height: 1590 },
    kroner: 2900 + 760 * 6.16 + 480 * 2.3691 + 1.803836 * 1190,
    uValue: (1.729356 * 0.5 + 0.639744 * 0.8 + 5.264 * 0.035) / 2.3691,
    kg: 6.16 * 3.1 + 5.84 * 2.9 + 1.803836 * 30 + 3.8,
  },
  // P 4.360, A 1.1781; G 894 × 1094, D 866 × 1066, L 3.864.
  'fire window 990 × 1190': {
    modelId: 1301,
    patch: { width: 990, height: 1190 },
    kroner: 4200 + 980 * 4.36 + 900 * 1.1781 + 0.978036 * 6800,
    uValue: (0.923156 * 0.65 + 0.254944 * 1.2 + 3.864 * 0.035) / 1.1781,
    kg: 4.36 * 4.2 + 0.978036 * 58,
  },
  // P 4.360, A 1.1781; G 806 × 1006, D 778 × 978, L 3.512; S of 914 × 1114; the model's body counts 1.1 times.
  'top-swing window against noise 990 × 1190': {
    modelId: 1304,
    patch: { width: 990, height: 1190 },
    kroner: (2300 + 620 * 4.36 + 400 * 1.1781) * 1.1 + 0.810836 * 2590,
    uValue: (0.760884 * 0.6 + 0.417216 * 1.1 + 3.512 * 0.035) / 1.1781,
    kg: 4.36 * 2.5 + 4.056 * 2.3 + 0.810836 * 45.4 + 3.4,
  },
  // P 4.760, A 1.3761; G 782 × 1182, D 754 × 1154, L 3.816; S of 902 × 1302.
  'tilt-turn window 990 × 1390': {
    modelId: 1201,
    patch: { width: 990, height: 1390, function: 'DKV' },
    kroner: 2750 + 690 * 4.76 + 420 * 1.3761 + 0.924324 * 1190,
    uValue: (0.870116 * 0.5 + 0.505984 * 1.08 + 3.816 * 0.035) / 1.3761,
    kg: 4.76 * 2.8 + 4.408 * 2.6 + 0.924324 * 30 + 2.8,
  },
  // Sides 1190, 1155.04 twice: P 3.500086, A 0.58905, inscribed circle 336.591; 40 in: G, 54 in: D and L. Shapes + 45 %.
  'triangle 1190 × 990': {
    modelId: 1402,
    patch: { width: 1190, height: 990, frameShapeId: 5, width1: 595 },
    kroner: (1050 + 430 * 3.500086 + 300 * 0.58905) * 1.45 + 0.457365 * 1190,
    uValue: (0.415206 * 0.5 + 0.173844 * 1.15 + 2.93856 * 0.035) / 0.58905,
    kg: 3.500086 * 2.6 + 0.457365 * 30,
  },
  // P 5.960, A 1.8601; G 632 × 1796, D 604 × 1768, L 4.744; S of 812 × 2022.
  'balcony door eXtra 890 × 2090': {
    modelId: 2011,
    patch: { width: 890, height: 2090, function: 'VU' },
    kroner: 7400 + 900 * 5.96 + 620 * 1.8601 + 1.135072 * 1790,
    uValue: (1.067872 * 0.55 + 0.792228 * 1.05 + 4.744 * 0.035) / 1.8601,
    kg: 5.96 * 2.9 + 5.668 * 3.9 + 1.135072 * 35.4 + 7.5,
  },
  // P 6.160, A 2.0691; leaf 912 × 2022 = 1.844064.
  'entrance door 990 × 2090 without glass': {
    modelId: 3101,
    patch: { width: 990, height: 2090, function: 'VU' },
    kroner: 16_900,
    uValue: (1.844064 * 0.55 + 0.225036 * 1.05) / 2.0691,
    kg: 1.844064 * 32 + 6.16 * 2.9 + 7.5,
  },
  // As above; the fire leaf has U 0.25 more and weighs 8 kg/m² more.
  'fire door 990 × 2090': {
    modelId: 3201,
    patch: { width: 990, height: 2090, function: 'HU' },
    kroner: 22_900,
    uValue: (1.844064 * 0.8 + 0.225036 * 1.05) / 2.0691,
    kg: 1.844064 * 40 + 6.16 * 2.9 + 7.5,
  },
  // P 2.760, A 0.4661; G 710 × 510 is charged as 0.40; D 682 × 482, L 2.328, edge of double glazing; body 0.9 times.
  'stable window 790 × 590 with double glazing': {
    modelId: 1012,
    patch: { width: 790, height: 590 },
    kroner: (1050 + 430 * 2.76 + 300 * 0.4661) * 0.9 + 0.4 * 720,
    uValue: (0.328724 * 1.1 + 0.137376 * 1.15 + 2.328 * 0.04) / 0.4661,
    kg: 2.76 * 2.6 + 0.3621 * 20,
  },
}

test.each(Object.entries(worked))('%s: price, U-value and weight as worked by hand', (_, row) => {
  const configuration = configured(row.modelId, row.patch)
  const priced = price(configuration, priceList2026)
  if (!priced.ok) throw new Error(priced.code)
  expect(kronerOf(priced.value.gross)).toBe(Math.round(row.kroner))
  expect(roundHalfAway(configuration.thermal.uValue ?? 0, 4)).toBe(roundHalfAway(row.uValue, 4))
  expect(roundHalfAway(configuration.weight.totalKg ?? 0, 2)).toBe(roundHalfAway(row.kg, 2))
})
