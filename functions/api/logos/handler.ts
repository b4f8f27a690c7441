/**
 * /assets/{type}/{id}/logo: the logo of an organisation for whoever may see it. One without a logo, one that is not there and one that
 * the viewer may not see look alike. Papers and customers' pages carry their logo in themselves and do not come here.
 */

import { readLogo } from '../../data/organisations/logo-store.ts'
import { endpoint } from '../../http/endpoint.ts'
import { handle } from '../../http/handle.ts'
import { answered } from '../../http/outcome.ts'
import { resource } from '../../http/resource.ts'
import { findAgentFor, findStoreFor } from '../../organisations/find-organisation.ts'
import * as contracts from './contracts.ts'

/** A house in outline. */
const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" width="75" height="75" viewBox="0 0 75 75"><rect width="75" height="75" rx="6" fill="#f1efe9"/><path d="M20 38 37.5 22 55 38M25 35v19h25V35M34 54V43h7v11" fill="none" stroke="#8a8577" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></svg>`

/** Asked for anew each time: who may see it is judged each time, and the picture comes only when it is another one. */
const EACH_TIME = 'private, no-cache'

export const getLogo = endpoint(contracts.getLogo, async ({ params, caller }) => {
  const find = params.type === 'agents' ? findAgentFor : findStoreFor
  const found = await find(caller.viewer, params.id)
  const logo = found.ok ? found.value.logo : null
  const bytes = logo && (await readLogo(logo))
  if (logo === null || bytes === null)
    return answered(PLACEHOLDER, {
      headers: {
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': EACH_TIME,
        etag: '"placeholder"',
      },
    })
  return answered(bytes, {
    headers: { 'content-type': logo.imageType, 'cache-control': EACH_TIME, etag: `"${logo.hash}"` },
  })
})

export const handler = handle(resource([getLogo]))
