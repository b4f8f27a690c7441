/** `npm run bench`: every figure as a ratio against its yardstick, measured in this run. Exit 1 when one is over its limit. */
import { coldStartFigures } from './figures/cold-start.ts'
import { directoryFigures } from './figures/directory.ts'
import { drawingFigures } from './figures/drawing.ts'
import { editFigures } from './figures/edit.ts'
import { editorFigures } from './figures/editor.ts'
import { engineFigures } from './figures/engine.ts'
import { exchangeFigures } from './figures/exchange.ts'
import { fallbackImageFigure } from './figures/fallback-image.ts'
import { newRowFigures } from './figures/new-row.ts'
import { largeOfferFigures, offerReadFigure } from './figures/offer-read.ts'
import { organisationPageFigure } from './figures/organisation-page.ts'
import { pageWeightFigures } from './figures/page-weight.ts'
import { pictureFigures } from './figures/pictures.ts'
import { longPdfFigure, quotePdfFigure, rowImageFigure } from './figures/render.ts'
import { roomFigures } from './figures/room.ts'
import { scrollFigure } from './figures/scroll.ts'
import { searchFigures } from './figures/search.ts'
import { workerMemoryFigure } from './figures/worker-memory.ts'
import { machineSpeed } from './machine-speed.ts'
import { type Figure, isWithin, printed } from './measure.ts'
import { openWorld } from './world.ts'

const show = (figure: Figure): Figure => {
  console.log(printed(figure))
  return figure
}

console.log(machineSpeed())
const figures: Figure[] = [
  ...(await editFigures()),
  ...(await engineFigures()),
  ...(await drawingFigures()),
  ...(await exchangeFigures()),
].map(show)
const world = await openWorld()
try {
  for (const measure of [offerReadFigure, rowImageFigure, quotePdfFigure, longPdfFigure, workerMemoryFigure])
    figures.push(show(await measure(world)))
  figures.push(...(await coldStartFigures(world)).map(show))
  figures.push(show(await fallbackImageFigure(world)))
  figures.push(...(await pictureFigures(world)).map(show))
  figures.push(show(await organisationPageFigure(world)))
  console.log(machineSpeed())
  figures.push(...(await pageWeightFigures(world)).map(show))
  figures.push(...(await editorFigures(world)).map(show))
  figures.push(...(await newRowFigures(world)).map(show))
  figures.push(...(await largeOfferFigures(world)).map(show))
  figures.push(show(await scrollFigure(world)))
  figures.push(...(await searchFigures()).map(show))
  figures.push(...(await directoryFigures()).map(show))
  figures.push(...(await roomFigures(world)).map(show))
} finally {
  await world.close()
}
console.log(machineSpeed())
process.exit(figures.every(isWithin) ? 0 : 1)
