/** The entry point of a function: an event of the HTTP API (payload 2.0) in, an answer out. */
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import type { Hono } from 'hono'
import { handle as honoHandle, type LambdaContext, type LambdaEvent } from 'hono/aws-lambda'
import type { Served } from './served.ts'

/** HTTP lets a read carry a body, a fetch Request does not; nobody reads it, so it is dropped. */
const withoutStrayBody = (event: APIGatewayProxyEventV2): APIGatewayProxyEventV2 => {
  const { method } = event.requestContext.http
  return method === 'GET' || method === 'HEAD' ? { ...event, body: undefined } : event
}

export const handle = (app: Hono<Served>) => {
  const answer = honoHandle(app)
  // Hono types the same event by hand, with other optional members.
  return (event: APIGatewayProxyEventV2, context?: Context): Promise<APIGatewayProxyStructuredResultV2> =>
    answer(
      withoutStrayBody(event) as unknown as LambdaEvent,
      context as LambdaContext | undefined,
    ) as Promise<APIGatewayProxyStructuredResultV2>
}
