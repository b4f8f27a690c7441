/** Every hour: deletes quotes and histories that are kept no longer. */
import { Logger } from '@aws-lambda-powertools/logger'
import { lazily } from '../../lazily.ts'
import { deleteOutdated } from '../../retention/delete-outdated.ts'

/** The function is stopped a little later (infra/retention.ts), in the middle of a quote that is then deleted by the next one. */
const WORKS_FOR_MS = 240_000

const logger = lazily(() => new Logger({ serviceName: 'delete-outdated' }))

export const handler = async (): Promise<void> => {
  const endsAt = performance.now() + WORKS_FOR_MS
  const deleted = await deleteOutdated(new Date(), () => performance.now() < endsAt)
  logger().info('outdated quotes', { ...deleted })
}
