/**
 * What an operator invokes when somebody asks what we know of him, or to be forgotten (docs/privacy.md): `{"of":"customer","do":"export","email":"…"}`.
 * No address leads here. Of customers the answer may say `next`: then it is asked again with `"after"` of that number, until there is none.
 * The log says that it was done, and not of whom.
 */
import { Logger } from '@aws-lambda-powertools/logger'
import * as z from 'zod'
import { changeAuthors } from '#domain/messages/changes'
import { lazily } from '../../lazily.ts'
import { findCustomer, forgetCustomerIn } from '../../personal-data/customer.ts'
import { eraseUser, exportUser } from '../../personal-data/user.ts'

const logger = lazily(() => new Logger({ serviceName: 'personal-data' }))

const asked = z.strictObject({
  of: z.enum(['customer', 'user']),
  do: z.enum(['export', 'erase']),
  email: z.email(),
  after: z.int().min(0).default(0),
})
type Asked = z.infer<typeof asked>

/** The function is stopped a little later. */
const WORKS_FOR_MS = 240_000

/** Nobody's session. */
const system = () => ({ userId: 0, name: changeAuthors.system })

const ofCustomer = async ({ do: what, email, after }: Asked, at: Date) => {
  const endsAt = performance.now() + WORKS_FOR_MS
  const { quotes, next } = await findCustomer(email, after, () => performance.now() < endsAt)
  if (what === 'export') return { quotes, next }
  for (const found of quotes) await forgetCustomerIn(found, email, system(), at)
  return { erased: quotes.map(({ orderNumber }) => orderNumber), next }
}

const ofUser = async ({ do: what, email }: Asked, at: Date) => {
  if (what === 'export') return { user: await exportUser(email, at) }
  const erased = await eraseUser(email, { ...system(), userId: null }, at)
  return erased.ok ? { erased: [erased.value.id] } : { refused: erased.code }
}

export const handler = async (event: unknown): Promise<unknown> => {
  const wanted = asked.parse(event)
  const at = new Date()
  const answer = wanted.of === 'customer' ? await ofCustomer(wanted, at) : await ofUser(wanted, at)
  const { of, do: what } = wanted
  logger().info('personal data', { of, what })
  return answer
}
