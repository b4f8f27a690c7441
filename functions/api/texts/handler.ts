/** /api/v1/i18n: the texts of the interface, and what other programs read of them. */
import { CHANGES_PER_PAGE } from '#domain/contracts/change'
import { refusal } from '#domain/result'
import { loggedChangesFor } from '#domain/views/logged-changes-for'
import { listChanges } from '../../data/changes/change-repository.ts'
import { textList } from '../../data/texts/text-list.ts'
import * as stored from '../../data/texts/text-repository.ts'
import { setting } from '../../environment.ts'
import { endpoint } from '../../http/endpoint.ts'
import { handle } from '../../http/handle.ts'
import { answered } from '../../http/outcome.ts'
import { resource } from '../../http/resource.ts'
import * as contracts from './contracts.ts'
import { getLanguageSql, getTextScript, listUiTexts } from './exports.ts'
import { deleteText, saveText } from './save-text.ts'

const listTexts = endpoint(contracts.listTexts, async () => answered([...(await stored.listStoredTexts())]))

const listDefaultTexts = endpoint(contracts.listDefaultTexts, async () =>
  answered({ isProduction: setting('STAGE') === 'prod', texts: [...textList()] }),
)

const listTextChanges = endpoint(contracts.listTextChanges, async ({ params, query, at }) => {
  const text = await stored.findText(params.id)
  if (text === null) return refusal('text.not-found')
  const { before = null, limit = CHANGES_PER_PAGE } = query
  const entries = await listChanges(stored.textSubject(text.id), text, { at, before, limit })
  return answered(loggedChangesFor(entries, limit))
})

export const handler = handle(
  resource([
    listUiTexts,
    listTexts,
    listDefaultTexts,
    saveText,
    deleteText,
    listTextChanges,
    getTextScript,
    getLanguageSql,
  ]),
)
