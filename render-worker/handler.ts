/** SQS in, pictures and documents out. Each record succeeds or fails alone; what failed is tried again shortly. */
import { BatchProcessor, EventType, processPartialResponse } from '@aws-lambda-powertools/batch'
import { Logger } from '@aws-lambda-powertools/logger'
import { S3Client } from '@aws-sdk/client-s3'
import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import { type MetricName, metricLine } from '#domain/contracts/metrics'
import { openArtefacts } from './artefacts.ts'
import { openBrowser } from './browser.ts'
import { limit, runsInLambda, workerSetting } from './environment.ts'
import { renderJob } from './render-job.ts'

const logger = new Logger({ serviceName: 'render-worker' })
const queue = new SQSClient()
const maxTries = limit('MAX_TRIES')
const means = {
  artefacts: openArtefacts(new S3Client(), workerSetting('RENDER_BUCKET')),
  browser: openBrowser({
    siteFolder: workerSetting('SITE_FOLDER'),
    limitSeconds: limit('JOB_LIMIT_SECONDS'),
    jobsPerBrowser: 200,
  }),
}

/** Lambda gives a function ten seconds to start, with whole processors that cost nothing. */
const START_SECONDS = 8

if (runsInLambda())
  await means.browser
    .warmUp(START_SECONDS)
    .catch((error: Error) => logger.warn('the browser was not started early', { error }))

/** A person waits: do not let the whole visibility timeout pass before the next try. */
const tryAgainSoon = (record: SQSRecord): Promise<unknown> =>
  queue.send(
    new ChangeMessageVisibilityCommand({
      QueueUrl: workerSetting('RENDER_QUEUE_URL'),
      ReceiptHandle: record.receiptHandle,
      VisibilityTimeout: 1,
    }),
  )

/** Which artefact. The rest of a message is what a customer is offered, and a log is no place for that. */
const namedIn = ({ body }: SQSRecord): string | undefined => /"hash":"([0-9a-f]{64})"/.exec(body)?.[1]

/** What came of it; on a machine of one's own nobody reads figures. */
const note = (name: MetricName): void => {
  const stage = workerSetting('STAGE')
  if (stage !== 'local') process.stdout.write(`${metricLine(name, 1, stage, new Date())}\n`)
}

const work = async (record: SQSRecord): Promise<void> => {
  const tries = Number(record.attributes.ApproximateReceiveCount)
  // The trace of the request that it is made for.
  const job = { hash: namedIn(record), trace: record.messageAttributes?.trace?.stringValue }
  const started = performance.now()
  try {
    const failure = await renderJob(record.body, { isFirst: tries === 1, isLast: tries >= maxTries }, means)
    note(failure ? 'JobUndrawable' : 'JobDone')
    if (failure) logger.error('input cannot be drawn', { ...job, error: failure })
    else logger.info('job', { ...job, tries, milliseconds: Math.round(performance.now() - started) })
  } catch (error) {
    note('JobFailed')
    logger.error('job failed', { ...job, messageId: record.messageId, tries, error })
    await tryAgainSoon(record)
    throw error
  }
}

/** One after the other: jobs of a kind share a page, and a page shows one input at a time. */
export const handler = (event: SQSEvent): Promise<SQSBatchResponse> =>
  processPartialResponse(event, work, new BatchProcessor(EventType.SQS), {
    processInParallel: false,
    throwOnFullBatchFailure: false,
  })
