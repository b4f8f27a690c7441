/** /api/v1/openapi.json */

import { setting } from '../../environment.ts'
import { endpoint } from '../../http/endpoint.ts'
import { handle } from '../../http/handle.ts'
import { answered } from '../../http/outcome.ts'
import { resource } from '../../http/resource.ts'
import { lazily } from '../../lazily.ts'
import * as contracts from './contracts.ts'

/** The contracts of all functions, loaded when somebody asks for them. */
const document = lazily(async () => {
  const [{ describeApi }, { registry }] = await Promise.all([
    import('./document.ts'),
    import('./registry.ts'),
  ])
  return { ...describeApi(registry, setting('SERVER_VERSION')) }
})

export const getOpenapi = endpoint(contracts.getOpenapi, async () =>
  answered(await document(), { headers: { 'cache-control': 'public, max-age=300' } }),
)

export const handler = handle(resource([getOpenapi]))
