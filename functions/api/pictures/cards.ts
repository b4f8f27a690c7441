/** Cards to make pictures from: the models of the range in the order of the product menu, or the rows of an order. */
import type { Viewer } from '#domain/access/access'
import { findModel } from '#domain/catalogue/catalogue'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { productGroups } from '#domain/catalogue/data/groups'
import { models } from '#domain/catalogue/data/models'
import type { Color } from '#domain/catalogue/types'
import { configure } from '#domain/configurator/configure'
import type { ApiPictureCard } from '#domain/contracts/pictures'
import type { Product } from '#domain/product/product'
import { type Result, success } from '#domain/result'
import { listPictures, type ModelPicture } from '../../data/pictures/picture-repository.ts'
import { findRevisions } from '../../data/quotes/quote-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { modelDrawingUrl } from '../../model-drawing.ts'
import { modelAsItComes } from '../../pictures/model-scene.ts'
import { findQuoteFor } from '../../quotes/find-quote.ts'
import * as contracts from './contracts.ts'

interface Pictured {
  readonly rowNumber: number
  readonly product: Product
}

const modelsOfMenu = (): readonly Pictured[] =>
  productGroups.flatMap(({ pk }) =>
    models
      .filter(({ group }) => group === pk)
      .map(({ id }) => ({ rowNumber: id, product: modelAsItComes(id) })),
  )

const rowsOfOrder = async (viewer: Viewer, orderNumber: number): Promise<Result<readonly Pictured[]>> => {
  const found = await findQuoteFor(viewer, 'quote.view', orderNumber)
  if (!found.ok) return found
  const { rows } = found.value
  const revisions = await findRevisions(
    orderNumber,
    rows.map(({ revisionId }) => revisionId),
  )
  return success(
    rows.flatMap(({ rowNumber, revisionId }) => {
      const revision = revisions.get(revisionId)
      return revision === undefined ? [] : [{ rowNumber, product: revision.product }]
    }),
  )
}

const swatchOf = (color: Color | null) =>
  color && { code: color.code, rgbHex: color.rgbHex, description: color.description }

const cardOf = (
  { rowNumber, product }: Pictured,
  pictures: ReadonlyMap<number, ModelPicture>,
): ApiPictureCard => {
  const { modelId, choices } = product
  const { colors } = configure(product, colorLists)
  const since = pictures.get(modelId)?.shownSince
  return {
    rowNumber,
    modelId,
    description: findModel(modelId)?.name ?? String(modelId),
    colors: {
      outer: swatchOf(colors.outer),
      inner: swatchOf(colors.inner),
      aluminium: swatchOf(colors.cladding),
      frame: swatchOf(colors.frame),
      doorLeaf: swatchOf(colors.wing),
    },
    choices,
    drawingUrl: modelDrawingUrl(modelId),
    modified: since === undefined ? null : Date.parse(since),
  }
}

export const listPictureCards = endpoint(contracts.listPictureCards, async ({ query, caller }) => {
  const { orderNumber } = query
  const [pictured, pictures] = await Promise.all([
    orderNumber === undefined ? success(modelsOfMenu()) : rowsOfOrder(caller.viewer, orderNumber),
    listPictures(),
  ])
  return pictured.ok ? answered(pictured.value.map((each) => cardOf(each, pictures))) : pictured
})
