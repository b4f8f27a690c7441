/** What a function or the worker finds in its environment; infra/cloud gives the same names other values. */
import { randomBytes } from 'node:crypto'
import { clientVersion } from '#domain/contracts/version'
import { type Engines, region } from './engines.ts'
import { credentials, names, queueUrl } from './resources.ts'

/** The gateway is the CDN here, in the same process. */
export const originSecret = randomBytes(24).toString('base64url')

export const environmentFor = (
  { endpoints }: Pick<Engines, 'endpoints'>,
  rendererVersion: string,
  version = clientVersion,
): Record<string, string> => ({
  STAGE: 'local',
  ORIGIN_SECRET: originSecret,
  SERVER_VERSION: version,
  RENDERER_VERSION: rendererVersion,
  TABLE_NAME: names.table,
  RENDER_BUCKET: names.renderBucket,
  LOGO_BUCKET: names.renderBucket,
  PICTURE_BUCKET: names.renderBucket,
  RENDER_QUEUE_URL: queueUrl(endpoints.storage),
  MAIL_QUEUE_URL: queueUrl(endpoints.storage, names.mailQueue),
  MAIL_EVENT_QUEUE_URL: queueUrl(endpoints.storage, names.mailEvents),
  ORDER_BUCKET: names.orderBucket,
  FACTORY_QUEUE_URL: queueUrl(endpoints.storage, names.factoryQueue),
  ANSWER_QUEUE_URL: queueUrl(endpoints.storage, names.answerQueue),
  DEAD_LETTER_URLS: JSON.stringify({
    render: queueUrl(endpoints.storage, names.deadLetters),
    mail: queueUrl(endpoints.storage, names.deadMails),
    mailEvents: queueUrl(endpoints.storage, names.deadMailEvents),
    orders: queueUrl(endpoints.storage, names.deadOrders),
    answers: queueUrl(endpoints.storage, names.deadAnswers),
  }),
  PROVIDER_EMAIL_DOMAIN: 'lysvag.example',
  PROVIDER_ORGANISATION_NUMBER: '399104076',
  MAIL_FROM: 'tilbud@lysvag.example',
  AWS_REGION: region,
  AWS_ACCESS_KEY_ID: credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  AWS_ENDPOINT_URL_DYNAMODB: endpoints.table,
  AWS_ENDPOINT_URL_S3: endpoints.storage,
  AWS_ENDPOINT_URL_SQS: endpoints.storage,
  // A person reads the terminal: nothing but what went wrong.
  POWERTOOLS_LOG_LEVEL: process.env.POWERTOOLS_LOG_LEVEL ?? 'WARN',
})
