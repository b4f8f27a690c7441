/**
 * The library that decodes pictures, loaded with the first one: whoever only looks at pictures does not wait for it. It lies beside the code of
 * those functions alone whose line in infra/routes.ts says so.
 */
import { lazily } from '../../lazily.ts'

export const decoder = lazily(async () => (await import('sharp')).default)
