/**
 * The line between the functions and the table, on which everything goes wrong that AWS says may go wrong: it stands where the SDK hands
 * a request to the network, so that retries, patience and what the code makes of an answer are the real ones.
 */
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { currentInvocation, type Invocation } from './invocation.ts'
import { askTable, type LaggingCopy } from './lagging-copy.ts'
import type { FaultKind, Tally } from './tally.ts'

type Handle = DynamoDBDocumentClient['config']['requestHandler']['handle']
type Asked = Parameters<Handle>[0]
type Answer = Awaited<ReturnType<Handle>>
type Item = Readonly<Record<string, unknown>>

// biome-ignore lint/suspicious/noExplicitAny: the wire format of DynamoDB, of which some members are looked at
type Body = any

interface Request {
  readonly asked: Asked
  readonly target: string
  readonly body: Body
}

const READS = ['GetItem', 'BatchGetItem', 'Query']
const ONE_ITEM = ['PutItem', 'UpdateItem', 'DeleteItem']
const BATCHES = ['BatchWriteItem', 'BatchGetItem']

const refusal = (statusCode: number, type: string): Answer => ({
  response: {
    statusCode,
    headers: { 'content-type': 'application/x-amz-json-1.0' },
    body: Buffer.from(
      JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: 'injected' }),
    ),
  } as Answer['response'],
})

const answered = (text: string): Answer => ({
  response: {
    statusCode: 200,
    headers: { 'content-type': 'application/x-amz-json-1.0' },
    body: Buffer.from(text),
  } as Answer['response'],
})

const cutOff = (): Error => Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' })

const isStrict = (body: Body): boolean => JSON.stringify(body).includes('"ConsistentRead":true')

/** What may go wrong with this request. */
const possibleFor = ({ target, body }: Request): readonly FaultKind[] => [
  'table throttles',
  'table has no throughput left',
  'table fails',
  'table is cut off before',
  'table is cut off after',
  'table is cut off after',
  ...(ONE_ITEM.includes(target) && body.ConditionExpression !== undefined
    ? (['condition fails without reason', 'condition fails without reason'] as const)
    : []),
  ...(BATCHES.includes(target) ? (['half of a batch is left', 'half of a batch is left'] as const) : []),
]

export const makeTableFaulty = (
  client: DynamoDBDocumentClient,
  copy: LaggingCopy,
  tally: Tally,
): { readonly quietSince: () => number; readonly repair: () => void } => {
  const { requestHandler } = client.config
  const whole: Handle = requestHandler.handle.bind(requestHandler)
  let lastHeard = performance.now()

  const noteItem = async ({ asked, body }: Request, key: Item): Promise<void> => {
    const get = { TableName: body.TableName, Key: key, ConsistentRead: true }
    const { text } = await askTable(whole, asked, 'GetItem', get)
    copy.note({ key, item: JSON.parse(text).Item ?? null })
  }
  const keyOf = ({ pk, sk }: Item): Item => ({ pk, sk })

  /** The request as it is, and what came of it told to the copy. */
  const done = async (request: Request): Promise<Answer> => {
    const { asked, target, body } = request
    const answer = await whole({ ...asked, body: Buffer.from(JSON.stringify(body)) } as Asked)
    if (answer.response.statusCode !== 200) return answer
    if (ONE_ITEM.includes(target)) await noteItem(request, keyOf(body.Key ?? body.Item))
    if (target === 'BatchWriteItem')
      for (const { PutRequest, DeleteRequest } of Object.values(body.RequestItems as Body).flat() as Body[])
        copy.note({
          key: keyOf(PutRequest?.Item ?? DeleteRequest.Key),
          item: PutRequest?.Item ?? null,
        })
    return answer
  }

  const half = async (request: Request): Promise<Answer> => {
    const { target, body } = request
    const [table = '', asked] = Object.entries(body.RequestItems as Body)[0] as [string, Body]
    const all: Body[] = target === 'BatchGetItem' ? asked.Keys : asked
    const kept = all.slice(0, Math.floor(all.length / 2))
    const left = all.slice(kept.length)
    const withItems = (some: Body[]) => ({
      [table]: target === 'BatchGetItem' ? { ...asked, Keys: some } : some,
    })
    const member = target === 'BatchGetItem' ? 'UnprocessedKeys' : 'UnprocessedItems'
    if (kept.length === 0)
      return answered(
        JSON.stringify({
          [member]: withItems(left),
          ...(target === 'BatchGetItem' && { Responses: { [table]: [] } }),
        }),
      )
    const answer = await done({ ...request, body: { ...body, RequestItems: withItems(kept) } })
    if (answer.response.statusCode !== 200) return answer
    const said = JSON.parse(Buffer.from(answer.response.body).toString())
    return answered(JSON.stringify({ ...said, [member]: withItems(left) }))
  }

  const withFault = async (kind: FaultKind, request: Request): Promise<Answer> => {
    tally.count(kind)
    switch (kind) {
      case 'table throttles':
        return refusal(400, 'ThrottlingException')
      case 'table has no throughput left':
        return refusal(400, 'ProvisionedThroughputExceededException')
      case 'table fails':
        return refusal(500, 'InternalServerError')
      case 'table is cut off before':
        throw cutOff()
      case 'table is cut off after':
        await done(request)
        throw cutOff()
      case 'condition fails without reason':
        return refusal(400, 'ConditionalCheckFailedException')
      case 'half of a batch is left':
        return half(request)
      default:
        throw new Error(`no fault of the table: ${kind}`)
    }
  }

  /** Every read that does not insist on the newest may be answered by the copy; it is a fault where that makes a difference. */
  const read = async (request: Request, invocation: Invocation): Promise<Answer> => {
    const answer = await done(request)
    if (!READS.includes(request.target) || isStrict(request.body) || !invocation.chance.percent(50))
      return answer
    const old = await copy.ask(request.asked, request.target, request.body)
    if (old === Buffer.from(answer.response.body).toString()) return answer
    tally.count('read is a second old')
    return answered(old)
  }

  const freeze = async (invocation: Invocation): Promise<void> => {
    const { freezesAt } = invocation
    invocation.requests += 1
    if (freezesAt === null || invocation.requests < freezesAt) return
    if (invocation.requests === freezesAt) tally.count('function is frozen')
    await invocation.thaw.promise
  }

  /** As whoever is killed: nothing that comes after happens. */
  const die = async ({ requests, diesAt, died }: Invocation): Promise<void> => {
    if (diesAt === null || requests < diesAt) return
    if (requests === diesAt) tally.count('function is killed')
    died.resolve()
    await new Promise<never>(() => undefined)
  }

  /** A kind that nothing has met yet comes first. */
  const faultFor = (request: Request, { chance }: Invocation): FaultKind => {
    const possible = possibleFor(request)
    const missing = possible.filter((kind) => tally.isMissing(kind))
    return chance.pick(missing.length > 0 ? missing : possible)
  }

  requestHandler.handle = async (asked) => {
    lastHeard = performance.now()
    const target = String(asked.headers['x-amz-target']).split('.')[1] ?? ''
    const { buffer, byteOffset, byteLength } = asked.body
    const said = Buffer.from(buffer, byteOffset, byteLength).toString()
    const request = { asked, target, body: JSON.parse(said) }
    const invocation = currentInvocation()
    if (invocation === undefined) return done(request)
    await freeze(invocation)
    await die(invocation)
    const { chance, percent } = invocation
    return chance.percent(percent)
      ? withFault(faultFor(request, invocation), request)
      : read(request, invocation)
  }

  return {
    quietSince: () => lastHeard,
    repair: () => {
      requestHandler.handle = whole
    },
  }
}
