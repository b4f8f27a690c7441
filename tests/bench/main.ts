/**
 * `npm run bench`: every figure as a ratio against its yardstick, measured in this run; `npm run bench -- directory page-weight` only
 * those. Exit 1 when one is over its limit.
 */
import { coldStartFigures } from './figures/cold-start.ts'
import { costFigure } from './figures/cost.ts'
import { directoryFigures } from './figures/directory.ts'
import { drawingFigures } from './figures/drawing.ts'
import { editFigures } from './figures/edit.ts'
import { editorFigures } from './figures/editor.ts'
import { engineFigures } from './figures/engine.ts'
import { exchangeFigures } from './figures/exchange.ts'
import { fallbackImageFigure } from './figures/fallback-image.ts'
import { file3dFigures } from './figures/file-3d.ts'
import { firstKeyFigures } from './figures/first-keys.ts'
import { hundredsOfRowsFigures } from './figures/hundreds-of-rows.ts'
import { in3dFigures } from './figures/in-3d.ts'
import { layoutShiftFigures } from './figures/layout-shift.ts'
import { lighthouseFigures } from './figures/lighthouse.ts'
import { loadFigures } from './figures/load.ts'
import { newRowFigures } from './figures/new-row.ts'
import { largeOfferFigures, offerReadFigure } from './figures/offer-read.ts'
import { openingFigures } from './figures/opening.ts'
import { orderFigure } from './figures/order.ts'
import { organisationPageFigure } from './figures/organisation-page.ts'
import { pageWeightFigures } from './figures/page-weight.ts'
import { pictureFigures } from './figures/pictures.ts'
import { printsAtOnceFigure } from './figures/prints-at-once.ts'
import { quickEntryFigures } from './figures/quick-entry.ts'
import { longPdfFigure, quotePdfFigure, rowImageFigure } from './figures/render.ts'
import { roomFigures } from './figures/room.ts'
import { scrollFigure } from './figures/scroll.ts'
import { searchFigures } from './figures/search.ts'
import { workerMemoryFigure } from './figures/worker-memory.ts'
import { workingDayFigure } from './figures/working-day.ts'
import { machineSpeed } from './machine-speed.ts'
import { type Figure, isWithin, printed } from './measure.ts'
import { openWorld, type World } from './world.ts'

/** In the order in which they are measured; the first need no running house, or have one of their own. */
const alone: Record<string, () => Promise<readonly Figure[]>> = {
  edit: editFigures,
  engine: engineFigures,
  drawing: drawingFigures,
  exchange: exchangeFigures,
  'file-3d': file3dFigures,
  cost: costFigure,
  load: loadFigures,
}

const inHouse: Record<string, (house: World) => Promise<Figure | readonly Figure[]>> = {
  'offer-read': offerReadFigure,
  order: orderFigure,
  'row-image': rowImageFigure,
  'quote-pdf': quotePdfFigure,
  'long-pdf': longPdfFigure,
  'prints-at-once': printsAtOnceFigure,
  'worker-memory': workerMemoryFigure,
  'cold-start': coldStartFigures,
  'fallback-image': fallbackImageFigure,
  pictures: pictureFigures,
  'organisation-page': organisationPageFigure,
  'page-weight': pageWeightFigures,
  editor: editorFigures,
  opening: openingFigures,
  lighthouse: lighthouseFigures,
  'layout-shift': layoutShiftFigures,
  'new-row': newRowFigures,
  'first-keys': firstKeyFigures,
  'quick-entry': quickEntryFigures,
  'in-3d': in3dFigures,
  'large-offer': largeOfferFigures,
  'hundreds-of-rows': hundredsOfRowsFigures,
  scroll: scrollFigure,
  search: searchFigures,
  directory: directoryFigures,
  room: roomFigures,
  'working-day': workingDayFigure,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in alone || name in inHouse))
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: there are ${Object.keys({ ...alone, ...inHouse }).join(', ')}`)
  process.exit(2)
}
const isAsked = ([name]: readonly [string, unknown]): boolean => asked.length === 0 || asked.includes(name)

const figures: Figure[] = []
const show = (measured: Figure | readonly Figure[]): void => {
  for (const figure of [measured].flat()) {
    console.log(printed(figure))
    figures.push(figure)
  }
}

console.log(machineSpeed())
for (const [, measure] of Object.entries(alone).filter(isAsked)) show(await measure())
const wanted = Object.entries(inHouse).filter(isAsked)
if (wanted.length > 0) {
  const world = await openWorld()
  try {
    for (const [, measure] of wanted) show(await measure(world))
  } finally {
    await world.close()
  }
}
console.log(machineSpeed())
process.exit(figures.every(isWithin) ? 0 : 1)
