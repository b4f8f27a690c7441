// What must hold of every deployment, whatever it serves.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import { metricUnits } from '#domain/contracts/metrics'
import { registry } from '#functions/api/openapi/registry'
import { LOST_AFTER_SECONDS, SILENT_AFTER_SECONDS } from '#functions/data/artefacts/order-artefact'
import { PATIENCE_MS, TRY_AGAIN_AFTER_SECONDS } from '#functions/queues/mail/waiting'
import { deployedFunctions } from '#infra/cloud/bundle'
import { apiRequest, siteRequest } from '#infra/cloud/edge'
import { behaviourPatterns, publicPatterns } from '#infra/cloud/web-stack'
import { answerQueue, factoryQueue } from '#infra/factory'
import { mailQueue } from '#infra/mail-queue'
import { root } from '#infra/paths'
import { renderQueue } from '#infra/render-queue'
import { routes } from '#infra/routes'
import { securityHeaders } from '#infra/web-headers'
import { functionWith, makeTemplates } from './templates.ts'

const templates = makeTemplates()
const { render, mail, factory } = templates
const all = Object.entries(templates)
/** Ours; CDK makes some of its own for a deployment. */
const functionsOf = (template: (typeof templates)['api']) =>
  Object.entries(template.findResources('AWS::Lambda::Function')).filter(
    ([, { Properties }]) => Properties.Environment?.Variables?.SERVER_VERSION !== undefined,
  )
const functions = all.flatMap(([, template]) => functionsOf(template))

/** How many messages a function is called with, by the queue that calls it. */
const batchesOf = (template: (typeof templates)['api']): Record<string, number> =>
  Object.fromEntries(
    Object.values(template.findResources('AWS::Lambda::EventSourceMapping')).map(({ Properties }) => [
      Properties.EventSourceArn['Fn::GetAtt'][0].replace(/[0-9A-F]{8}$/, ''),
      Properties.BatchSize,
    ]),
  )

test('the API takes more than a thousand people at work ask for, each every other second', () => {
  templates.api.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
    DefaultRouteSettings: { ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 2000 },
  })
})

describe('the table', () => {
  test('can be brought back to any minute, is encrypted, and cannot be deleted by mistake', () => {
    templates.data.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'Retain',
      Properties: {
        SSESpecification: { SSEEnabled: true },
        Replicas: [
          Match.objectLike({
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
            DeletionProtectionEnabled: true,
          }),
        ],
        TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      },
    })
  })
})

describe('every bucket', () => {
  const buckets = all.flatMap(([name, template]) =>
    Object.entries(template.findResources('AWS::S3::Bucket')).map(
      ([id, { Properties }]) => [`${name} ${id}`, id, Properties, template] as const,
    ),
  )

  test('is looked at', () => {
    expect(buckets.map(([name]) => name.replace(/[0-9A-F]{8}$/, ''))).toEqual([
      'data Renders',
      'data OrderFiles',
      'web Site',
      'web Logs',
    ])
  })

  test.each(buckets)('%s is private and encrypted, on disk and on the way', (_, id, properties, template) => {
    expect(properties).toMatchObject({
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      BucketEncryption: {
        ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
      },
    })
    template.hasResourceProperties('AWS::S3::BucketPolicy', {
      Bucket: { Ref: id },
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Effect: 'Deny',
            Condition: { Bool: { 'aws:SecureTransport': 'false' } },
            Action: 's3:*',
          }),
        ]),
      },
    })
  })
})

test('pictures, documents and their inputs expire after 30 days', () => {
  templates.data.hasResourceProperties('AWS::S3::Bucket', {
    LifecycleConfiguration: {
      Rules: Match.arrayWith([
        Match.objectLike({ Prefix: 'renders/', ExpirationInDays: 30, Status: 'Enabled' }),
      ]),
    },
  })
})

