/** What everybody looks up. It changes with a new version of the program only, so a browser may keep it a while. */
import { createHash } from 'node:crypto'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { searchColors } from '#domain/catalogue/search-colors'
import type { Color, ColorListId } from '#domain/catalogue/types'
import { priceListInForce } from '#domain/pricing/lists/in-force'
import { refusal } from '#domain/result'
import { findPlace } from '../../data/postal-codes/postal-codes.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered, FIVE_MINUTES } from '../../http/outcome.ts'
import * as contracts from './contracts.ts'
import { productMenu } from './product-groups.ts'

export const listProductGroups = endpoint(contracts.listProductGroups, async () =>
  answered(await productMenu(), FIVE_MINUTES),
)

const colorsOf = (list: ColorListId, q: string | undefined): Color[] => [
  ...(q === undefined ? colorLists[list] : searchColors(colorLists, list, q)),
]

export const listDoorColors = endpoint(contracts.listDoorColors, async ({ query }) =>
  answered(colorsOf('door', query.q), FIVE_MINUTES),
)

export const listAluminiumColors = endpoint(contracts.listAluminiumColors, async ({ query }) =>
  answered(colorsOf('aluminium', query.q), FIVE_MINUTES),
)

export const listWoodColors = endpoint(contracts.listWoodColors, async ({ query }) =>
  answered(colorsOf('wood', query.q), FIVE_MINUTES),
)

export const getPostalCode = endpoint(contracts.getPostalCode, async ({ params }) => {
  const { code } = params
  const place = findPlace(code)
  return place === null ? refusal('postal-code.unknown') : answered({ code, ...place }, FIVE_MINUTES)
})

/** Told apart by content: a list that is corrected keeps its id. */
export const getCurrentPriceList = endpoint(contracts.getCurrentPriceList, async ({ at }) => {
  const list = priceListInForce(at)
  const hash = createHash('sha256').update(JSON.stringify(list)).digest('base64url')
  return answered(
    { list: { ...list } },
    { headers: { 'cache-control': 'private, no-cache', etag: `"${hash}"` } },
  )
})
