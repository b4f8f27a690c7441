// A sheet of elevations as architects ask for it: every row, on one scale.
import { expect, test } from 'vitest'
import { heightOf, widthOf } from '#domain/geometry/polygon'
import { elevationScene } from '#domain/views/elevations'
import { makeHouseDocument } from '#tests/factories/house-document'
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