describe('the queue', () => {
  test('is encrypted and hands a job out three times before it is a dead letter', () => {
    templates.render.hasResourceProperties('AWS::SQS::Queue', {
      SqsManagedSseEnabled: true,
      VisibilityTimeout: renderQueue.visibilityTimeoutSeconds,
      RedrivePolicy: { maxReceiveCount: 3, deadLetterTargetArn: Match.anyValue() },
    })
    templates.render.allResourcesProperties('AWS::SQS::Queue', { SqsManagedSseEnabled: true })
  })

  test('has handed out a job again, and given it up, before whoever asked is told that it is lost', () => {
    const { visibilityTimeoutSeconds, maxReceiveCount } = renderQueue
    expect(SILENT_AFTER_SECONDS).toBeGreaterThan(visibilityTimeoutSeconds)
    expect(LOST_AFTER_SECONDS).toBeGreaterThan(visibilityTimeoutSeconds * maxReceiveCount)
  })

  test('hands out one job at a time, and a worker has the time to give it up and say so', () => {
    expect(batchesOf(render)).toMatchObject({ Jobs: 1 })
    expect(renderQueue.jobLimitSeconds).toBeLessThan(renderQueue.functionTimeoutSeconds)
  })

  test('lets each job of a batch fail alone, with no more workers at once than the machine room has', () => {
    templates.render.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: 5 },
    })
    const worker = functionWith(templates.render, 'Render worker: Chromium on the built frontend')
    expect(worker.Properties).toMatchObject({ Architectures: ['x86_64'] })
  })
})

test('mails are handed out one at a time: none waits behind another one’s document', () => {
  expect(batchesOf(mail)).toMatchObject({ Mails: 1 })
})

test('every queue that calls a function keeps a message to it for six times as long as it may run', () => {
  const kept = [render, mail, factory].flatMap((template) =>
    Object.values(template.findResources('AWS::Lambda::EventSourceMapping')).map(({ Properties }) => {
      const called = template.findResources('AWS::Lambda::Function')[Properties.FunctionName.Ref]
      const queue = template.findResources('AWS::SQS::Queue')[Properties.EventSourceArn['Fn::GetAtt'][0]]
      return queue?.Properties.VisibilityTimeout / called?.Properties.Timeout
    }),
  )
  expect(kept).toHaveLength(4)
  for (const times of kept) expect(times).toBeGreaterThanOrEqual(6)
})

test('Chromium runs in Lambda as its packager runs it there', () => {
  const worker = functionWith(render, 'Render worker: Chromium on the built frontend')
  expect(worker.Properties.Environment).toMatchObject({ Variables: { CHROMIUM_IN_LAMBDA: 'yes' } })
})

test('a mail waits for its document longer than a document takes, and is nobody else’s while it is sent', () => {
  const trySeconds = PATIENCE_MS / 1000 + TRY_AGAIN_AFTER_SECONDS
  expect(trySeconds * mailQueue.maxReceiveCount).toBeGreaterThan(SILENT_AFTER_SECONDS)
  templates.mail.hasResourceProperties('AWS::SQS::Queue', {
    SqsManagedSseEnabled: true,
    VisibilityTimeout: mailQueue.visibilityTimeoutSeconds,
    RedrivePolicy: { maxReceiveCount: mailQueue.maxReceiveCount, deadLetterTargetArn: Match.anyValue() },
  })
})

test('an order lies for the factory until it is taken, once, and is made up for while the queue knows its number', () => {
  templates.factory.hasResourceProperties('AWS::SQS::Queue', {
    FifoQueue: true,
    SqsManagedSseEnabled: true,
    MessageRetentionPeriod: 14 * 24 * 60 * 60,
    RedrivePolicy: { maxReceiveCount: 5, deadLetterTargetArn: Match.anyValue() },
  })
  // A FIFO queue remembers for five minutes what it has been given (SQS documentation).
  expect(factoryQueue.sendEveryMinutes).toBeLessThan(5 / 2)
  templates.factory.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(2 minutes)' })
})

test('an answer of the factory that cannot be taken is kept aside, and keeps no other back', () => {
  templates.factory.hasResourceProperties('AWS::SQS::Queue', {
    FifoQueue: Match.absent(),
    SqsManagedSseEnabled: true,
    VisibilityTimeout: answerQueue.visibilityTimeoutSeconds,
    MessageRetentionPeriod: 14 * 24 * 60 * 60,
    RedrivePolicy: { maxReceiveCount: 5, deadLetterTargetArn: Match.anyValue() },
  })
  templates.factory.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    BatchSize: answerQueue.batchSize,
  })
})

