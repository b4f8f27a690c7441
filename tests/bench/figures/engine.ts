/** What the engine costs: every option of the richest model, quotes of thousands of rows, and its weight in the browser. */
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { models } from '#domain/catalogue/data/models'
import { applyTo } from '#domain/configurator/apply'
import { configure } from '#domain/configurator/configure'
import { createProduct } from '#domain/configurator/create'
import { optionsOf } from '#domain/configurator/options'
import { buildScene } from '#domain/drawing/build-scene'
import { svgText } from '#domain/drawing/svg-text'
import { toSvgNodes } from '#domain/drawing/to-svg'
import { priceList2026 as priceList } from '#domain/pricing/lists/2026-1'
import { price } from '#domain/pricing/price-product'
import { rowPrices } from '#domain/pricing/row-price'
import { type TotalsRow, totalsOf } from '#domain/pricing/totals'
import type { Configuration } from '#domain/rules/configuration'
import { root } from '#infra/paths'
import { makeManifest } from '#tests/factories/quotes'
import { compare, type Figure, quantile } from '../measure.ts'

const configured = (modelId: number): Configuration => {
  const product = createProduct(modelId)
  if (!product.ok) throw new Error(product.code)
  return configure(product.value, colorLists)
}

const choicesOf = (from: Configuration): number =>
  Object.values(optionsOf(from, colorLists, priceList)).flat().length

const grossOf = (configuration: Configuration): number => {
  const priced = price(configuration, priceList)
  if (!priced.ok) throw new Error(priced.code)
  return priced.value.gross
}

/** The model with the most to choose from. */
const richest = (): Configuration => {
  const [first, ...others] = models.map(({ id }) => configured(id))
  if (first === undefined) throw new Error('the range is empty')
  return others.reduce((most, each) => (choicesOf(each) > choicesOf(most) ? each : most), first)
}

/** Options remember what they have worked out for a configuration, so each run asks about another one. */
const wider = (from: Configuration, run: number): Configuration => {
  const edited = applyTo(from, { width: from.values.width - 1 - (run % 90) }, colorLists)
  if (!edited.ok) throw new Error(edited.code)
  return edited.value.configuration
}

const optionsFigures = async (from: Configuration): Promise<readonly Figure[]> => {
  const choices = choicesOf(from)
  let run = 0
  let configuration = from
  const shared = {
    runs: 100,
    warmUps: 50,
    prepare: () => {
      run += 1
      configuration = wider(from, run)
    },
    ours: () => choicesOf(configuration),
  }
  const name = `options of ${from.model.name}, ${choices} choices with their prices, against as many prices`
  const asManyTimes = (work: () => unknown) => () => {
    for (let count = 0; count < choices; count += 1) work()
  }
  return [
    await compare({
      ...shared,
      name: `${name} of the product`,
      limit: 0.5,
      yardstick: asManyTimes(() => grossOf(configure(configuration.product, colorLists))),
    }),
    await compare({
      ...shared,
      name: `${name} of the product already evaluated`,
      limit: null,
      yardstick: asManyTimes(() => grossOf(configuration)),
    }),
  ]
}

/** Everything between a key and the next frame, in milliseconds; a frame has 16.7. */
const editFigure = async (from: Configuration): Promise<Figure> => {
  const times: number[] = []
  for (let run = 0; run < 300; run += 1) {
    const start = performance.now()
    const edited = wider(from, run)
    grossOf(edited)
    choicesOf(edited)
    svgText(toSvgNodes(buildScene(edited, colorLists, { side: 'outside', measurements: true })))
    if (run >= 100) times.push(performance.now() - start)
  }
  const median = quantile(times, 0.5)
  return {
    name: `whole edit of ${from.model.name}, against a frame`,
    limit: 1,
    ratio: median / (1000 / 60),
    detail: `median ${median.toFixed(2)} ms, 95th percentile ${quantile(times, 0.95).toFixed(2)} ms, of ${(1000 / 60).toFixed(1)} ms`,
  }
}

const { terms } = makeManifest()

const rowsOf = (configurations: readonly Configuration[]): TotalsRow[] =>
  configurations.map((configuration) => ({
    gross: grossOf(configuration),
    discountCategory: 'windows',
    discountRate: 30,
    marginRateStore: 0,
    marginRateAgent: 0,
    isStockItem: false,
    isConstructionPart: false,
    numberOf: 1,
    inOrderUvalue: true,
    uValue: configuration.thermal.uValue,
    areaM2: configuration.thermal.areaM2,
  }))

const priceQuote = (configurations: readonly Configuration[]) => totalsOf(rowsOf(configurations), [], terms)

const quoteFigures = async (): Promise<readonly Figure[]> => {
  const range = models.map(({ id }) => configured(id))
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => range[index % range.length]).filter(
      (each) => each !== undefined,
    )
  const [thousand, tenThousand] = [many(1000), many(10_000)]
  const singly = () => {
    for (const row of rowsOf(thousand)) rowPrices(row, terms)
  }
  return [
    await compare({
      name: 'prices and totals of 1,000 rows, against 1,000 single prices',
      limit: 1.3,
      runs: 40,
      warmUps: 10,
      ours: () => priceQuote(thousand),
      yardstick: singly,
    }),
    await compare({
      name: 'prices and totals of 10,000 rows, against 10 times 1,000',
      limit: 1.3,
      runs: 15,
      warmUps: 3,
      ours: () => priceQuote(tenThousand),
      yardstick: () => {
        for (let count = 0; count < 10; count += 1) priceQuote(thousand)
      },
    }),
  ]
}

const LIMIT_KB = 120

const weightFigure = async (): Promise<Figure> => {
  const bundled = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(root, 'tests/bench/engine-entry.ts'), formats: ['es'] },
      rolldownOptions: { external: ['zod'] },
    },
  })) as Rolldown.RolldownOutput[]
  const chunks = bundled.flatMap(({ output }) => output).filter((file) => file.type === 'chunk')
  const kilobytes = gzipSync(chunks.map(({ code }) => code).join('\n')).length / 1024
  return {
    name: 'JavaScript of the engine and the range, gzipped',
    limit: 1,
    ratio: kilobytes / LIMIT_KB,
    detail: `${kilobytes.toFixed(0)} KB of ${LIMIT_KB} KB`,
  }
}

export const engineFigures = async (): Promise<readonly Figure[]> => {
  const from = richest()
  return [
    ...(await optionsFigures(from)),
    await editFigure(from),
    ...(await quoteFigures()),
    await weightFigure(),
  ]
}
