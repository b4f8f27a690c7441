/** What the editor has of the engine, for the figure of its weight: the range, options, price, drawing. */
export { applyTo } from '#domain/configurator/apply'
export { configure } from '#domain/configurator/configure'
export { createProduct } from '#domain/configurator/create'
export {
  barOptionsOf,
  optionsOf,
  panelPropertyOptionsOf,
  panelQualityOptionsOf,
} from '#domain/configurator/options'
export { buildScene } from '#domain/drawing/build-scene'
export { svgText } from '#domain/drawing/svg-text'
export { thumbnail } from '#domain/drawing/thumbnail'
export { toSvgNodes } from '#domain/drawing/to-svg'
export { sentenceOf } from '#domain/messages/words'
export { price } from '#domain/pricing/price-product'
export { rowPrices } from '#domain/pricing/row-price'
export { totalsOf } from '#domain/pricing/totals'
