/**
 * What a customer sends is checked by the rules of the server before it goes there. They need a library that nothing else on the page does, so
 * they are fetched when nobody waits, or when something is sent; where they cannot be had, the server alone judges.
 */
import { whenIdle } from '../../../ui/when-idle.ts'

const fetchRules = () => import('#domain/contracts/customer-page')
if (typeof window !== 'undefined') whenIdle(fetchRules)

/** What is wrong, in words, by the name of the field. */
class FieldFaults extends Error {
  readonly byField: Readonly<Record<string, string>>

  constructor(byField: Readonly<Record<string, string>>) {
    super('fields of a form cannot be taken as they are')
    this.byField = byField
  }
}

/** Null where something else went wrong, or nothing. */
export const fieldFaultsOf = (error: Error | null): FieldFaults['byField'] | null =>
  error instanceof FieldFaults ? error.byField : null

type Rules = Pick<Awaited<ReturnType<typeof fetchRules>>, 'acceptBody' | 'askBody'>

/** The body as it is sent; throws what is wrong with it. */
export const checked = async <Body extends object>(body: Body, rule: keyof Rules): Promise<Body> => {
  const rules = await fetchRules().catch(() => null)
  if (rules === null) return body
  const { data, error } = rules[rule].safeParse(body)
  if (error === undefined) return data as Body
  throw new FieldFaults(
    Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message])),
  )
}
