/** What the provider tells comes up over whatever page is open; whoever tests something else has put it aside before. */
import type { APIRequestContext } from '@playwright/test'

export const MESSAGES = '/api/v1/system/messages'

/** Whoever has not chosen a role yet is not known, and is told nothing. */
export const putMessagesAside = async (request: APIRequestContext): Promise<void> => {
  const unread = await request.get(`${MESSAGES}?readstatus=unread`)
  if (!unread.ok()) return
  for (const { id } of await unread.json()) await request.post(`${MESSAGES}/${id}/mark-as-ignored`)
}
