/** Texts of the interface: the words that super users put in the place of what the files say, and texts of other programs. */
import * as z from 'zod'
import { formText } from '#domain/messages/forms'
import { isReadable, isVisible } from '#domain/messages/readable'
import { textFormText } from '#domain/messages/text-form'
import { LANGUAGE, textCategories } from './text-category.ts'

const TEXT_KEY_MIN = 5

/** A key with its words, for every page, also before anybody has logged in. */
export const uiText = z
  .object({
    entryKey: z.string(),
    text: z.string(),
    replaces: z.string().optional().meta({
      description: 'In the place of what a function says: its own words, by which a program knows it.',
    }),
    isOwn: z.boolean().optional().meta({
      description: 'The provider’s own words for a text of the pages; left out where they read as built.',
    }),
  })
  .meta({ id: 'UiText' })
export type UiText = z.infer<typeof uiText>

/** A line break is the only character that is not seen. */
const words = (most: number) =>
  z
    .string()
    .max(most, { error: () => formText.atMost(most) })
    .refine((text) => isReadable(text.replaceAll('\n', '')), { error: () => formText.readable })

const textForm = z.strictObject({
  entryKey: z
    .string()
    .trim()
    .min(1, { error: () => formText.required, abort: true })
    .min(TEXT_KEY_MIN, { error: () => textFormText.keyTooShort })
    .max(200, { error: () => formText.atMost(200) })
    .regex(/^[A-Za-z0-9._/-]+$/, { error: () => textFormText.keySigns }),
  text: words(4000).refine(isVisible, { error: () => formText.required }),
  description: words(500),
  category: z.enum(textCategories),
  langCode: z.literal(LANGUAGE),
})

export const saveTextBody = textForm.extend({
  id: z.string().max(60).optional().meta({ description: 'Left out: a new text.' }),
  description: words(500).default(''),
  langCode: z.literal(LANGUAGE).default(LANGUAGE),
  version: z.int().optional().meta({
    description:
      'Of a text with an id: the version that it was changed from. Refused when it is another one by now; left out: whatever stands there.',
  }),
})
export type SaveTextBody = z.infer<typeof saveTextBody>

export const apiText = z
  .object({
    id: z.string(),
    entryKey: z.string(),
    text: z.string(),
    description: z.string(),
    category: z.enum(textCategories),
    langCode: z.literal(LANGUAGE),
    replaces: z.string().nullable().meta({
      description: 'What the function said by itself when the words were written; null of other texts.',
    }),
    version: z.int().meta({ description: 'Counts its changes.' }),
  })
  .meta({ id: 'Text' })
export type ApiText = z.infer<typeof apiText>

/** What whoever saves a text that has been changed meanwhile is told. */
export interface TextConflict {
  /** Full name; empty where it is not known. */
  readonly changedBy: string
  readonly current: ApiText
}

export const textParams = z.object({ id: z.string().max(60) })

/** A text as its file says it. */
const defaultText = z.object({
  key: z.string(),
  text: z.string(),
  isTemplate: z.boolean().meta({
    description: 'What a function says: told from the others of its file by its words.',
  }),
  category: z.enum(textCategories),
  file: z.string().meta({ description: 'Where it stands.' }),
})
export type DefaultText = z.infer<typeof defaultText>

export const defaultTexts = z
  .object({ isProduction: z.boolean(), texts: z.array(defaultText) })
  .meta({ id: 'DefaultTexts' })
export type DefaultTexts = z.infer<typeof defaultTexts>
