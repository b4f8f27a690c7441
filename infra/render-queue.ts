/**
 * How a render job travels, alike in both homes. A job is tried three times, then it lies on the dead-letter queue.
 */
export const renderQueue = {
  /** One picture takes about a second, a long quote five; then the page is given up. */
  jobLimitSeconds: 25,
  /** The jobs of a batch are done one after the other, so a whole batch that is given up must fit. */
  functionTimeoutSeconds: 120,
  /** At least the function's own limit, or a job would be handed out twice while the first is still at it. */
  visibilityTimeoutSeconds: 150,
  maxReceiveCount: 3,
  batchSize: 4,
  retentionDays: { jobs: 1, deadLetters: 14 },
} as const

/** What the worker finds of this in its environment. */
export const workerLimits = {
  MAX_TRIES: String(renderQueue.maxReceiveCount),
  JOB_LIMIT_SECONDS: String(renderQueue.jobLimitSeconds),
}