test('the API has a route for each prefix and for what lies below it', () => {
  const keys = Object.values(templates.api.findResources('AWS::ApiGatewayV2::Route')).map(
    ({ Properties }) => Properties.RouteKey,
  )
  const prefixes = routes.flatMap((route) => route.prefixes)

  expect(keys.toSorted()).toEqual(
    prefixes.flatMap((prefix) => [`ANY ${prefix}`, `ANY ${prefix}/{proxy+}`]).toSorted(),
  )
})

describe('the CDN', () => {
  const [distribution] = Object.values(templates.web.findResources('AWS::CloudFront::Distribution'))
  const config = distribution?.Properties.DistributionConfig

  test('sends /api, /usermanagement, logos and the prints to the functions, the rest to the site', () => {
    expect(behaviourPatterns).toEqual([
      '/api/*',
      '/usermanagement/findsessions/*',
      '/usermanagement/killsession/*',
      '/i18n/*',
      '/admin/language.sql',
      '/assets/*/*/logo',
      '/debug/*',
      '/debug/set/*',
      '/tilbud/*/pdf',
      '/tilbud/*/html',
      '/tilbud/*/oppriss',
    ])
    expect(config.CacheBehaviors.map((behaviour: { PathPattern: string }) => behaviour.PathPattern)).toEqual([
      ...publicPatterns,
      ...behaviourPatterns,
    ])
  })

  test('keeps what is the same for everybody, brings no cookie there, and keeps nothing that a session has asked for', () => {
    const contracts = registry.filter(({ path }) =>
      publicPatterns.some((pattern) => path.replace(/\{[^}]+\}$/, '*') === pattern),
    )
    expect(contracts.map(({ needs, method }) => `${method} ${needs}`)).toEqual(
      publicPatterns.map(() => 'get nothing'),
    )
    type Behaviour = {
      PathPattern: string
      CachePolicyId: unknown
      OriginRequestPolicyId: unknown
      AllowedMethods: string[]
    }
    const isPublic = ({ PathPattern }: Behaviour) => publicPatterns.some((pattern) => pattern === PathPattern)
    const behaviours: Behaviour[] = config.CacheBehaviors
    // CloudFront's own policy that keeps nothing.
    for (const each of behaviours.filter((one) => !isPublic(one)))
      expect(each.CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad')
    for (const each of behaviours.filter(isPublic)) {
      expect(JSON.stringify(each.CachePolicyId)).toContain('AsTheAnswerSays')
      expect(JSON.stringify(each.OriginRequestPolicyId)).toContain('WithoutCookies')
      expect(each.AllowedMethods).toEqual(['GET', 'HEAD'])
    }
    templates.web.hasResourceProperties('AWS::CloudFront::CachePolicy', {
      CachePolicyConfig: {
        MinTTL: 0,
        DefaultTTL: 0,
        ParametersInCacheKeyAndForwardedToOrigin: Match.objectLike({
          CookiesConfig: { CookieBehavior: 'none' },
          QueryStringsConfig: { QueryStringBehavior: 'all' },
        }),
      },
    })
    templates.web.hasResourceProperties('AWS::CloudFront::OriginRequestPolicy', {
      OriginRequestPolicyConfig: Match.objectLike({ CookiesConfig: { CookieBehavior: 'none' } }),
    })
  })

  test('stops an address that asks for too much, and sooner where passwords and links could be tried', () => {
    expect(config.WebACLId).toMatchObject({
      'Fn::GetStackOutput': { StackName: 'lysvag-test-global', Region: 'us-east-1' },
    })
    const [acl] = Object.values(templates.global.findResources('AWS::WAFv2::WebACL'))
    expect([acl?.Properties.Scope, acl?.Properties.DefaultAction]).toEqual(['CLOUDFRONT', { Allow: {} }])
    type Rule = {
      Action: unknown
      Statement: {
        RateBasedStatement: { Limit: number; AggregateKeyType: string; ScopeDownStatement?: unknown }
      }
    }
    const rules: Rule[] = acl?.Properties.Rules
    expect(
      rules.map(({ Statement: { RateBasedStatement: of } }) => [
        of.AggregateKeyType,
        of.Limit,
        'ScopeDownStatement' in of,
      ]),
    ).toEqual([
      ['IP', 600, true],
      ['IP', 15_000, false],
    ])
    for (const { Action } of rules)
      expect(Action).toEqual({ Block: { CustomResponse: { ResponseCode: 429 } } })
    expect(JSON.stringify(rules[0]?.Statement)).toMatch(/api\/v1\/auth\/.*api\/v1\/customer\/.*kunde\//)
  })

  test('speaks TLS only and gives every answer the security headers', () => {
    for (const behaviour of [config.DefaultCacheBehavior, ...config.CacheBehaviors]) {
      expect(behaviour.ResponseHeadersPolicyId).toBeDefined()
      expect(['redirect-to-https', 'https-only']).toContain(behaviour.ViewerProtocolPolicy)
    }
    // What a program says over an open line has been said to everybody, so it is not led on as a person is.
    expect(
      config.CacheBehaviors.filter(
        ({ ViewerProtocolPolicy }: { ViewerProtocolPolicy: string }) => ViewerProtocolPolicy !== 'https-only',
      ).map(({ PathPattern }: { PathPattern: string }) => PathPattern),
    ).toEqual(['/tilbud/*/pdf', '/tilbud/*/html', '/tilbud/*/oppriss'])
  })

  test('has the address that was asked for, with a certificate of the region that CloudFront reads, and TLS from 1.2', () => {
    expect(config.Aliases).toEqual(['tilbud.lysvag.no'])
    expect(config.ViewerCertificate).toMatchObject({
      MinimumProtocolVersion: 'TLSv1.2_2021',
      SslSupportMethod: 'sni-only',
      AcmCertificateArn: {
        'Fn::GetStackOutput': { StackName: 'lysvag-test-global', Region: 'us-east-1' },
      },
    })
    templates.global.hasResourceProperties('AWS::CertificateManager::Certificate', {
      DomainName: 'tilbud.lysvag.no',
      ValidationMethod: 'DNS',
    })
  })

  test('says the very headers that the local stack says', () => {
    const [policy] = Object.values(templates.web.findResources('AWS::CloudFront::ResponseHeadersPolicy'))
    const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } =
      policy?.Properties.ResponseHeadersPolicyConfig ?? {}
    const { AccessControlMaxAgeSec: age } = own.StrictTransportSecurity
    const said = {
      'content-security-policy': own.ContentSecurityPolicy.ContentSecurityPolicy,
      'strict-transport-security': `max-age=${age}; includeSubDomains`,
      'x-content-type-options': own.ContentTypeOptions ? 'nosniff' : undefined,
      'x-frame-options': own.FrameOptions.FrameOption,
      'referrer-policy': own.ReferrerPolicy.ReferrerPolicy,
      ...Object.fromEntries(
        custom.Items.map(({ Header, Value }: { Header: string; Value: string }) => [Header, Value]),
      ),
    }

    expect(said).toEqual(securityHeaders)
  })

  test('reads the site under a right of its own, not as a public one', () => {
    templates.web.hasResourceProperties('AWS::CloudFront::OriginAccessControl', {
      OriginAccessControlConfig: { SigningBehavior: 'always', OriginAccessControlOriginType: 's3' },
    })
  })
})

