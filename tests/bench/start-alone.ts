/**
 * A packed function in a Node of its own: what its code costs to load, and what the first who calls waits. Lambda's own program has
 * loaded `node:http` before. Loading takes no turns with anything, so it is told as time of the processor, which a shared machine disturbs least.
 */
import 'node:http'
import { pathToFileURL } from 'node:url'

const [file = '', path] = process.argv.slice(2)

const processorMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const requestFor = (rawPath: string) => ({
  version: '2.0',
  rawPath,
  rawQueryString: '',
  cookies: [process.env.COOKIE],
  headers: {
    host: 'localhost',
    'x-forwarded-host': 'localhost',
    'x-origin-secret': process.env.ORIGIN_SECRET,
  },
  requestContext: { http: { method: 'GET', path: rawPath, sourceIp: '127.0.0.1' }, requestId: 'first' },
  isBase64Encoded: false,
})

const before = processorMs()
const { handler } = await import(pathToFileURL(file).href)
const loadMs = processorMs() - before

const begun = performance.now()
const answer = path === undefined ? null : await handler(requestFor(path))
const firstCallMs = answer && performance.now() - begun
console.log(JSON.stringify({ loadMs, firstCallMs, status: answer?.statusCode ?? null }))
process.exit(0)
