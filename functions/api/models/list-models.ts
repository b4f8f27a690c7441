/** The range as it stands in this version of the program, priced by the list in force. */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { models } from '#domain/catalogue/data/models'
import { priceListInForce } from '#domain/pricing/lists/in-force'
import { ruleTable } from '#domain/rules/rule-table'
import { modelSheetFor } from '#domain/views/model-sheet-for'
import { listPictures } from '../../data/pictures/picture-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { shownImage } from '../../pictures/model-image.ts'
import * as contracts from './contracts.ts'

/** Never cached: a price list may come into force while the page is open. */
const NOT_KEPT = { headers: { 'cache-control': 'private, no-cache' } }

export const listModels = endpoint(contracts.listModels, async ({ at }) => {
  const list = priceListInForce(at)
  const pictures = await listPictures()
  return answered(
    {
      priceListId: list.id,
      models: models.map((model) => modelSheetFor(model, colorLists, list, shownImage(model.id, pictures))),
    },
    NOT_KEPT,
  )
})

export const listModelRules = endpoint(contracts.listModelRules, async () =>
  answered(
    ruleTable.map((line) => ({ ...line, sentences: [...line.sentences] })),
    NOT_KEPT,
  ),
)
