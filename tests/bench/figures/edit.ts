/** How long an edit in the editor keeps a clerk waiting: everything that is computed before the next frame. */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { apply, applyTo } from '#domain/configurator/apply'
import { createProduct } from '#domain/configurator/create'
import { optionsOf } from '#domain/configurator/options'
import { buildScene } from '#domain/drawing/build-scene'
import { svgText } from '#domain/drawing/svg-text'
import { toSvgNodes } from '#domain/drawing/to-svg'
import { priceList2026 as priceList } from '#domain/pricing/lists/2026-1'
import { price } from '#domain/pricing/price-product'
import type { Bar } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'
import { compare, type Figure } from '../measure.ts'

const WIDTH = 2490
const HEIGHT = 1990

const bars = (direction: Bar['direction'], across: number): Bar[] =>
  [1, 2, 3, 4].map((index) => ({
    panel: '',
    direction,
    typeId: 'P60',
    position: Math.round((across * index) / 5),
  }))

const dividedWindow = (): Configuration => {
  const plain = createProduct(1001)
  if (!plain.ok) throw new Error(plain.code)
  const divided = apply(
    plain.value,
    {
      width: WIDTH,
      height: HEIGHT,
      dividers: [...bars('VERTICAL', WIDTH), ...bars('HORIZONTAL', HEIGHT)],
    },
    colorLists,
  )
  if (!divided.ok) throw new Error(divided.code)
  return divided.value.configuration
}

/** What the editor does between a key and the next frame, with every list of options open. */
const edit = (from: Configuration, width: number): number => {
  const edited = applyTo(from, { width }, colorLists)
  if (!edited.ok) throw new Error(edited.code)
  const { configuration } = edited.value
  const priced = price(configuration, priceList)
  if (!priced.ok) throw new Error(priced.code)
  const options = Object.values(optionsOf(configuration, colorLists, priceList))
  const scene = buildScene(configuration, colorLists, { side: 'outside', measurements: true })
  return options.flat().length + svgText(toSvgNodes(scene)).length
}

/** Each run edits to another width, so that nothing is remembered from the run before. */
export const editFigures = async (): Promise<readonly Figure[]> => {
  const configuration = dividedWindow()
  let run = 0
  const ours = () => {
    run += 1
    return edit(configuration, WIDTH + 1 + (run % 200))
  }
  const copies = (value: unknown) => () => {
    for (let count = 0; count < 10; count += 1) JSON.parse(JSON.stringify(value))
  }
  const shared = { ours, runs: 120, warmUps: 200 }
  return [
    await compare({
      ...shared,
      limit: 3,
      name: 'edit of a 5 x 5 window, against JSON of the evaluated product x 10',
      yardstick: copies(configuration),
    }),
    await compare({
      ...shared,
      limit: null,
      name: 'edit of a 5 x 5 window, against JSON of its bare choices x 10',
      yardstick: copies(configuration.product),
    }),
  ]
}
