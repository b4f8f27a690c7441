/**
 * How a render job travels, alike in both homes. A job is tried three times, then it lies on the dead-letter queue.
 */
export const renderQueue = {
  /** One picture takes about a second, a long quote five; then the page is given up. */
  jobLimitSeconds: 25,
  /** A job that is given up, with the browser that is started before it and what is told after it. */
  functionTimeoutSeconds: 35,
  /** Six times the function's own limit, as AWS advises: a message that could not be handed to a function is not handed out twice. */
  visibilityTimeoutSeconds: 210,
  maxReceiveCount: 3,
  /** Nobody's print waits behind another one while a worker is idle, and a crash costs one job a try. */
  batchSize: 1,
  retentionDays: { jobs: 1, deadLetters: 14 },
} as const

/** What the worker finds of this in its environment. */
export const workerLimits = {
  MAX_TRIES: String(renderQueue.maxReceiveCount),
  JOB_LIMIT_SECONDS: String(renderQueue.jobLimitSeconds),
}
