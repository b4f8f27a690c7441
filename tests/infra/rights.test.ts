// Each function may read and write exactly what its entry in the route table says, and learns of nothing else.
import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import { bufferFunction } from '#infra/buffers'
import { customerAnswerFunction } from '#infra/customer-answers'
import { answerFunction, sendingFunction } from '#infra/factory'
import { mailEventFunction, mailFunction } from '#infra/mail-queue'
import { personalDataFunction, rewriteFunction, setUpFunction } from '#infra/operator'
import { drawingFunction } from '#infra/pictures'
import { retentionFunction } from '#infra/retention'
import { type DataStore, type Route, routes } from '#infra/routes'
import { peopleKeys, sessionUseKeys } from '#infra/table-keys'
import { webhookFunction } from '#infra/webhooks'
import { functionWith, makeTemplates, type Statement, statementsOf } from './templates.ts'

const templates = makeTemplates()

type Touched = DataStore
type Right = `${string} on ${Touched}`

/** Written down once more, by hand: a right that slips into the stacks must slip in here as well. */
const rightsTo = {
  read: {
    table: ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'],
    sessionUse: [],
    tableButPeople: [],
    renderBucket: ['s3:GetObject', 's3:ListBucket'],
    artefacts: ['s3:GetObject'],
    logos: ['s3:GetObject', 's3:ListBucket'],
    pictures: ['s3:GetObject', 's3:ListBucket'],
    renderQueue: ['sqs:GetQueueAttributes'],
    mailQueue: ['sqs:GetQueueAttributes'],
    mailEventQueue: ['sqs:GetQueueAttributes'],
    orderBucket: [],
    factoryQueue: ['sqs:GetQueueAttributes'],
    answerQueue: ['sqs:GetQueueAttributes'],
    deadLetters: ['sqs:GetQueueAttributes'],
  },
  write: {
    table: ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:BatchWriteItem'],
    sessionUse: ['dynamodb:UpdateItem'],
    tableButPeople: [
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
      'dynamodb:BatchWriteItem',
    ],
    renderBucket: ['s3:PutObject', 's3:DeleteObject'],
    artefacts: ['s3:PutObject'],
    logos: ['s3:PutObject'],
    pictures: ['s3:PutObject'],
    renderQueue: ['sqs:SendMessage'],
    mailQueue: ['sqs:SendMessage'],
    mailEventQueue: ['sqs:SendMessage'],
    orderBucket: ['s3:PutObject'],
    factoryQueue: ['sqs:SendMessage'],
    answerQueue: ['sqs:SendMessage'],
    deadLetters: ['sqs:ReceiveMessage', 'sqs:ChangeMessageVisibility', 'sqs:DeleteMessage'],
  },
} as const

const expectedFor = ({ reads, writes }: Pick<Route, 'reads' | 'writes'>): Right[] => [
  ...reads.flatMap((store) => rightsTo.read[store].map((action): Right => `${action} on ${store}`)),
  ...writes.flatMap((store) => rightsTo.write[store].map((action): Right => `${action} on ${store}`)),
]

