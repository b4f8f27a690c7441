/**
 * Every way in from a browser to a function, and what each function may touch. infra/cloud makes an HTTP API and
 * exactly these rights from it, infra/local calls the same handlers: a route that works here is wired there.
 */
export type DataStore =
  | 'table'
  /** In the table, only that the session or the key of whoever asks is used, and that a fault is counted. */
  | 'sessionUse'
  /** The table without users, their sessions and organisations. */
  | 'tableButPeople'
  | 'renderBucket'
  /** What the worker is given to make, and what it makes. */
  | 'artefacts'
  | 'logos'
  | 'pictures'
  | 'renderQueue'
  | 'mailQueue'
  | 'mailEventQueue'
  | 'orderBucket'
  | 'factoryQueue'
  | 'answerQueue'
  | 'deadLetters'

/** What a queue, the clock or an operator calls. */
export type CalledFunction = {
  name: string
  entry: string
  writes: readonly DataStore[]
  decodesPictures?: boolean
}

export type Route = {
  name: string
  /** `{name}` stands for one segment. A prefix takes the path itself and everything below it. */
  prefixes: readonly string[]
  entry: string
  reads: readonly DataStore[]
  writes: readonly DataStore[]
  memoryMb: number
  timeoutSeconds: number
  /** Decodes pictures, with a library that is built for one kind of processor. */
  decodesPictures?: boolean
}

/** An HTTP API gives up after 30 seconds; a function that answers by itself can still say why. */
const longestSeconds = 29

/** What people work on, and that the session of whoever does is used; neither users nor other sessions. */
const work = ['tableButPeople', 'sessionUse'] as const

const resource = (route: Pick<Route, 'name'> & Partial<Route>): Route => ({
  prefixes: [`/api/v1/${route.name}`],
  entry: `functions/api/${route.name}/handler.ts`,
  reads: ['table'],
  // Whichever function a session calls extends it.
  writes: ['table'],
  memoryMb: 512,
  timeoutSeconds: 10,
  ...route,
})

