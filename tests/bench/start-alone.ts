/**
 * A packed function in a Node of its own: what its code costs to load, and what the first who calls waits. Lambda's own program has
 * loaded `node:http` before. Loading takes no turns with anything, so it is told as time of the processor, which a shared machine disturbs least.
 */
import 'node:http'
import { pathToFileURL } from 'node:url'
import type { FirstRequest } from './first-requests.ts'

const [file = '', asked] = process.argv.slice(2)

const processorMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const eventOf = ({ method, path, query = '', body, cookie }: FirstRequest) => ({
  version: '2.0',
  rawPath: path,
  rawQueryString: query,
  cookies: [cookie],
  headers: {
    host: 'localhost',
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    'x-forwarded-host': 'localhost',
    'x-origin-secret': process.env.ORIGIN_SECRET,
  },
  requestContext: { http: { method, path, sourceIp: '127.0.0.1' }, requestId: 'first' },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  isBase64Encoded: false,
})

const before = processorMs()
const { handler } = await import(pathToFileURL(file).href)
const loadMs = processorMs() - before

const begun = performance.now()
const answer = asked === undefined ? null : await handler(eventOf(JSON.parse(asked)))
const firstCallMs = answer && performance.now() - begun
console.log(JSON.stringify({ loadMs, firstCallMs, status: answer?.statusCode ?? null }))
process.exit(0)
