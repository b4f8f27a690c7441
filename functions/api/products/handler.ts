/** /api/v1/products: the products of rows, how rows are mounted together, their drawings and pictures. */
import { handle } from '../../http/handle.ts'
import { resource } from '../../http/resource.ts'
import { updateProduct } from './change-product.ts'
import { connect, disconnect, listConnections } from './connections.ts'
import { createProduct } from './create-product.ts'
import { drawProduct } from './drawing.ts'
import { fallbackProduct, previewProduct, setPreview } from './preview.ts'
import { getProduct } from './read-product.ts'
import { addSchedule, getModelRows, getScheduleTerms } from './schedule.ts'

export const handler = handle(
  resource([
    createProduct,
    getProduct,
    updateProduct,
    getScheduleTerms,
    addSchedule,
    getModelRows,
    // Before the drawing, whose address ends in any file name.
    listConnections,
    connect,
    disconnect,
    drawProduct,
    setPreview,
    previewProduct,
    fallbackProduct,
  ]),
)
