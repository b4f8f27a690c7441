/** Calls a function's handler as Lambda behind an HTTP API does: same limits, same answers when it fails. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { root } from '../../paths.ts'
import type { Route } from '../../routes.ts'
import { withRightsOf } from '../within-rights.ts'
import { fromResult, message, type Reply } from './reply.ts'

/** Largest payload of a synchronous Lambda call, in and out (Lambda quotas). */
export const payloadLimit = 6 * 1024 * 1024

export type Handler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2 | string | undefined>

export type LoadModule = (file: string) => Promise<{ handler?: Handler }>

/** Once per process; a function that changes is seen at the next start. */
export const importModule: LoadModule = (file) => import(pathToFileURL(file).href)

const handlerOf = async ({ entry }: Route, load: LoadModule): Promise<Handler> => {
  const { handler } = await load(join(root, entry))
  if (!handler) throw new Error(`${entry} exports no handler`)
  return handler
}

const contextOf = (route: Route): Context => {
  const awsRequestId = randomUUID()
  const deadline = Date.now() + route.timeoutSeconds * 1000
  return {
    awsRequestId,
    functionName: route.name,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:local:0:function:${route.name}`,
    memoryLimitInMB: String(route.memoryMb),
    logGroupName: route.name,
    logStreamName: awsRequestId,
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => deadline - Date.now(),
    done: () => undefined,
    fail: () => undefined,
    succeed: () => undefined,
  }
}

const within = async <T>(seconds: number, work: Promise<T>): Promise<T | 'late'> => {
  const { promise, resolve } = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => resolve('late'), seconds * 1000)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}

export const invoke = async (
  route: Route,
  event: APIGatewayProxyEventV2,
  load: LoadModule,
): Promise<Reply> => {
  try {
    const handler = await handlerOf(route, load)
    const called = withRightsOf(route, () => handler(event, contextOf(route)))
    const result = await within(route.timeoutSeconds, called)
    if (result === 'late') return message(503, 'Service Unavailable')
    const reply = fromResult(result)
    if (reply.body.length <= payloadLimit) return reply
    console.error(`${route.name}: the answer is larger than Lambda allows (${reply.body.length} bytes)`)
  } catch (error) {
    console.error(`${route.name}:`, error)
  }
  return message(500, 'Internal Server Error')
}
