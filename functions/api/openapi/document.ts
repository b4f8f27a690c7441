/** The API document (OpenAPI 3.1), made from the contracts that the endpoints are made of, so that it cannot differ. */
import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import * as z from 'zod'
import { errorBody } from '#domain/contracts/error'
import { webhookCall } from '#domain/contracts/webhook'
import type { Contract } from '../../http/contract.ts'

const refused = (description: string) => ({
  description,
  content: { 'application/json': { schema: errorBody } },
})

const headersOf = ({ once }: Contract) =>
  once
    ? [
        {
          name: 'Idempotency-Key',
          in: 'header' as const,
          required: false,
          description: 'The same key twice does the work once.',
          schema: { type: 'string' as const, minLength: 8, maxLength: 200 },
        },
      ]
    : []

/** The resource: what comes after `/api/v1/`, or the first part of an address outside the API. */
const tagOf = (path: string): string => path.replace(/^\/api\/v1/, '').split('/')[1] ?? ''

/** Whoever asks has one of them. Of a key it is said what it has to be good for. */
const securityOf = ({ needs, byKey }: Contract): Record<string, string[]>[] => {
  if (needs === 'nothing') return []
  return [{ session: [] }, ...(byKey === undefined ? [] : [{ organisationKey: [byKey] }])]
}

const routeOf = (contract: Contract) => {
  const {
    id,
    method,
    path,
    summary,
    needs,
    byKey,
    params,
    query,
    body,
    answer,
    status = 200,
    produces,
  } = contract
  return createRoute({
    operationId: id,
    method,
    path,
    summary,
    tags: [tagOf(path)],
    security: securityOf(contract),
    parameters: headersOf(contract),
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(body && { body: { required: true, content: { 'application/json': { schema: body } } } }),
    },
    responses: {
      [status]: { description: summary, content: { [produces ?? 'application/json']: { schema: answer } } },
      ...(needs !== 'nothing' && { 401: refused('Not logged in.'), 403: refused('No access.') }),
      ...((params || query || body) && { 422: refused('Invalid value.') }),
      ...(byKey && { 429: refused('The key is used more often than it may be.') }),
    },
  })
}

export const describeApi = (contracts: readonly Contract[], version: string) => {
  const app = new OpenAPIHono()
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-session',
  })
  app.openAPIRegistry.registerComponent('securitySchemes', 'organisationKey', {
    type: 'http',
    scheme: 'bearer',
    description:
      'A key of a store or a builder: `Authorization: Bearer lysvag_…`, without cookies. An operation that does not name it needs a person.',
  })
  for (const contract of contracts) app.openAPIRegistry.registerPath(routeOf(contract))
  app.openAPIRegistry.registerWebhook({
    method: 'post',
    path: 'event',
    summary: 'What a webhook is called with: how a quote stands, and nothing of customers or money.',
    request: {
      headers: z.object({
        'webhook-id': z.string().meta({ description: 'The same for every attempt.' }),
        'webhook-timestamp': z.string().meta({ description: 'Seconds since 1970.' }),
        'webhook-signature': z.string().meta({ description: 'As Standard Webhooks has it.' }),
      }),
      body: { required: true, content: { 'application/json': { schema: webhookCall } } },
    },
    responses: { 204: { description: 'Taken. Any status from 200 to 299 is good.' } },
  })
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Lysvåg Vindu og Dør', version },
  })
}