export const routes: readonly Route[] = [
  resource({
    name: 'session',
    prefixes: [
      '/api/v1/auth',
      '/api/v1/contexts',
      '/api/v1/sessions',
      '/api/v1/users/current',
      '/api/v1/users/me',
      '/usermanagement/findsessions/{searchValue}',
      '/usermanagement/killsession/{session}',
    ],
    writes: ['table', 'mailQueue'],
    // argon2id needs the memory and the share of a processor that comes with it.
    memoryMb: 1024,
  }),
  resource({ name: 'users', writes: ['table', 'mailQueue'] }),
  resource({
    name: 'reference',
    prefixes: [
      '/api/v1/productgroups',
      '/api/v1/colors',
      '/api/v1/postalcodes',
      '/api/v1/pricelists',
      '/api/v1/drawings',
    ],
    writes: ['sessionUse'],
  }),
  resource({
    name: 'texts',
    prefixes: ['/api/v1/i18n', '/i18n/{file}', '/admin/language.sql'],
    writes: work,
  }),
  // Configures and prices the whole range at once.
  resource({ name: 'models', writes: ['sessionUse'], memoryMb: 1024 }),
  resource({
    name: 'stores',
    reads: ['table', 'logos'],
    writes: ['table', 'logos'],
    // A new name is written to everybody who has a role there.
    timeoutSeconds: longestSeconds,
    decodesPictures: true,
  }),
  resource({
    name: 'agents',
    reads: ['table', 'logos'],
    writes: ['table', 'logos'],
    timeoutSeconds: longestSeconds,
    decodesPictures: true,
  }),
  resource({ name: 'chains' }),
  // Keys and webhooks stand on their organisations; a webhook that is tried takes its time.
  resource({ name: 'integrations', timeoutSeconds: longestSeconds }),
  resource({
    name: 'logos',
    prefixes: ['/assets/{type}/{id}/logo'],
    reads: ['table', 'logos'],
    writes: ['sessionUse'],
  }),
  resource({ name: 'logging', writes: ['tableButPeople', 'sessionUse'] }),
  resource({ name: 'messages', prefixes: ['/api/v1/system/messages'] }),
  // What waits and what has failed: looked at, tried again, discarded.
  resource({
    name: 'operations',
    reads: [
      'table',
      'renderBucket',
      'renderQueue',
      'mailQueue',
      'mailEventQueue',
      'factoryQueue',
      'answerQueue',
      'deadLetters',
    ],
    writes: [
      ...work,
      'renderQueue',
      'mailQueue',
      'mailEventQueue',
      'factoryQueue',
      'answerQueue',
      'deadLetters',
    ],
    timeoutSeconds: longestSeconds,
  }),
  // Answers in no production.
  resource({ name: 'debug', prefixes: ['/debug/{name}', '/debug/set/{contextId}'], writes: ['sessionUse'] }),
  resource({ name: 'openapi', prefixes: ['/api/v1/openapi.json'], reads: [], writes: [] }),
  resource({
    name: 'offers',
    reads: ['table', 'renderBucket', 'logos'],
    writes: [...work, 'renderBucket', 'renderQueue', 'mailQueue', 'orderBucket', 'factoryQueue'],
    memoryMb: 1024,
    timeoutSeconds: longestSeconds,
  }),
  resource({
    name: 'products',
    reads: ['table', 'renderBucket'],
    writes: [...work, 'renderBucket', 'renderQueue'],
    memoryMb: 1024,
    timeoutSeconds: longestSeconds,
  }),
  // The pictures of the product menu; those of order 0, which is the range, are theirs too.
  resource({
    name: 'pictures',
    prefixes: ['/api/v1/pictures', '/api/v1/products/0'],
    reads: ['table', 'renderBucket', 'pictures'],
    writes: [...work, 'renderBucket', 'renderQueue', 'pictures'],
    memoryMb: 1024,
    timeoutSeconds: longestSeconds,
    decodesPictures: true,
  }),
  // Tools for assistants: what quotes are made with, and nothing that orders or sends.
  resource({
    name: 'mcp',
    reads: ['table', 'renderBucket'],
    writes: work,
    memoryMb: 1024,
    timeoutSeconds: longestSeconds,
  }),
  resource({ name: 'config', writes: work, memoryMb: 1024, timeoutSeconds: longestSeconds }),
  // Whoever holds a customer's link, without a session.
  resource({
    name: 'customer',
    reads: ['table', 'renderBucket', 'logos'],
    writes: ['tableButPeople', 'mailQueue', 'renderBucket', 'renderQueue'],
    memoryMb: 1024,
    timeoutSeconds: longestSeconds,
  }),
  resource({ name: 'sheets', writes: work }),
  // A hundred lines of a sheet at a time.
  resource({
    name: 'imports',
    writes: ['table', 'mailQueue'],
    memoryMb: 1024,
    timeoutSeconds: longestSeconds,
  }),
  // Counts what the buffers hold, and has a picture drawn.
  resource({
    name: 'caches',
    reads: ['table', 'renderBucket'],
    writes: [...work, 'renderBucket', 'renderQueue'],
    memoryMb: 1024,
    timeoutSeconds: longestSeconds,
  }),
  resource({ name: 'jobs', reads: ['table', 'renderBucket'], writes: ['sessionUse'] }),
  resource({
    name: 'documents',
    prefixes: [
      '/tilbud/{orderId}/pdf',
      '/tilbud/{orderId}/html',
      '/tilbud/{orderId}/oppriss',
      '/api/v1/offers/{orderId}/download',
    ],
    reads: ['table', 'renderBucket', 'logos'],
    writes: [...work, 'renderBucket', 'renderQueue'],
    memoryMb: 1024,
    timeoutSeconds: longestSeconds,
  }),
  // Draws every row of a quote.
  resource({
    name: 'exchange',
    prefixes: [
      '/api/v1/offers/{orderId}/ifc',
      '/api/v1/offers/{orderId}/dxf',
      '/api/v1/offers/{orderId}/svg',
      '/api/v1/offers/{orderId}/ehf',
    ],
    writes: ['sessionUse'],
    memoryMb: 1024,
    timeoutSeconds: longestSeconds,
  }),
]

const segmentsOf = (path: string): readonly string[] => path.slice(1).split('/')

const matches = (prefix: string, segments: readonly string[]): boolean =>
  segmentsOf(prefix).every((part, index) => {
    const segment = segments[index]
    return segment !== undefined && (part.startsWith('{') ? segment !== '' : segment === part)
  })

/** How far a route's longest prefix leads into a path; 0 where none does. */
const reachOf = ({ prefixes }: Route, segments: readonly string[]): number =>
  Math.max(
    0,
    ...prefixes.filter((prefix) => matches(prefix, segments)).map((prefix) => segmentsOf(prefix).length),
  )

/** The route that answers a path, or undefined when no function does. Of several the most special one, as in the cloud. */
export const routeFor = (path: string): Route | undefined => {
  const segments = segmentsOf(path)
  const [best] = routes.toSorted((one, other) => reachOf(other, segments) - reachOf(one, segments))
  return best !== undefined && reachOf(best, segments) > 0 ? best : undefined
}
