/**
 * What is watched, and from where on somebody is called. Functions catch their faults and answer in words, so their own error count
 * says little: these are the figures that they note themselves (functions/metrics.ts), what AWS refuses, and what waits.
 */
import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { type MetricName, metricNamespace, metricUnits } from '#domain/contracts/metrics'
import type { Watched } from './alarms.ts'

const period = Duration.minutes(5)

export const outcome = (stage: string, name: MetricName): Metric =>
  new Metric({
    namespace: metricNamespace,
    metricName: name,
    dimensionsMap: { Stage: stage },
    period,
    statistic: metricUnits[name] === 'Milliseconds' ? 'p95' : 'Sum',
  })

export const outcomeNames = Object.keys(metricUnits) as MetricName[]

/** A single one is somebody's trouble already, unless a person was told and can act himself. */
export const watchedOutcomes = (stage: string): readonly Watched[] => [
  { name: 'mails-refused', metric: outcome(stage, 'MailRefused'), threshold: 2 },
  { name: 'mails-unknown', metric: outcome(stage, 'MailUnknown'), threshold: 0 },
  { name: 'mails-given-up', metric: outcome(stage, 'MailGivenUp'), threshold: 2 },
  { name: 'mails-failed', metric: outcome(stage, 'MailFailed'), threshold: 5 },
  { name: 'jobs-undrawable', metric: outcome(stage, 'JobUndrawable'), threshold: 0 },
  { name: 'jobs-failed', metric: outcome(stage, 'JobFailed'), threshold: 5 },
  { name: 'orders-unsent', metric: outcome(stage, 'OrderUnsent'), threshold: 0, periods: 2 },
  { name: 'answers-not-taken', metric: outcome(stage, 'AnswerNotTaken'), threshold: 0 },
  { name: 'orders-not-as-ordered', metric: outcome(stage, 'OrderNotAsOrdered'), threshold: 0 },
  { name: 'pictures-not-drawn', metric: outcome(stage, 'PictureNotDrawn'), threshold: 10 },
  // A system of somebody's that is down for days gives up some; this many are our own trouble, or a store that knows nothing of it.
  { name: 'webhooks-given-up', metric: outcome(stage, 'WebhookGivenUp'), threshold: 10 },
  { name: 'server-faults', metric: outcome(stage, 'ServerFault'), threshold: 0 },
  { name: 'browser-faults', metric: outcome(stage, 'BrowserFault'), threshold: 20 },
  { name: 'answers-p95-milliseconds', metric: outcome(stage, 'AnswerTime'), threshold: 2000, periods: 3 },
]

const summed = (namespace: string, metricName: string, dimensionsMap: Record<string, string> = {}): Metric =>
  new Metric({ namespace, metricName, dimensionsMap, period, statistic: 'Sum' })

const ofTable = (tableName: string, metricName: string): Metric =>
  summed('AWS/DynamoDB', metricName, { TableName: tableName })

export const tableThrottles = (tableName: string): Metric[] =>
  ['ReadThrottleEvents', 'WriteThrottleEvents'].map((name) => ofTable(tableName, name))

/** What AWS itself refuses. A function that is throttled answers nothing, so nobody else tells of it. */
export const watchedLimits = (api: HttpApi, tableName: string): readonly Watched[] => {
  const table = (name: string) => ofTable(tableName, name)
  const tried = api.metricCount({ period, statistic: 'Sum' })
  const refused = api.metricClientError({ period, statistic: 'Sum' })
  return [
    { name: 'functions-throttled', metric: summed('AWS/Lambda', 'Throttles'), threshold: 0 },
    { name: 'table-reads-throttled', metric: table('ReadThrottleEvents'), threshold: 0 },
    { name: 'table-writes-throttled', metric: table('WriteThrottleEvents'), threshold: 0 },
    { name: 'table-faults', metric: table('SystemErrors'), threshold: 5 },
    {
      name: 'mails-bounced-share',
      metric: new Metric({
        namespace: 'AWS/SES',
        metricName: 'Reputation.BounceRate',
        period,
        statistic: 'Maximum',
      }),
      // SES reviews an account from 5 % on.
      threshold: 0.04,
    },
    {
      name: 'mails-complained-share',
      metric: new Metric({
        namespace: 'AWS/SES',
        metricName: 'Reputation.ComplaintRate',
        period,
        statistic: 'Maximum',
      }),
      // SES reviews an account from 0.1 % on.
      threshold: 0.0008,
    },
    {
      name: 'api-refusals-percent',
      // Only among some hundred requests or more: a few people who mistype their passwords are no alarm.
      metric: new MathExpression({
        expression: 'IF(tried > 200, 100 * refused / tried, 0)',
        usingMetrics: { tried, refused },
        period,
        label: 'API refusals %',
      }),
      threshold: 20,
      periods: 3,
    },
  ]
}
