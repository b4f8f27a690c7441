/** Every text of the house with its default, as the build has listed them in a file beside the code. */
import { readFileSync } from 'node:fs'
import type { DefaultText } from '#domain/contracts/texts'
import { optionalSetting } from '../../environment.ts'
import { lazily } from '../../lazily.ts'

export const textList = lazily((): readonly DefaultText[] =>
  JSON.parse(
    readFileSync(optionalSetting('TEXT_LIST') ?? new URL('text-list.json', import.meta.url), 'utf8'),
  ),
)

const byKey = lazily(() => new Map(textList().map((text) => [text.key, text])))

export const findDefault = (key: string): DefaultText | null => byKey().get(key) ?? null
