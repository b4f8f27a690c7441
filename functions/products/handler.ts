/** /api/v1/products: the products of rows, their drawings and pictures. */
import { handle } from '../http/handle.ts'
import { resource } from '../http/resource.ts'
import { updateProduct } from './change-product.ts'
import { createProduct } from './create-product.ts'
import { drawProduct } from './drawing.ts'
import { previewProduct } from './preview.ts'
import { getProduct } from './read-product.ts'

export const handler = handle(
  resource([createProduct, getProduct, updateProduct, drawProduct, previewProduct]),
)
