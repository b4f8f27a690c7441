/** The drawing of a row. A revision never changes but the program that draws it may, so a browser keeps it for a day. */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { configure } from '#domain/configurator/configure'
import { thumbnail } from '#domain/drawing/thumbnail'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import { findRowFor } from '../../quotes/find-row.ts'
import * as contracts from './contracts.ts'

const headers = {
  'cache-control': 'private, max-age=86400',
  // Opened by itself an SVG is a page; this one runs nothing and fetches nothing.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

export const drawProduct = endpoint(contracts.drawProduct, async ({ params, query, caller: { viewer } }) => {
  const changeId = contracts.DRAWING.exec(params.file)?.[1] ?? ''
  const found = await findRowFor(viewer, { ...params, changeId })
  if (!found.ok) return found
  const configuration = configure(found.value.revision.product, colorLists)
  return answered(thumbnail(configuration, colorLists, query.side), { headers })
})
