/**
 * How orders travel to the factory, alike in both homes. The factory's own system takes them from the queue; what it cannot
 * take lies on the dead-letter queue, and the file of every order stays in its bucket.
 */
export const factoryQueue = {
  functionTimeoutSeconds: 60,
  /** Well inside the five minutes in which the queue still knows what it has been given. */
  handOverEveryMinutes: 2,
  visibilityTimeoutSeconds: 120,
  maxReceiveCount: 5,
  retentionDays: { orders: 14, deadLetters: 14 },
} as const

/** No way leads to it from a browser: the clock calls it. */
export const factoryFunction = { name: 'factory', entry: 'functions/queues/factory/handler.ts' } as const