describe('at the edge', () => {
  const atEdge = (code: string) =>
    new Function('event', `${code}\nreturn handler(event)`) as (event: unknown) => Record<string, unknown>

  test.each([
    ['/', '/index.html'],
    ['/tilbud/100001', '/index.html'],
    ['/react/tilbud', '/index.html'],
    ['/react', '/index.html'],
    ['/react/assets/a-1.js', '/assets/a-1.js'],
    ['/reactassets/3dmodels/D1.glb', '/reactassets/3dmodels/D1.glb'],
    ['/assets/a-1.js', '/assets/a-1.js'],
  ])('%s is answered by %s', (uri, file) => {
    expect(atEdge(siteRequest)({ request: { uri } })).toMatchObject({ uri: file })
  })

  test('A-255: /ping is answered there and then, whoever asks', () => {
    expect(atEdge(siteRequest)({ request: { uri: '/ping' } })).toMatchObject({
      statusCode: 200,
      body: 'pong',
    })
  })

  test('a function hears the real host and the real address, whatever the browser claims', () => {
    const request = {
      headers: { host: { value: 'tilbud.lysvag.example' }, 'x-viewer-address': { value: 'forged' } },
    }

    expect(atEdge(apiRequest)({ request, viewer: { ip: '192.0.2.7' } })).toMatchObject({
      headers: {
        'x-forwarded-host': { value: 'tilbud.lysvag.example' },
        'x-viewer-address': { value: '192.0.2.7' },
      },
    })
  })
})

