/**
 * Texts that super users have written. They are few and are read together, so those of a language lie in one partition. Each is one item
 * with its version and its last change; a deleted one stays, marked, so that its log is not lost. Questions: all that stand; one by id.
 */
import { createHash } from 'node:crypto'
import { Entity, type EntityItem } from 'electrodb'
import type { RecordedChange, Versioned } from '#domain/administration/change'
import { LANGUAGE, textCategories } from '#domain/contracts/text-category'
import type { SaveTextBody } from '#domain/contracts/texts'
import { lazily } from '../../lazily.ts'
import { commitChange, type Subject } from '../changes/change-repository.ts'
import { connection } from '../connection.ts'

const textEntity = lazily(
  () =>
    new Entity(
      {
        model: { service: 'lysvag', entity: 'uitext', version: '1' },
        attributes: {
          id: { type: 'string', required: true },
          langCode: { type: [LANGUAGE] as const, required: true },
          category: { type: textCategories, required: true },
          entryKey: { type: 'string', required: true },
          text: { type: 'string', required: true },
          description: { type: 'string', required: true },
          isOwn: { type: 'boolean', required: true },
          replaces: { type: 'string' },
          deleted: { type: 'boolean', required: true },
          version: { type: 'number', required: true },
          change: { type: 'any' },
          writeId: { type: 'string' },
        },
        indexes: {
          ofLanguage: {
            pk: { field: 'pk', composite: ['langCode'], casing: 'none' },
            sk: { field: 'sk', composite: ['id'], casing: 'none' },
          },
        },
      },
      connection(),
    ),
)

export interface StoredText extends Omit<SaveTextBody, 'id'> {
  readonly id: string
  /** In the place of a text of the house, and not a text of another program. */
  readonly isOwn: boolean
  /** What a function says by itself, where these words stand in its place. */
  readonly replaces: string | null
  readonly deleted: boolean
}

/** One text for a key in a category and a language, by its address: it cannot be made twice. */
export const textIdOf = ({
  langCode,
  category,
  entryKey,
}: Pick<StoredText, 'langCode' | 'category' | 'entryKey'>): string =>
  createHash('sha256').update(`${langCode} ${category} ${entryKey}`).digest('base64url').slice(0, 22)

export const textSubject = (id: string): Subject => `text-${id}`

const textOf = (item: EntityItem<ReturnType<typeof textEntity>>): StoredText & Versioned => ({
  id: item.id,
  langCode: item.langCode,
  category: item.category,
  entryKey: item.entryKey,
  text: item.text,
  description: item.description,
  isOwn: item.isOwn,
  replaces: item.replaces ?? null,
  deleted: item.deleted,
  version: item.version,
  change: (item.change as RecordedChange | undefined) ?? null,
})

/** By key. */
export const listStoredTexts = async (): Promise<readonly (StoredText & Versioned)[]> => {
  const { data } = await textEntity()
    .query.ofLanguage({ langCode: LANGUAGE })
    .go({ pages: 'all', consistent: true })
  return data
    .map(textOf)
    .filter(({ deleted }) => !deleted)
    .toSorted((one, other) => (one.entryKey < other.entryKey ? -1 : 1))
}

/** Also one that has been deleted. */
export const findText = async (id: string): Promise<(StoredText & Versioned) | null> => {
  const { data } = await textEntity().get({ langCode: LANGUAGE, id }).go({ consistent: true })
  return data && textOf(data)
}

/** False when somebody else has changed it since `before`, null for none. */
export const putText = (
  before: (StoredText & Versioned) | null,
  after: StoredText,
  change: RecordedChange,
): Promise<boolean> => {
  const was: Versioned = before ?? { version: 0, change: null }
  return commitChange(textSubject(after.id), was, {
    write: (writeId) =>
      textEntity()
        .put({
          ...after,
          replaces: after.replaces ?? undefined,
          version: was.version + 1,
          change,
          writeId,
        })
        .where(({ version }, { eq, notExists }) =>
          was.version === 0 ? notExists(version) : eq(version, was.version),
        )
        .go(),
    readWriteId: async () =>
      (await textEntity().get({ langCode: LANGUAGE, id: after.id }).go({ consistent: true })).data?.writeId,
  })
}
