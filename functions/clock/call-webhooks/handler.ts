/** Every minute: tells webhooks what has happened, and again those that did not take it. Mostly there is nothing. */
import { deliverDue } from '../../webhooks/deliver.ts'

/** The function is stopped a little later (infra/webhooks.ts), and a call that has begun is over by then. */
const WORKS_FOR_MS = 45_000

export const handler = async (): Promise<void> => {
  const endsAt = performance.now() + WORKS_FOR_MS
  await deliverDue(
    () => new Date(),
    () => performance.now() < endsAt,
  )
}