test('somebody hears of errors in every function', () => {
  const alarms = Object.values(templates.observability.findResources('AWS::CloudWatch::Alarm'))

  const watched = alarms.filter(({ Properties }) => Properties.AlarmDescription.endsWith('#function-errors'))
  const named = new Set(
    watched.map(({ Properties }) => JSON.stringify(Properties.Metrics[0].MetricStat.Metric.Dimensions)),
  )
  expect(functions).toHaveLength(deployedFunctions.length + 1)
  expect(named.size).toBe(functions.length)
})

/** What is watched: a queue, a table, a function, an API, of which stack. */
const subjectOf = (dimensions: readonly { Name: string; Value: unknown }[] = []): string =>
  dimensions
    .map(({ Name, Value }) => {
      const text = JSON.stringify(Value)
      const [, named = text] =
        /(?:FnGetAtt|OutputRef|"Ref":")([A-Z][A-Za-z]+?)(?=[0-9A-F]{8})/.exec(text) ?? []
      return `${Name} ${named.replaceAll('"', '')}`
    })
    .join(', ')

test.each([
  ['api-5xx', 'AWS/ApiGateway', '5xx', 0, 'ApiId Api'],
  ['dead-letters', 'AWS/SQS', 'ApproximateNumberOfMessagesVisible', 0, 'QueueName DeadLetters'],
  ['dead-mails', 'AWS/SQS', 'ApproximateNumberOfMessagesVisible', 0, 'QueueName DeadMails'],
  ['dead-mail-events', 'AWS/SQS', 'ApproximateNumberOfMessagesVisible', 0, 'QueueName DeadEvents'],
  ['dead-orders', 'AWS/SQS', 'ApproximateNumberOfMessagesVisible', 0, 'QueueName DeadOrders'],
  ['dead-answers', 'AWS/SQS', 'ApproximateNumberOfMessagesVisible', 0, 'QueueName DeadAnswers'],
  ['orders-waiting-seconds', 'AWS/SQS', 'ApproximateAgeOfOldestMessage', 3600, 'QueueName Orders'],
  ['answers-waiting-seconds', 'AWS/SQS', 'ApproximateAgeOfOldestMessage', 3600, 'QueueName Answers'],
  ['mails-waiting-seconds', 'AWS/SQS', 'ApproximateAgeOfOldestMessage', 900, 'QueueName Mails'],
  ['jobs-waiting-seconds', 'AWS/SQS', 'ApproximateAgeOfOldestMessage', 120, 'QueueName Jobs'],
  ['render-p95-milliseconds', 'AWS/Lambda', 'Duration', 15_000, 'FunctionName WorkerFunction'],
  ['mails-refused', 'Lysvag', 'MailRefused', 2, 'Stage test'],
  ['mails-unknown', 'Lysvag', 'MailUnknown', 0, 'Stage test'],
  ['mails-given-up', 'Lysvag', 'MailGivenUp', 2, 'Stage test'],
  ['mails-failed', 'Lysvag', 'MailFailed', 5, 'Stage test'],
  ['jobs-undrawable', 'Lysvag', 'JobUndrawable', 0, 'Stage test'],
  ['jobs-failed', 'Lysvag', 'JobFailed', 5, 'Stage test'],
  ['orders-unsent', 'Lysvag', 'OrderUnsent', 0, 'Stage test'],
  ['answers-not-taken', 'Lysvag', 'AnswerNotTaken', 0, 'Stage test'],
  ['orders-not-as-ordered', 'Lysvag', 'OrderNotAsOrdered', 0, 'Stage test'],
  ['pictures-not-drawn', 'Lysvag', 'PictureNotDrawn', 10, 'Stage test'],
  ['webhooks-given-up', 'Lysvag', 'WebhookGivenUp', 10, 'Stage test'],
  ['server-faults', 'Lysvag', 'ServerFault', 0, 'Stage test'],
  ['browser-faults', 'Lysvag', 'BrowserFault', 20, 'Stage test'],
  ['answers-p95-milliseconds', 'Lysvag', 'AnswerTime', 2000, 'Stage test'],
  ['functions-throttled', 'AWS/Lambda', 'Throttles', 0, ''],
  ['table-reads-throttled', 'AWS/DynamoDB', 'ReadThrottleEvents', 0, 'TableName Table'],
  ['table-writes-throttled', 'AWS/DynamoDB', 'WriteThrottleEvents', 0, 'TableName Table'],
  ['table-faults', 'AWS/DynamoDB', 'SystemErrors', 5, 'TableName Table'],
  ['mails-bounced-share', 'AWS/SES', 'Reputation.BounceRate', 0.04, ''],
  ['mails-complained-share', 'AWS/SES', 'Reputation.ComplaintRate', 0.0008, ''],
  ['cdn-faults-percent', 'AWS/CloudFront', '5xxErrorRate', 1, 'DistributionId Cdn, Region Global'],
  ['release-failures', 'AWS/ApiGateway', '5xx', 2, 'ApiId Api'],
] as const)('%s is called for by %s %s above %d', (name, namespace, metric, threshold, subject) => {
  const called = [templates.observability, templates.cdnAlarms, templates.api]
    .flatMap((template) => Object.values(template.findResources('AWS::CloudWatch::Alarm')))
    .filter(({ Properties }) => Properties.AlarmDescription === `docs/alarms.md#${name}`)
    .map(({ Properties: { Namespace, MetricName, Threshold, Dimensions, ComparisonOperator } }) => [
      [Namespace, MetricName, ComparisonOperator, Threshold],
      subjectOf(Dimensions),
    ])
  expect(called).toEqual([[[namespace, metric, 'GreaterThanThreshold', threshold], subject]])
})

test('a fifth of the requests refused, where there are many, calls somebody', () => {
  templates.observability.hasResourceProperties('AWS::CloudWatch::Alarm', {
    AlarmDescription: 'docs/alarms.md#api-refusals-percent',
    Threshold: 20,
    Metrics: [
      Match.objectLike({ Expression: 'IF(tried > 200, 100 * refused / tried, 0)' }),
      Match.objectLike({
        Id: 'tried',
        MetricStat: { Metric: Match.objectLike({ MetricName: 'Count' }), Period: 300, Stat: 'Sum' },
      }),
      Match.objectLike({
        Id: 'refused',
        MetricStat: { Metric: Match.objectLike({ MetricName: '4xx' }), Period: 300, Stat: 'Sum' },
      }),
    ],
  })
})

/** The one topic of the stack, which mails whoever is on duty, and by which CloudWatch of this account alone may call. */
const topicOf = (template: (typeof templates)['api']) => {
  const of = (type: string) => Object.entries(template.findResources(type))
  const topics = of('AWS::SNS::Topic').map(([id]) => ({ Ref: id }))
  expect(topics).toHaveLength(1)
  const [topic = { Ref: '' }] = topics
  expect(of('AWS::SNS::Subscription').map(([, { Properties }]) => Properties)).toEqual([
    { TopicArn: topic, Protocol: 'email', Endpoint: 'vakt@lysvag.no' },
  ])
  const policies = of('AWS::SNS::TopicPolicy').map(([, { Properties }]) => Properties)
  expect(policies.map(({ Topics }) => Topics)).toEqual([topics])
  const statements: { Effect: string }[] = policies[0]?.PolicyDocument.Statement
  expect(statements.filter(({ Effect }) => Effect === 'Allow')).toMatchObject([
    {
      Principal: { Service: 'cloudwatch.amazonaws.com' },
      Action: 'sns:Publish',
      Resource: topic,
      Condition: { StringEquals: { 'aws:SourceAccount': '123456789012' } },
    },
  ])
  return topic
}

test('every alarm calls whoever is on duty, also that of a release and those of the CDN’s region', () => {
  const [ours, ofCdn] = [topicOf(templates.api), topicOf(templates.cdnAlarms)]
  const called: readonly [(typeof templates)['api'], unknown][] = [
    [templates.api, ours],
    [templates.cdnAlarms, ofCdn],
    [
      templates.observability,
      {
        'Fn::GetStackOutput': {
          StackName: 'lysvag-test-api',
          Region: 'eu-north-1',
          OutputName: expect.stringContaining(ours.Ref),
        },
      },
    ],
  ]
  for (const [template, topic] of called) {
    const alarms = Object.entries(template.findResources('AWS::CloudWatch::Alarm'))
    expect(alarms).not.toHaveLength(0)
    for (const [id, { Properties }] of alarms) expect(Properties.AlarmActions, id).toEqual([topic])
  }
})

test('a failed answer is an alarm: functions catch their bugs, so their own error count stays at nought', () => {
  templates.observability.hasResourceProperties('AWS::CloudWatch::Alarm', {
    MetricName: '5xx',
    Statistic: 'Sum',
    Threshold: 0,
    ComparisonOperator: 'GreaterThanThreshold',
  })
})

test('the CDN carries a secret that every function of the API knows, and the template does not', () => {
  const isReference = (value: unknown) => JSON.stringify(value).includes('{{resolve:secretsmanager:')
  const [cdn] = Object.values(templates.web.findResources('AWS::CloudFront::Distribution'))
  const headers = cdn?.Properties.DistributionConfig.Origins.flatMap(
    ({ OriginCustomHeaders = [] }: { OriginCustomHeaders?: unknown[] }) => OriginCustomHeaders,
  )
  expect(headers).toMatchObject([{ HeaderName: 'x-origin-secret' }])
  expect(isReference(headers[0].HeaderValue)).toBe(true)
  for (const { name, prefixes } of routes)
    expect(isReference(functionWith(templates.api, prefixes.join(' ')).Properties.Environment), name).toBe(
      true,
    )
})

test('the CDN finds the API by its id, put together from what the stack of the API has put out', () => {
  const [cdn] = Object.values(templates.web.findResources('AWS::CloudFront::Distribution'))
  const [, origin] = cdn?.Properties.DistributionConfig.Origins ?? []
  // What another stack puts out may stand in a Join; whether it may stand in a Split, cfn-lint denies.
  expect(origin.DomainName).toEqual({
    'Fn::Join': [
      '',
      [
        { 'Fn::GetStackOutput': expect.objectContaining({ OutputName: expect.stringContaining('RefApi') }) },
        '.execute-api.eu-north-1.',
        { Ref: 'AWS::URLSuffix' },
      ],
    ],
  })
})

test('every alarm names its runbook, and every runbook is of an alarm', async () => {
  const stacks = [templates.observability, templates.cdnAlarms, templates.api]
  const named = stacks.flatMap((template) =>
    Object.values(template.findResources('AWS::CloudWatch::Alarm')).map(
      ({ Properties }) => Properties.AlarmDescription,
    ),
  )
  const runbooks = await readFile(join(root, 'docs/alarms.md'), 'utf8')
  const headings = [...runbooks.matchAll(/^## ([\w-]+)$/gm)].map(([, name]) => `docs/alarms.md#${name}`)

  expect([...new Set(named)].toSorted()).toEqual(headings.toSorted())
})

test('the dashboard shows what came of everything, what waits, and which function is refused', () => {
  const [dashboard] = Object.values(templates.observability.findResources('AWS::CloudWatch::Dashboard'))
  const body = JSON.stringify(dashboard?.Properties.DashboardBody)
  for (const name of Object.keys(metricUnits)) expect(body).toContain(`\\"${name}\\"`)
  expect(body.match(/ApproximateNumberOfMessagesVisible/g)).toHaveLength(5)
  expect(body.match(/\\"Throttles\\"/g)?.length).toBeGreaterThan(routes.length)
  expect(body.match(/ApproximateAgeOfOldestMessage/g)).toHaveLength(4)
})

test('the share of answers that were slow leaves out those that wait on purpose', () => {
  templates.observability.hasResourceProperties('AWS::CloudWatch::Alarm', {
    MetricName: 'AnswerTime',
    Namespace: 'Lysvag',
    ExtendedStatistic: 'p95',
    Threshold: 2000,
  })
})

test('who asked the API and the CDN for what is logged, and forgotten after a month', () => {
  templates.api.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
    AccessLogSettings: { Format: Match.stringLikeRegexp('requestId.*status.*milliseconds') },
  })
  templates.api.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
    AccessLogSettings: { Format: Match.not(Match.stringLikeRegexp('sourceIp')) },
  })
  templates.web.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: { Logging: Match.objectLike({ Prefix: 'cdn/', Bucket: Match.anyValue() }) },
  })
  templates.web.hasResourceProperties('AWS::S3::Bucket', {
    LifecycleConfiguration: { Rules: [Match.objectLike({ ExpirationInDays: 30, Status: 'Enabled' })] },
  })
})

