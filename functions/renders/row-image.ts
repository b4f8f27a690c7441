/** What a picture of one product is drawn from: the same for a row, for a model and for whoever asks for it in the night. */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { configure } from '#domain/configurator/configure'
import type { RowImageInput } from '#domain/contracts/render'
import type { Product } from '#domain/product/product'
import { paletteFor } from '#domain/views/palette-for'

/** Pixels, both ways. */
const SIZE = 1000

interface Look extends Pick<RowImageInput, 'view' | 'side' | 'renderer'> {
  readonly size?: number
}

export const rowImage = (product: Product, { size = SIZE, ...look }: Look): RowImageInput => ({
  kind: 'row-image',
  product,
  palette: paletteFor([configure(product, colorLists)], colorLists),
  ...look,
  // A person measures on a drawing and looks at a picture.
  measurements: look.view === 'orthogonal',
  width: size,
  height: size,
  transparentBackground: true,
})

/** The picture that a preview shows, of a row as of a model. */
export const perspectiveImage = (product: Product): RowImageInput =>
  rowImage(product, { view: 'perspective', side: 'outside', renderer: 'webgl' })
