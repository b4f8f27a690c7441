/** How long an edit in the editor keeps a clerk waiting: everything that is computed before the next frame. */
import { colorBook } from '#domain/catalogue/colors/color-book'
import { apply } from '#domain/configurator/apply'
import { createProduct } from '#domain/configurator/create'
import { optionsOf } from '#domain/configurator/options'
import { buildScene } from '#domain/drawing/build-scene'
import { svgText } from '#domain/drawing/svg-text'
import { toSvgNodes } from '#domain/drawing/to-svg'
import { priceList2026 as priceList } from '#domain/pricing/lists/2026-1'
import { price } from '#domain/pricing/price-product'
import type { Bar, Product } from '#domain/product/product'
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

const dividedWindow = (): Product => {
  const plain = createProduct(1001)
  if (!plain.ok) throw new Error(plain.code)
  const divided = apply(
    plain.value,
    {
      width: WIDTH,
      height: HEIGHT,
      dividers: [...bars('VERTICAL', WIDTH), ...bars('HORIZONTAL', HEIGHT)],
    },
    colorBook,
  )
  if (!divided.ok) throw new Error(divided.code)
  return divided.value.product
}

const edit = (product: Product, width: number): number => {
  const edited = apply(product, { width }, colorBook)
  if (!edited.ok) throw new Error(edited.code)
  const { configuration } = edited.value
  const priced = price(configuration, priceList)
  if (!priced.ok) throw new Error(priced.code)
  const options = Object.values(optionsOf(configuration, colorBook, priceList))
  const scene = buildScene(configuration, colorBook, { side: 'outside', measurements: true })
  return options.flat().length + svgText(toSvgNodes(scene)).length
}

/** Each run edits to another width, so that nothing is remembered from the run before. */
export const editFigures = async (): Promise<readonly Figure[]> => {
  const product = dividedWindow()
  const evaluated = apply(product, { width: WIDTH + 1 }, colorBook)
  if (!evaluated.ok) throw new Error(evaluated.code)
  let run = 0
  const ours = () => edit(product, WIDTH + 2 + (run++ % 200))
  const copies = (value: unknown) => () => {
    for (let count = 0; count < 10; count += 1) JSON.parse(JSON.stringify(value))
  }
  const shared = { ours, limit: 3, runs: 60, warmUps: 30 }
  return [
    await compare({
      ...shared,
      name: 'edit of a 5 x 5 window, against JSON of the evaluated product x 10',
      yardstick: copies(evaluated.value.configuration),
    }),
    await compare({
      ...shared,
      name: 'edit of a 5 x 5 window, against JSON of its bare choices x 10',
      yardstick: copies(product),
    }),
  ]
}
