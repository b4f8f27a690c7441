/**
 * Explaining sentences by key. A placeholder that the page knows nothing of is left standing. A key that nobody has a sentence for
 * shows itself, with a warning in the log.
 */
import { type InfoTextKey, infoText, isInfoTextKey } from '#domain/messages/info-texts'

type Data = Readonly<Record<string, string | number>>

export const worded = (key: InfoTextKey | (string & {}), data: Data = {}): string => {
  if (!isInfoTextKey(key)) {
    // biome-ignore lint/suspicious/noConsole: warnings are what reaches the server's log
    console.warn(`no text has the key ${key}`)
    return key
  }
  return infoText(key).replace(/\{(\w+)\}/g, (placeholder, name: string) => String(data[name] ?? placeholder))
}
