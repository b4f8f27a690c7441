/**
 * The explaining sentences of the pages by key, as the server words them. A page does not wait for them: until
 * they are here, and where the server has none, the sentence reads as it did when the pages were built. A key that nobody
 * has a sentence for shows itself, with a warning in the log.
 */
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { UiText } from '#domain/contracts/reference'
import { type InfoTextKey, infoTexts } from '#domain/messages/info-texts'
import { get } from './client.ts'
import { MINUTE } from './query-client.ts'

const uiTextsQuery = queryOptions({
  queryKey: ['ui-texts'],
  queryFn: ({ signal }) => get<readonly UiText[]>('/api/v1/i18n/uitexts', signal),
  staleTime: 60 * MINUTE,
  meta: { handlesError: true },
})

type Data = Readonly<Record<string, string | number>>

/** A placeholder that the page knows nothing of is left standing: the sentence may have been written by anybody. */
export const worded = (texts: readonly UiText[], key: string, data: Data = {}): string => {
  const built: Readonly<Record<string, string>> = infoTexts
  const text = texts.find(({ entryKey }) => entryKey === key)?.text ?? built[key]
  if (text === undefined) {
    // biome-ignore lint/suspicious/noConsole: warnings are what reaches the server's log
    console.warn(`no text has the key ${key}`)
    return key
  }
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(data[name] ?? placeholder))
}

export const useInfoText = (key: InfoTextKey, data?: Data): string => {
  const { data: texts = [] } = useQuery(uiTextsQuery)
  return worded(texts, key, data)
}
