/** For each function of the API a request that somebody really makes first of it, and that is answered with what was asked for. */

import { logInAt } from '../e2e/driver/log-in-at.ts'
import { demoPeople } from '../e2e/driver/people.ts'
import type { World } from './world.ts'

export interface FirstRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly query?: string
  readonly body?: unknown
  readonly cookie: string
}

const sent = async (origin: string, { method, path, body, cookie }: FirstRequest): Promise<Response> => {
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { cookie, 'content-type': 'application/json', accept: 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

/** A link for the customer to the house; answers with its path. */
export const makeLink = async ({ origin, cookie, house }: World): Promise<string> => {
  const path = `/api/v1/offers/${house}/customer/links`
  const made = await sent(origin, { method: 'POST', path, body: { prices: 'rows', days: 7 }, cookie })
  return (await made.json()).model.path
}

/** By the name of the function. */
export const firstRequests = async (world: World): Promise<Readonly<Record<string, FirstRequest>>> => {
  const { origin, cookie, house } = world
  const admin = await logInAt(origin, demoPeople.superUser)
  const get = (path: string, query?: string): FirstRequest => ({
    method: 'GET',
    path,
    cookie,
    ...(query === undefined ? {} : { query }),
  })
  const post = (path: string, body: unknown): FirstRequest => ({ method: 'POST', path, body, cookie })
  const asAdmin = (request: FirstRequest): FirstRequest => ({ ...request, cookie: admin })

  const quote = `/api/v1/offers/${house}`
  const link = await makeLink(world)
  const { id: job } = await (await sent(origin, get(`/tilbud/${house}/pdf`))).json()
  return {
    session: get('/api/v1/users/current'),
    users: asAdmin(get('/api/v1/users')),
    reference: get('/api/v1/productgroups'),
    texts: get('/api/v1/i18n/uitexts'),
    models: asAdmin(get('/api/v1/models')),
    stores: asAdmin(get('/api/v1/stores')),
    agents: asAdmin(get('/api/v1/agents')),
    chains: asAdmin(get('/api/v1/chains')),
    integrations: asAdmin(get('/api/v1/integrations/stores/101/keys')),
    logos: get('/assets/stores/101/logo'),
    logging: post('/api/v1/logging', {
      timestamp: new Date().toISOString(),
      environment: 'bench',
      logLevel: 'info',
      logger: 'bench',
      message: 'first',
    }),
    messages: get('/api/v1/system/messages'),
    operations: asAdmin(get('/api/v1/operations')),
    debug: asAdmin(get('/debug/roles')),
    openapi: get('/api/v1/openapi.json'),
    offers: get(quote),
    products: get(`/api/v1/products/${house}/0/1`),
    pictures: asAdmin(get('/api/v1/pictures')),
    mcp: post('/api/v1/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    config: get('/api/v1/config/crossbars/F'),
    customer: get(`/api/v1/customer/${link.split('/kunde/')[1]}`),
    sheets: get('/api/v1/sheets/columns', 'shape=littera%7Cantall'),
    imports: asAdmin(
      post('/api/v1/imports/stores/check', {
        chainId: 1,
        lines: [{ line: 2, cells: { name: 'Tømmerringen Odda', postalCode: '5750' } }],
      }),
    ),
    caches: asAdmin(get('/api/v1/caches')),
    jobs: get(`/api/v1/jobs/${job}`),
    documents: get(`/tilbud/${house}/html`),
    exchange: get(`${quote}/ifc`),
  }
}
