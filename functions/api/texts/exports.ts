/** The texts in the forms that other programs read: a script, and statements for a database. Whatever the words are, they stay words. */
import { createHash } from 'node:crypto'
import { LANGUAGE } from '#domain/contracts/text-category'
import { infoText, infoTextKeys } from '#domain/messages/info-texts'
import { refusal } from '#domain/result'
import { listStoredTexts, type StoredText } from '../../data/texts/text-repository.ts'
import { readOwnWords } from '../../data/texts/words-in-force.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered } from '../../http/outcome.ts'
import * as contracts from './contracts.ts'

/** Asked for again each time, and sent only where it is another one (AB-18). */
const kept = (value: unknown) => ({
  headers: {
    'cache-control': 'no-cache',
    etag: `"${createHash('sha256').update(JSON.stringify(value)).digest('base64url')}"`,
  },
})

const uiTexts = async () => {
  await readOwnWords()
  const stored = await listStoredTexts()
  const written = new Set<string>(stored.map(({ entryKey }) => entryKey))
  return [
    ...infoTextKeys
      .filter((key) => !written.has(key))
      .map((entryKey) => ({ entryKey, text: infoText(entryKey) })),
    ...stored.map(({ entryKey, text, isOwn, replaces }) => ({
      entryKey,
      text,
      ...(isOwn && { isOwn }),
      ...(replaces !== null && { replaces }),
    })),
  ]
}

export const listUiTexts = endpoint(contracts.listUiTexts, async () => {
  const texts = await uiTexts()
  return answered(texts, kept(texts))
})

/** JSON that neither ends a script nor breaks a line of one. */
const asScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

export const getTextScript = endpoint(contracts.getTextScript, async ({ params }) => {
  if (params.file !== `i18n-${LANGUAGE}.js`) return refusal('request.not-found')
  const texts = await uiTexts()
  const byKey = Object.fromEntries(texts.map(({ entryKey, text }) => [entryKey, text]))
  return answered(
    `globalThis.i18n = Object.assign(globalThis.i18n ?? {}, { ${LANGUAGE}: ${asScript(byKey)} })\n`,
    kept(texts),
  )
})

/** A literal of standard SQL: nothing but the quotation mark ends it. */
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

const statement = (service: string, { langCode, entryKey, text, description }: StoredText): string =>
  `INSERT INTO ${service}.language (lang_code, entry_key, entry_text, description) VALUES (${[langCode, entryKey, text, description].map(literal).join(', ')})
ON CONFLICT (lang_code, entry_key) DO UPDATE SET entry_text = EXCLUDED.entry_text, description = EXCLUDED.description;`

export const getLanguageSql = endpoint(contracts.getLanguageSql, async ({ query }) => {
  const texts = (await listStoredTexts()).filter(({ category }) => category === 'DATABASE')
  const lines = [
    'SET standard_conforming_strings = on;',
    ...texts.map((text) => statement(query.baseService, text)),
  ]
  return answered(`${lines.join('\n')}\n`, {
    headers: { 'content-disposition': 'attachment; filename="language.sql"' },
  })
})
