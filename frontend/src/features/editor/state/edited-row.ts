/** What the editor reads of a row. A row that has just been made here has all of it before the server has stored anything. */

import type { ExtraId } from '#domain/catalogue/data/extras'
import type { ColorLists } from '#domain/catalogue/types'
import { configure } from '#domain/configurator/configure'
import { createProduct } from '#domain/configurator/create'
import type { ProductRow } from '#domain/contracts/product'
import { withExtras } from '#domain/quote/extras/with-extras'

export type EditedRow = Pick<
  ProductRow,
  | 'orderNumber'
  | 'rowNumber'
  | 'revision'
  | 'replaces'
  | 'model'
  | 'choices'
  | 'stated'
  | 'editable'
  | 'readOnly'
  | 'mountingType'
  | 'connectToRow'
  | 'connectPosition'
  | 'connectLocation'
>

/** A revision that no server has given. */
const NOT_STORED = ''

export const isStored = ({ revision }: Pick<EditedRow, 'revision'>): boolean => revision !== NOT_STORED

interface Made {
  readonly orderNumber: number
  readonly place: number
  readonly modelId: string
}

/** The row as the server will make it: the model's own choices, with the quick choices of the quote. Null for an unknown model. */
export const newlyMade = (
  { orderNumber, place, modelId }: Made,
  extras: readonly ExtraId[],
  colorLists: ColorLists,
): EditedRow | null => {
  const product = createProduct(Number(modelId))
  if (!product.ok) return null
  const { configuration } = withExtras(configure(product.value, colorLists), extras, colorLists)
  const { model, facts } = configuration
  return {
    orderNumber,
    rowNumber: place,
    revision: NOT_STORED,
    replaces: null,
    model: {
      id: modelId,
      description: model.name,
      parentId: model.patternId === undefined ? null : String(model.patternId),
      glassCode: model.defaultGlass,
    },
    choices: configuration.product.choices,
    stated: configuration.product.stated,
    editable: true,
    readOnly: false,
    mountingType: facts.mountingType,
    connectToRow: null,
    connectPosition: null,
    connectLocation: null,
  }
}
