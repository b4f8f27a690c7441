/** What a drawing costs: one edit against paper.js, a fine grid against a coarse one, a construction against one row. */
import { chromium } from '@playwright/test'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { buildConstruction, type PlacedRow, type PlacedRows } from '#domain/drawing/build-construction'
import { buildScene } from '#domain/drawing/build-scene'
import { elevation } from '#domain/drawing/elevation.fixture'
import type { View } from '#domain/drawing/scene'
import { svgText } from '#domain/drawing/svg-text'
import { toSvgNodes } from '#domain/drawing/to-svg'
import type { Bar } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'
import { chromiumArgs, chromiumPath } from '#infra/local/chromium'
import { configured } from '#tests/factories/configured'
import { bundled } from '../bundled.ts'
import { compare, type Figure, figureOf, type Pair, slowestFigureOf } from '../measure.ts'

const WARM_UPS = 40
const RUNS = 200

/** Both in one page of Chromium, because paper.js writes its SVG with the browser's own document. */
const editPairs = async (): Promise<readonly Pair[]> => {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArgs] })
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: await bundled('drawing-entry.ts') })
    const pairs = await page.evaluate((runs) => globalThis.measureEdits?.(runs), WARM_UPS + RUNS)
    if (pairs === undefined) throw new Error('the page has nothing to measure')
    return pairs.slice(WARM_UPS)
  } finally {
    await browser.close()
  }
}

const editFigures = async (): Promise<readonly Figure[]> => {
  const pairs = await editPairs()
  const name = 'width edit of a 1400 x 1000 window to scene and SVG text, against paper.js'
  return [
    figureOf({ name: `${name}, median`, limit: 0.25 }, pairs),
    slowestFigureOf({ name: `${name}, 95th percentile`, limit: 0.25 }, pairs),
  ]
}

const SIDE = 2990
const view: View = { side: 'outside', measurements: true }

/** A pane behind a grid of bars, straight from its layout: more bars than anybody may order. */
const gridOf = (fields: number) => {
  const bars = (direction: Bar['direction']): Bar[] =>
    Array.from({ length: fields - 1 }, (_, index) => ({
      panel: 'c1r1',
      typeId: 'A26',
      direction,
      position: Math.round((SIDE * (index + 1)) / fields),
    }))
  const crossbars = [...bars('VERTICAL'), ...bars('HORIZONTAL')]
  const draw = () => svgText(toSvgNodes(elevation(1001, { width: SIDE, height: SIDE, crossbars })))
  const members = elevation(1001, { width: SIDE, height: SIDE, crossbars }).parts.length
  return { draw, members }
}

const gridFigure = (): Promise<Figure> => {
  const [fine, coarse] = [gridOf(39), gridOf(6)]
  const asMany = Math.round(fine.members / coarse.members)
  return compare({
    name: `39 x 39 grid to SVG text, per member, against 6 x 6 (${fine.members} and ${coarse.members} members)`,
    limit: 1.5,
    runs: 40,
    warmUps: 10,
    ours: fine.draw,
    yardstick: () => {
      for (let count = 0; count < asMany; count += 1) coarse.draw()
    },
  })
}

/** Twelve windows in a row, each with the coupling post to the next; the first is the one that is worked on. */
const twelveRows = (): ((main: Configuration) => PlacedRows) => {
  const height = 1190
  const post = configured(9001, { width: 20, height })
  const neighbours = Array.from({ length: 11 }, (_, index): PlacedRow[] => {
    const configuration = configured(1002, { width: 790 + 10 * index, height })
    const left = 1500 + 1000 * index
    return [
      { rowNumber: index + 2, configuration, at: [left, 0] },
      { rowNumber: index + 20, configuration: post, at: [left - 20, 0], isPost: true },
    ]
  }).flat()
  return (configuration) => [{ rowNumber: 1, configuration, at: [0, 0] }, ...neighbours]
}

/** Each run draws another edit of the first row, as the editor does. */
const constructionFigure = (): Promise<Figure> => {
  const rowsWith = twelveRows()
  const edits = Array.from({ length: 100 }, (_, index) =>
    configured(1002, { width: 900 + index, height: 1190 }),
  )
  let run = 0
  let edited = edits[0] as Configuration
  return compare({
    name: 'scene of 12 connected rows and 11 posts at an edit of one, against that row alone',
    limit: 14,
    runs: 200,
    warmUps: 300,
    prepare: () => {
      run += 1
      edited = { ...(edits[run % edits.length] as Configuration) }
    },
    ours: () => buildConstruction(rowsWith(edited), colorLists, view),
    yardstick: () => buildScene(edited, colorLists, view),
  })
}

/** As when the editor opens: nothing of any row has been drawn before. */
const firstDrawFigure = (): Promise<Figure> => {
  const rows = twelveRows()(configured(1002, { width: 900, height: 1190 }))
  const unseen = (): PlacedRows => {
    const [main, ...others] = rows.map((row) => ({ ...row, configuration: { ...row.configuration } }))
    if (!main) throw new Error('a construction has rows')
    return [main, ...others]
  }
  let drawn = unseen()
  return compare({
    name: 'scene of 12 connected rows and 11 posts when it is first drawn, against one row alone',
    limit: 14,
    runs: 200,
    warmUps: 300,
    prepare: () => {
      drawn = unseen()
    },
    ours: () => buildConstruction(drawn, colorLists, view),
    yardstick: () => buildScene(drawn[0].configuration, colorLists, view),
  })
}

export const drawingFigures = async (): Promise<readonly Figure[]> => [
  ...(await editFigures()),
  await gridFigure(),
  await constructionFigure(),
  await firstDrawFigure(),
]
