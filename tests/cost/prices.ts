/**
 * What AWS asks for a unit of each thing, in US dollars without VAT, in Stockholm (eu-north-1) or at the edge in Europe. These are the public list
 * prices as they were known on the day below, written down without a line to AWS: before a budget is built on them each is compared with the page
 * that is named beside it. `ireland` says that Stockholm's own was not known; Ireland's is dearer, so the bill errs upwards. What AWS gives
 * away each month and what it gives for large amounts are left out, for the same reason.
 */
export const pricedRegion = 'eu-north-1'
export const listedOn = '2026-11-23'

/** Kroner for a dollar: a round figure of the autumn, to be compared with https://www.norges-bank.no/tema/Statistikk/Valutakurser/ */
export const exchange = { nokForUsd: 10.5, on: '2026-11-23' } as const

export interface Price {
  readonly service: string
  readonly what: string
  readonly usd: number
  /** For so many. */
  readonly per: number
  readonly source: string
  readonly of?: 'ireland'
}

const MILLION = 1_000_000
const dynamo = 'https://aws.amazon.com/dynamodb/pricing/on-demand/'
const lambda = 'https://aws.amazon.com/lambda/pricing/'
const s3 = 'https://aws.amazon.com/s3/pricing/'
const watch = 'https://aws.amazon.com/cloudwatch/pricing/'
const edge = 'https://aws.amazon.com/cloudfront/pricing/'
const waf = 'https://aws.amazon.com/waf/pricing/'
const sqs = 'https://aws.amazon.com/sqs/pricing/'
const ses = 'https://aws.amazon.com/ses/pricing/'

export const prices = {
  // A consistent read of 4 KB is one, one of what may be a second old a half; a write of 1 KB is one, and one of an index besides.
  tableReads: { service: 'DynamoDB', what: 'read units', usd: 0.135, per: MILLION, source: dynamo },
  tableWrites: { service: 'DynamoDB', what: 'write units', usd: 0.672, per: MILLION, source: dynamo },
  tableGbMonths: { service: 'DynamoDB', what: 'GB kept', usd: 0.269, per: 1, source: dynamo },
  returnGbMonths: {
    service: 'DynamoDB',
    what: 'GB that can go back to any minute',
    usd: 0.215,
    per: 1,
    source: dynamo,
  },
  copyGbMonths: {
    service: 'Backup',
    what: 'GB of copies',
    usd: 0.108,
    per: 1,
    source: 'https://aws.amazon.com/backup/pricing/',
  },
  coldCopyGbMonths: {
    service: 'Backup',
    what: 'GB of cold copies',
    usd: 0.033,
    per: 1,
    source: 'https://aws.amazon.com/backup/pricing/',
  },
  armGbSeconds: { service: 'Lambda', what: 'GB seconds, arm64', usd: 13.3334, per: MILLION, source: lambda },
  x86GbSeconds: { service: 'Lambda', what: 'GB seconds, x86', usd: 16.6667, per: MILLION, source: lambda },
  invocations: { service: 'Lambda', what: 'calls', usd: 0.2, per: MILLION, source: lambda },
  apiRequests: {
    service: 'API Gateway',
    what: 'requests of an HTTP API',
    usd: 1.11,
    per: MILLION,
    source: 'https://aws.amazon.com/api-gateway/pricing/',
    of: 'ireland',
  },
  filePuts: { service: 'S3', what: 'puts and lists', usd: 0.005, per: 1000, source: s3 },
  fileGets: { service: 'S3', what: 'gets and heads', usd: 0.0004, per: 1000, source: s3 },
  fileGbMonths: { service: 'S3', what: 'GB kept', usd: 0.023, per: 1, source: s3 },
  queueRequests: { service: 'SQS', what: 'requests', usd: 0.4, per: MILLION, source: sqs },
  edgeRequests: { service: 'CloudFront', what: 'requests', usd: 0.012, per: 10_000, source: edge },
  edgeGb: { service: 'CloudFront', what: 'GB to browsers', usd: 0.085, per: 1, source: edge },
  edgeCalls: { service: 'CloudFront', what: 'calls of functions', usd: 0.1, per: MILLION, source: edge },
  logGb: { service: 'CloudWatch', what: 'GB of log', usd: 0.57, per: 1, source: watch, of: 'ireland' },
  logGbMonths: { service: 'CloudWatch', what: 'GB of log kept', usd: 0.03, per: 1, source: watch },
  metrics: { service: 'CloudWatch', what: 'metrics of our own', usd: 0.3, per: 1, source: watch },
  alarms: { service: 'CloudWatch', what: 'alarms', usd: 0.1, per: 1, source: watch },
  dashboards: { service: 'CloudWatch', what: 'dashboards', usd: 3, per: 1, source: watch },
  traces: {
    service: 'X-Ray',
    what: 'traces',
    usd: 5,
    per: MILLION,
    source: 'https://aws.amazon.com/xray/pricing/',
  },
  mails: { service: 'SES', what: 'mails', usd: 0.1, per: 1000, source: ses },
  mailGb: { service: 'SES', what: 'GB of attachments', usd: 0.12, per: 1, source: ses },
  addressRules: { service: 'WAF', what: 'lists and rules', usd: 1, per: 1, source: waf },
  addressRequests: { service: 'WAF', what: 'requests', usd: 0.6, per: MILLION, source: waf },
  secrets: {
    service: 'Secrets Manager',
    what: 'secrets',
    usd: 0.4,
    per: 1,
    source: 'https://aws.amazon.com/secrets-manager/pricing/',
  },
  keyRequests: {
    service: 'KMS',
    what: 'requests',
    usd: 0.03,
    per: 10_000,
    source: 'https://aws.amazon.com/kms/pricing/',
  },
} as const satisfies Readonly<Record<string, Price>>

export type PriceName = keyof typeof prices
