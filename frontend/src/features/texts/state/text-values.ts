/** A text as it is typed, and what is wrong with it: the form says what the server would refuse. Pure. */

import type { TextCategory } from '#domain/contracts/text-category'
import { type DefaultText, type SaveTextBody, saveTextBody } from '#domain/contracts/texts'
import { fill } from '#domain/messages/fill'
import { textRefusals } from '#domain/messages/text-form'
import { placeholderFault } from '#domain/texts/own-words'
import type { ListedText } from './listed-texts.ts'

export interface TextValues {
  readonly entryKey: string
  readonly category: TextCategory
  readonly text: string
  readonly description: string
}

/** Null: a new one. */
export const textValuesOf = (chosen: ListedText | null): TextValues => ({
  entryKey: chosen?.key ?? '',
  category: chosen?.category ?? 'CLIENT',
  text: chosen?.text ?? '',
  description: chosen?.written?.description ?? '',
})

export type JudgedText =
  | { readonly ok: true; readonly body: SaveTextBody }
  | { readonly ok: false; readonly faults: Partial<Record<keyof TextValues, string>> }

/** `built` is what the house says under this key, where it says anything. */
export const judgeText = (
  values: TextValues,
  built: Pick<DefaultText, 'text' | 'category'> | null,
): JudgedText => {
  const parsed = saveTextBody.safeParse(values)
  const faults: Partial<Record<keyof TextValues, string>> = {}
  for (const { path, message } of parsed.error?.issues.toReversed() ?? [])
    faults[path[0] as keyof TextValues] = message
  if (built !== null && built.category !== values.category)
    faults.category = fill(textRefusals['text.other-category'].sentence, { category: built.category })
  const fault = built && placeholderFault(built.text, values.text)
  if (fault) faults.text ??= fill(textRefusals[fault.code].sentence, { names: fault.names.join(', ') })
  return parsed.success && Object.keys(faults).length === 0
    ? { ok: true, body: parsed.data }
    : { ok: false, faults }
}
