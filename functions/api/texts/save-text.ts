/** A text is written, reworded or taken away. Of a text of the house the words must have all that is filled in, and nothing else. */
import { makeChange, type Versioned } from '#domain/administration/change'
import { apiText, type SaveTextBody, type TextConflict } from '#domain/contracts/texts'
import { type Refusal, refusal } from '#domain/result'
import { placeholderFault } from '#domain/texts/own-words'
import { findDefault } from '../../data/texts/text-list.ts'
import * as stored from '../../data/texts/text-repository.ts'
import { readOwnWords } from '../../data/texts/words-in-force.ts'
import { endpoint } from '../../http/endpoint.ts'
import { answered, type Refused } from '../../http/outcome.ts'
import { changedBy } from '../../people/save-user.ts'
import * as contracts from './contracts.ts'
import { textAnswers } from './text.ts'

const shown = ({ entryKey, text, description, category }: stored.StoredText) => ({
  entryKey,
  text,
  description,
  category,
})

/** Why these words cannot stand in the place of the text that has the key. */
const faultOf = ({ entryKey, text, category }: SaveTextBody): Refusal | null => {
  const replaced = findDefault(entryKey)
  if (replaced === null) return null
  if (replaced.category !== category)
    return refusal('text.other-category', { path: 'category', data: { category: replaced.category } })
  const fault = placeholderFault(replaced.text, text)
  return fault && refusal(fault.code, { path: 'text', data: { names: fault.names.join(', ') } })
}

type Stored = stored.StoredText & Versioned

const conflictWith = (current: Stored): TextConflict => ({
  changedBy: current.change?.by.name ?? '',
  current: apiText.parse(current),
})

const changedMeanwhile = (current: Stored | null): Refused =>
  current === null || current.deleted
    ? refusal('text.not-found')
    : { ...refusal('text.changed-meanwhile'), details: conflictWith(current) }

const keyTaken = (current: Stored): Refused => {
  const path = 'entryKey'
  return { ...refusal('text.key-taken', { path }), details: { path, ...conflictWith(current) } }
}

export const saveText = endpoint(contracts.saveText, async ({ body, caller, at }) => {
  const id = stored.textIdOf(body)
  if (body.id !== undefined && body.id !== id) {
    const before = await stored.findText(body.id)
    return refusal(before === null || before.deleted ? 'text.not-found' : 'text.key-fixed')
  }
  const fault = faultOf(body)
  if (fault !== null) return fault
  const before = await stored.findText(id)
  const stands = before !== null && !before.deleted
  if (body.id === undefined && stands) return keyTaken(before)
  if (body.id !== undefined && !stands) return refusal('text.not-found')
  if (stands && body.version !== undefined && body.version !== before.version) return changedMeanwhile(before)
  const { entryKey, text, description, category, langCode } = body
  const replaced = findDefault(entryKey)
  const after = {
    ...{ id, entryKey, text, description, category, langCode },
    isOwn: replaced !== null,
    replaces: replaced?.isTemplate ? replaced.text : null,
    deleted: false,
  }
  const action = stands ? 'edited' : 'created'
  const change = makeChange(
    { by: changedBy(caller.user), at, action },
    stands ? shown(before) : {},
    shown(after),
  )
  // Written in the same words once more they are in force again after a release that says something else.
  const isChange = !stands || change.fields.length > 0 || before.replaces !== after.replaces
  if (isChange) {
    if (!(await stored.putText(before, after, change))) return changedMeanwhile(await stored.findText(id))
    await readOwnWords()
  }
  const version = (before?.version ?? 0) + (isChange ? 1 : 0)
  return answered({ model: { ...after, version }, message: stands ? textAnswers.updated : textAnswers.added })
})

export const deleteText = endpoint(contracts.deleteText, async ({ params, caller, at }) => {
  const before = await stored.findText(params.id)
  if (before === null || before.deleted) return refusal('text.not-found')
  const change = makeChange({ by: changedBy(caller.user), at, action: 'deleted' }, shown(before), {})
  const { version: _, change: __, ...text } = before
  if (!(await stored.putText(before, { ...text, deleted: true }, change)))
    return refusal('text.changed-meanwhile')
  await readOwnWords()
  return answered({ message: textAnswers.deleted })
})
