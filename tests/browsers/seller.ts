/** What stands ready when a job begins: quotes that the store's clerk has made through the API. */
import { DEMO_PASSWORD, demoPeople } from '../e2e/driver/people.ts'

export interface Seller {
  /** Answers the number of a new quote with one row of each model. */
  makeQuote(models: readonly number[], choices?: Readonly<Record<string, unknown>>): Promise<number>
  read<Answer>(path: string): Promise<Answer>
}

export const sellerAt = async (origin: string): Promise<Seller> => {
  let cookie = ''
  const call = async (method: string, path: string, data?: unknown): Promise<unknown> => {
    const answer = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
    cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return answer.json()
  }
  const write = async <Model>(method: string, path: string, data?: unknown): Promise<Model> =>
    ((await call(method, path, data)) as { model: Model }).model

  await call('POST', '/auth/login', { email: demoPeople.storeClerk, password: DEMO_PASSWORD })
  // A message of the provider would come up over the page that somebody works in.
  const unread = (await call('GET', '/system/messages?readstatus=unread')) as { id: number }[]
  for (const { id } of unread) await call('POST', `/system/messages/${id}/mark-as-ignored`)
  return {
    makeQuote: async (models, choices) => {
      const { orderNumber, version } = await write<{ orderNumber: number; version: number }>(
        'POST',
        '/offers',
      )
      const customer = { name: 'Ingrid Solheim', email: 'ingrid@solheim.example', phone: '41234567' }
      await write('PUT', `/offers/${orderNumber}`, { customer, version })
      for (const sourceRowId of models) {
        const row = await write<{ rowNumber: number; revision: string }>('POST', '/products', {
          orderNumber,
          sourceOrderNumber: 0,
          sourceRowId,
          numberOf: 1,
        })
        if (choices !== undefined)
          await write('PUT', `/products/${orderNumber}/0/${row.rowNumber}`, {
            revision: row.revision,
            choices,
          })
      }
      return orderNumber
    },
    read: async <Answer>(path: string) => (await call('GET', path)) as Answer,
  }
}