/** The stores live in other stacks: a resource is an import whose name tells which one it is. */
const storeOf = (resource: unknown): Touched => {
  const text = JSON.stringify(resource)
  if (/OutputFnGetAttTable/.test(text)) return 'table'
  if (/OutputFnGetAttRenders/.test(text)) return 'renderBucket'
  if (/OutputFnGetAttJobs|"Jobs[0-9A-F]/.test(text)) return 'renderQueue'
  if (/OutputFnGetAttOrderFiles/.test(text)) return 'orderBucket'
  if (/OutputFnGetAttOrders|"Orders[0-9A-F]/.test(text)) return 'factoryQueue'
  if (/OutputFnGetAttDead/.test(text)) return 'deadLetters'
  if (/OutputFnGetAttAnswers|"Answers[0-9A-F]/.test(text)) return 'answerQueue'
  if (/OutputFnGetAttEvents|"Events[0-9A-F]/.test(text)) return 'mailEventQueue'
  if (/OutputFnGetAttMails|"Mails[0-9A-F]/.test(text)) return 'mailQueue'
  throw new Error(`a right on something unknown: ${text}`)
}

/** Logos and the pictures of models are folders of the bucket of what is printed. */
const folderOf = (resource: unknown): 'logos' | 'pictures' | null =>
  (['logos', 'pictures'] as const).find((each) => JSON.stringify(resource).includes(`/${each}/*`)) ?? null

/** Rights to a part of the table, by the keys of its items. */
const partOf = (condition: unknown): 'sessionUse' | 'tableButPeople' | null => {
  const text = JSON.stringify(condition ?? null)
  if (text === JSON.stringify({ 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': sessionUseKeys } }))
    return 'sessionUse'
  if (text === JSON.stringify({ 'ForAllValues:StringNotLike': { 'dynamodb:LeadingKeys': peopleKeys } }))
    return 'tableButPeople'
  return null
}

const list = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value])

/** Every function writes its traces, which AWS allows for all or nothing. */
const isTracing = ({ Action }: Statement): boolean =>
  list(Action).every((action) => /^xray:Put(TraceSegments|TelemetryRecords)$/.test(action))

const rightsIn = (all: Statement[]): Right[] =>
  all
    .filter((statement) => !isTracing(statement))
    .flatMap(({ Effect, Action, Resource, Condition }) => {
      expect(Effect).toBe('Allow')
      const folder = partOf(Condition) ?? folderOf(Resource)
      const stores = new Set(folder === null ? list(Resource).map(storeOf) : [folder])
      return [...stores].flatMap((store) => list(Action).map((action): Right => `${action} on ${store}`))
    })

const environmentNames: Record<DataStore, string> = {
  table: 'TABLE_NAME',
  sessionUse: 'TABLE_NAME',
  tableButPeople: 'TABLE_NAME',
  artefacts: 'RENDER_BUCKET',
  renderBucket: 'RENDER_BUCKET',
  logos: 'LOGO_BUCKET',
  pictures: 'PICTURE_BUCKET',
  renderQueue: 'RENDER_QUEUE_URL',
  mailQueue: 'MAIL_QUEUE_URL',
  mailEventQueue: 'MAIL_EVENT_QUEUE_URL',
  orderBucket: 'ORDER_BUCKET',
  factoryQueue: 'FACTORY_QUEUE_URL',
  answerQueue: 'ANSWER_QUEUE_URL',
  deadLetters: 'DEAD_LETTER_URLS',
}

describe.each(routes.map((route) => [route.name, route] as const))('%s', (_, route) => {
  const lambda = functionWith(templates.api, route.prefixes.join(' '))

  test('may do exactly what its entry says', () => {
    const rights = rightsIn(statementsOf(templates.api, lambda))

    expect(rights.toSorted()).toEqual(expectedFor(route).toSorted())
  })

  test('knows the names of exactly what it may touch', () => {
    const { Variables } = lambda.Properties.Environment as { Variables: Record<string, unknown> }
    const touched = new Set([...route.reads, ...route.writes])
    const known = Object.values(environmentNames).filter((name) => name in Variables)

    expect(new Set(known)).toEqual(new Set([...touched].map((store) => environmentNames[store])))
  })

  test('has the memory and the time that its entry says', () => {
    expect(lambda.Properties).toMatchObject({
      MemorySize: route.memoryMb,
      Timeout: route.timeoutSeconds,
      Runtime: 'nodejs24.x',
    })
  })
})

test('users, sessions and organisations are written by those alone who have to do with them', () => {
  const all = [...routes, sendingFunction, answerFunction, mailFunction, mailEventFunction, bufferFunction]
  const byHand = [setUpFunction, rewriteFunction, personalDataFunction]
  const writers = [
    ...all,
    drawingFunction,
    retentionFunction,
    webhookFunction,
    customerAnswerFunction,
    ...byHand,
  ].filter(({ writes }) => (writes as readonly DataStore[]).includes('table'))
  expect(writers.map(({ name }) => name)).toEqual([
    'session',
    'users',
    'stores',
    'agents',
    'chains',
    'integrations',
    'messages',
    'imports',
    'mail',
    'mail-events',
    'set-up',
    'personal-data',
  ])
})

test('the worker reads and writes pictures, takes jobs, and cannot reach the table', () => {
  const worker = functionWith(templates.render, 'Render worker: Chromium on the built frontend')
  const rights = rightsIn(statementsOf(templates.render, worker))

  expect(rights.toSorted()).toEqual(
    [
      ...expectedFor({ reads: ['artefacts'], writes: ['artefacts'] }).map((right) =>
        right.replace('artefacts', 'renderBucket'),
      ),
      'sqs:ReceiveMessage on renderQueue',
      'sqs:ChangeMessageVisibility on renderQueue',
      'sqs:GetQueueUrl on renderQueue',
      'sqs:DeleteMessage on renderQueue',
      'sqs:GetQueueAttributes on renderQueue',
    ].toSorted(),
  )
})

test('the sender of mail reads documents, writes down what it did, and sends under one name', () => {
  const sender = functionWith(templates.mail, 'Mail to customers')
  const isPost = ({ Action }: Statement) => list(Action).some((action) => action.startsWith('ses:'))
  const statements = statementsOf(templates.mail, sender)

  expect(rightsIn(statements.filter((each) => !isPost(each))).toSorted()).toEqual(
    [
      ...expectedFor({ reads: ['table', 'renderBucket'], writes: ['table'] }),
      'sqs:ReceiveMessage on mailQueue',
      'sqs:ChangeMessageVisibility on mailQueue',
      'sqs:GetQueueUrl on mailQueue',
      'sqs:DeleteMessage on mailQueue',
      'sqs:GetQueueAttributes on mailQueue',
    ].toSorted(),
  )
  expect(statements.filter(isPost)).toMatchObject([
    {
      Effect: 'Allow',
      Action: ['ses:SendEmail', 'ses:SendRawEmail'],
      Condition: { StringEquals: { 'ses:FromAddress': 'tilbud@lysvag.no' } },
    },
  ])
  const [where] = statements
    .filter(isPost)
    .map(({ Resource }) => list(Resource).map((each) => JSON.stringify(each)))
  expect(where).toEqual([
    expect.stringContaining(':identity/lysvag.no'),
    expect.stringContaining(':configuration-set/'),
  ])
})

test('who hears what becomes of mails writes it down, and sends nothing', () => {
  const events = functionWith(templates.mail, 'What becomes of mails')
  const queue = new Set<string>()
  const [rights, taking] = [[] as Statement[], [] as Statement[]]
  for (const each of statementsOf(templates.mail, events)) {
    const isTaking = list(each.Action).some((action) => action.startsWith('sqs:'))
    ;(isTaking ? taking : rights).push(each)
    if (isTaking) queue.add(JSON.stringify(each.Resource))
  }
  expect(rightsIn(rights).toSorted()).toEqual(expectedFor({ reads: ['table'], writes: ['table'] }).toSorted())
  expect(taking.flatMap(({ Action }) => list(Action))).not.toContain('sqs:SendMessage')
  expect([...queue]).toEqual([expect.stringMatching(/"Events[0-9A-F]{8}/)])
})

test('SES alone tells what becomes of mails, for this account, and the queue hears it as it was said', () => {
  templates.mail.hasResourceProperties('AWS::SNS::TopicPolicy', {
    PolicyDocument: {
      Statement: Match.arrayWith([
        Match.objectLike({
          Effect: 'Allow',
          Principal: { Service: 'ses.amazonaws.com' },
          Action: 'sns:Publish',
          Condition: { StringEquals: { 'aws:SourceAccount': '123456789012' } },
        }),
      ]),
    },
  })
  templates.mail.hasResourceProperties('AWS::SNS::Subscription', {
    Protocol: 'sqs',
    RawMessageDelivery: true,
  })
  templates.mail.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
    EventDestination: { MatchingEventTypes: ['bounce', 'complaint', 'delivery', 'reject'] },
  })
})

test('what sets up an empty installation has a name that can be typed, touches the table alone, and nothing calls it', () => {
  const setUp = functionWith(
    templates.operator,
    'The first super user, chains and stores of an empty installation',
  )
  expect(setUp.Properties).toMatchObject({
    FunctionName: 'lysvag-test-set-up',
    Environment: {
      Variables: { SITE_ADDRESS: 'https://tilbud.lysvag.no', PROVIDER_EMAIL_DOMAIN: 'lysvag.no' },
    },
  })
  expect(rightsIn(statementsOf(templates.operator, setUp)).toSorted()).toEqual(
    expectedFor({ reads: ['table'], writes: ['table'] }).toSorted(),
  )
  for (const kind of ['Permission', 'Url', 'EventSourceMapping'])
    templates.operator.resourceCountIs(`AWS::Lambda::${kind}`, 0)
})

test('what writes lists anew has a name that can be typed, and reaches neither people nor organisations nor anything but the table', () => {
  const rewriting = functionWith(
    templates.operator,
    'Begins to write lists anew, and tells how far it has come',
  )
  expect(rewriting.Properties.FunctionName).toBe('lysvag-test-rewrite-lists')
  expect(rightsIn(statementsOf(templates.operator, rewriting)).toSorted()).toEqual(
    expectedFor({ reads: ['table'], writes: ['tableButPeople'] }).toSorted(),
  )
})

test('what hands out or forgets a person has a name that can be typed, and touches the table alone', () => {
  const personal = functionWith(templates.operator, 'Hands out or forgets everything about one person')
  expect(personal.Properties.FunctionName).toBe('lysvag-test-personal-data')
  expect(rightsIn(statementsOf(templates.operator, personal)).toSorted()).toEqual(
    expectedFor({ reads: ['table'], writes: ['table'] }).toSorted(),
  )
})

test('what deletes outdated quotes reaches no person who logs in and no order file, and is called every hour', () => {
  const deleting = functionWith(templates.retention, 'Quotes and histories that are kept no longer')
  expect(rightsIn(statementsOf(templates.retention, deleting)).toSorted()).toEqual(
    expectedFor({ reads: ['table'], writes: ['tableButPeople'] }).toSorted(),
  )
  templates.retention.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(1 hour)' })
})

test('what tends buffers writes lists and files anew, and neither people nor organisations', () => {
  const tending = functionWith(templates.buffers, 'Lists written anew, and files of cleared buffers')
  expect(rightsIn(statementsOf(templates.buffers, tending)).toSorted()).toEqual(
    expectedFor({
      reads: ['table', 'renderBucket'],
      writes: ['tableButPeople', 'renderBucket'],
    }).toSorted(),
  )
})

test('what calls webhooks, at addresses of others, reaches the table alone and in it neither people nor organisations', () => {
  const calling = functionWith(templates.webhooks, 'What has happened, told to other systems')
  expect(rightsIn(statementsOf(templates.webhooks, calling)).toSorted()).toEqual(
    expectedFor({ reads: ['table'], writes: ['tableButPeople'] }).toSorted(),
  )
  templates.webhooks.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(1 minute)' })
})

test('what tells of customers’ answers makes papers and sends mails as their page does, and writes neither people nor organisations', () => {
  const finishing = functionWith(templates.customerAnswers, 'Customers’ answers that nobody was told of')
  const page = routes.find(({ name }) => name === 'customer')
  if (page === undefined) throw new Error('customers have no page')
  expect(rightsIn(statementsOf(templates.customerAnswers, finishing)).toSorted()).toEqual(
    expectedFor(page).toSorted(),
  )
  expect(finishing.Properties.Environment).toMatchObject({
    Variables: { RENDERER_VERSION: expect.anything() },
  })
  templates.customerAnswers.hasResourceProperties('AWS::Events::Rule', {
    ScheduleExpression: 'rate(2 minutes)',
  })
})

test('what hands orders over reads quotes, sends orders and may take none back', () => {
  const sending = functionWith(templates.factory, 'Orders to the factory')

  expect(rightsIn(statementsOf(templates.factory, sending)).toSorted()).toEqual(
    expectedFor({ reads: ['table'], writes: ['tableButPeople', 'orderBucket', 'factoryQueue'] }).toSorted(),
  )
})

test('who takes the factory’s answers writes down what it did, and reaches neither the orders nor their queue', () => {
  const answers = functionWith(templates.factory, 'Answers from the factory')

  expect(rightsIn(statementsOf(templates.factory, answers)).toSorted()).toEqual(
    [
      ...expectedFor({ reads: ['table'], writes: ['tableButPeople'] }),
      'sqs:ReceiveMessage on answerQueue',
      'sqs:ChangeMessageVisibility on answerQueue',
      'sqs:GetQueueUrl on answerQueue',
      'sqs:DeleteMessage on answerQueue',
      'sqs:GetQueueAttributes on answerQueue',
    ].toSorted(),
  )
})

test('what draws pictures in the night may do what the same resource may by hand, but for the session of who asks', () => {
  const drawing = functionWith(templates.pictures, 'Pictures of the product menu')
  const byHand = routes.find(({ name }) => name === 'pictures')
  if (byHand === undefined) throw new Error('pictures have no resource')

  expect(rightsIn(statementsOf(templates.pictures, drawing)).toSorted()).toEqual(
    expectedFor({
      ...byHand,
      writes: byHand.writes.filter((store) => store !== 'sessionUse'),
    }).toSorted(),
  )
})

test('what decodes pictures runs on the processor that its library is packed for', () => {
  const drawing = functionWith(templates.pictures, 'Pictures of the product menu')
  expect(drawing.Properties.Architectures).toEqual(['x86_64'])
  for (const { prefixes, decodesPictures = false } of routes)
    expect(functionWith(templates.api, prefixes.join(' ')).Properties.Architectures).toEqual([
      decodesPictures ? 'x86_64' : 'arm64',
    ])
})

test('a function adds lines to its own log, and neither changes nor takes away what was logged', () => {
  for (const [name, template] of Object.entries(templates)) {
    for (const { Properties } of Object.values(template.findResources('AWS::IAM::Policy')))
      for (const { Action } of Properties.PolicyDocument.Statement as Statement[])
        for (const action of list(Action)) expect(action, name).not.toMatch(/^(logs:|\*)/)
    // It lets a function write lines, and nothing else (AWS managed policies).
    const managed = Object.values(template.findResources('AWS::IAM::Role'))
      .filter(({ Properties }) =>
        /lambda\.amazonaws/.test(JSON.stringify(Properties.AssumeRolePolicyDocument)),
      )
      .flatMap(({ Properties }) => Properties.ManagedPolicyArns ?? [])
    for (const policy of managed)
      expect(JSON.stringify(policy), name).toMatch(/:policy\/service-role\/AWSLambdaBasicExecutionRole"/)
  }
})

test('a function writes only where pictures expire, logos, pictures of the range, and orders', () => {
  for (const { Action, Resource } of [templates.api, templates.render, templates.pictures]
    .flatMap((template) => Object.values(template.findResources('AWS::IAM::Policy')))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement as Statement[])) {
    const isOrder = list(Resource).every((each) => JSON.stringify(each).includes('OrderFiles'))
    if (list(Action).includes('s3:PutObject') && !isOrder)
      expect(JSON.stringify(Resource)).toMatch(/\/(renders|logos|pictures)\/\*/)
  }
})
