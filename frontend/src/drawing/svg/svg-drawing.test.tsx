import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { configure } from '#domain/configurator/configure'
import { createProduct } from '#domain/configurator/create'
import { buildScene } from '#domain/drawing/build-scene'
import { svgText } from '#domain/drawing/svg-text'
import { toSvgNodes } from '#domain/drawing/to-svg'
import { SvgDrawing } from './svg-drawing.tsx'

test('the screen shows the drawing that is written for paper, to the last attribute', () => {
  const product = createProduct(1002)
  if (!product.ok) throw new Error(product.code)
  const configuration = configure(product.value, colorLists)
  const node = toSvgNodes(buildScene(configuration, colorLists, { side: 'inside', measurements: true }), {
    interactive: true,
  })
  const written = svgText(node)
    .replaceAll(/<path([^>]*)\/>/g, '<path$1></path>')
    .replaceAll('&#39;', '&#x27;')
  expect(renderToStaticMarkup(<SvgDrawing node={node} />)).toBe(written)
})