test('every function logs to a group of its own stack, and what any log says is forgotten after a month', () => {
  for (const [name, template] of all) {
    const groups = Object.entries(template.findResources('AWS::Logs::LogGroup'))
    for (const [id, { Properties }] of groups) expect(Properties.RetentionInDays, `${name} ${id}`).toBe(30)
    // Also of what CDK adds: a function without a group makes one that keeps everything.
    const made = Object.entries(template.findResources('AWS::Lambda::Function'))
    for (const [id, { Properties }] of made)
      expect(
        groups.map(([group]) => group),
        `${name} ${id}`,
      ).toContain(Properties.LoggingConfig?.LogGroup?.Ref)
  }
})

test('no function but the worker, which starts a browser, reads a source map before it answers', () => {
  const told = functions.filter(([, { Properties }]) => 'NODE_OPTIONS' in Properties.Environment.Variables)
  expect(told.map(([, { Properties }]) => Properties.Description)).toEqual([
    'Render worker: Chromium on the built frontend',
  ])
})

test('every function is traced', () => {
  for (const [, { Properties }] of functions)
    expect(Properties.TracingConfig, Properties.Description).toEqual({ Mode: 'Active' })
})

test('a release reaches a tenth of the requests first, and goes back when answers fail', () => {
  const groups = Object.values(templates.api.findResources('AWS::CodeDeploy::DeploymentGroup'))
  expect(groups).toHaveLength(routes.length)
  for (const { Properties } of groups) {
    expect(Properties).toMatchObject({
      DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
      AutoRollbackConfiguration: { Enabled: true },
      AlarmConfiguration: {
        Enabled: true,
        Alarms: [{ Name: { Ref: expect.stringMatching(/^releasefailures/) } }],
      },
    })
    expect(Properties.AutoRollbackConfiguration.Events).toContain('DEPLOYMENT_STOP_ON_ALARM')
  }
  // Every route leads to what is released gradually, and none past it.
  const aliases = Object.keys(templates.api.findResources('AWS::Lambda::Alias'))
  for (const { Properties } of Object.values(templates.api.findResources('AWS::ApiGatewayV2::Integration')))
    expect(aliases).toContain(Properties.IntegrationUri.Ref)
  // CloudFormation takes five hundred.
  expect(Object.keys(templates.api.toJSON().Resources).length).toBeLessThan(480)
})

test('functions say the version of the page that they are released with', () => {
  for (const [, { Properties }] of functions)
    expect(Properties.Environment.Variables.SERVER_VERSION).toBe('2025.10.2+0123456789')
})
