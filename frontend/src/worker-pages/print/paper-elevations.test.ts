// A sheet of elevations as architects ask for it: every row, on one scale.
import { expect, test } from 'vitest'
import { heightOf, widthOf } from '#domain/geometry/polygon'
import { elevationScene } from '#domain/views/elevations'
import { makeHouseDocument } from '#tests/factories/house-document'
import { makeProduct } from '#tests/factories/quotes'
import { textOf } from '#tests/factories/read-markup'
import { FIGURE_HEIGHT } from './paper-drawing.ts'
import { drawElevations } from './paper-elevations.ts'

const house = makeHouseDocument({}, { kind: 'quote-elevations' })

/** Mm on paper. */
const sizeOf = (svg: string): readonly number[] =>
  [/ width="([\d.]+)mm"/, / height="([\d.]+)mm"/].map((size) => Number(size.exec(svg)?.[1]))

test('every row of the house is drawn once, under its number and reference', () => {
  const { drawings } = drawElevations(house)
  expect(drawings.map(({ elevation }) => elevation.heading)).toEqual(
    house.rows.map(({ rowNumber, reference }) =>
      reference === '' ? `Rad ${rowNumber}` : `Rad ${rowNumber} · ${reference}`,
    ),
  )
})

test('all on one scale: what is twice as wide in the wall is so on paper', () => {
  const { denominator, drawings } = drawElevations(house)
  for (const { elevation, drawing } of drawings) {
    const scene = elevationScene(elevation, house.palette, {
      measurements: true,
      textSize: FIGURE_HEIGHT * denominator,
    })
    const [width, height] = sizeOf(drawing.svg)
    expect(width).toBeCloseTo(widthOf(scene.bounds) / denominator, 2)
    expect(height).toBeCloseTo(heightOf(scene.bounds) / denominator, 2)
    expect(drawing.ownDenominator).toBeNull()
  }
})

test('each has room on the page, with the words under it and another line of them', () => {
  for (const { svg } of drawElevations(house).drawings.map(({ drawing }) => drawing)) {
    const [width = 0, height = 0] = sizeOf(svg)
    expect(width).toBeLessThanOrEqual(178)
    expect(height).toBeLessThanOrEqual(105)
  }
})

/** Windows of 1190, the last so many of them mounted together. */
const mounted = (count: number) =>
  makeHouseDocument(
    {
      planned: Array.from({ length: count + 1 }, () => ({ product: makeProduct(1002), numberOf: 1 })),
      connections: Array.from({ length: count - 1 }, (_, index) => ({
        rowNumber: index + 3,
        toRow: index + 2,
        position: 'RIGHT',
      })),
    },
    { kind: 'quote-elevations' },
  )

test('rows that are mounted together stand by themselves and once more as one, with the width of each and of all', () => {
  const { drawings, denominator } = drawElevations(mounted(2))
  expect(drawings.map(({ elevation }) => elevation.heading)).toEqual(['Rad 1', 'Rad 2', 'Rad 3', 'Rad 2 + 3'])
  const [alone, together] = [drawings[0]?.drawing, drawings[3]?.drawing]
  const figures = textOf(together?.svg ?? '').split(' ')
  expect(figures.filter((figure) => figure === '1190')).toHaveLength(3)
  const whole = Math.max(...figures.map(Number).filter(Number.isFinite))
  expect(whole).toBeGreaterThan(2 * 1190)
  expect(whole).toBeLessThan(2 * 1190 + 100)
  const [widthAlone = 0] = sizeOf(alone?.svg ?? '')
  const [widthTogether = 0] = sizeOf(together?.svg ?? '')
  expect(widthTogether - widthAlone).toBeCloseTo((whole - 1190) / denominator, 1)
})

test('what is too large for the scale of the others has its own, and says which', () => {
  const { denominator, drawings } = drawElevations(mounted(8))
  expect(denominator).toBe(50)
  const owns = drawings.map(({ drawing }) => drawing.ownDenominator)
  expect(owns.slice(0, -1)).toEqual(Array.from({ length: 9 }, () => null))
  expect(owns.at(-1)).toBe(60)
  const [width = 0] = sizeOf(drawings.at(-1)?.drawing.svg ?? '')
  expect(width).toBeGreaterThan(9520 / 60)
  expect(width).toBeLessThanOrEqual(178)
})

test('forty windows side by side are a sheet of paper too', () => {
  const { drawings } = drawElevations(mounted(40))
  const { svg, ownDenominator } = drawings.at(-1)?.drawing ?? { svg: '', ownDenominator: null }
  const [width = 0, height = 0] = sizeOf(svg)
  expect(ownDenominator).toBeGreaterThan(250)
  expect(width).toBeGreaterThan(40 * 1190 * (1 / 500))
  expect(width).toBeLessThanOrEqual(178)
  expect(height).toBeLessThanOrEqual(105)
})
