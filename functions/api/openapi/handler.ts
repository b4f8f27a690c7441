/** /api/v1/openapi.json */

import { setting } from '../../environment.ts'
import { endpoint } from '../../http/endpoint.ts'
import { handle } from '../../http/handle.ts'
import { answered } from '../../http/outcome.ts'
import { resource } from '../../http/resource.ts'
import { lazily } from '../../lazily.ts'
import * as contracts from './contracts.ts'
import { describeApi } from './document.ts'
import { registry } from './registry.ts'

const document = lazily(() => ({ ...describeApi(registry, setting('SERVER_VERSION')) }))

export const getOpenapi = endpoint(contracts.getOpenapi, async () =>
  answered(document(), { headers: { 'cache-control': 'public, max-age=300' } }),
)

export const handler = handle(resource([getOpenapi]))
