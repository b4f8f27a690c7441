/** Endpoints for the texts of the interface. */
import * as z from 'zod'
import { listChangesQuery, loggedChanges } from '#domain/contracts/change'
import { apiText, defaultTexts, saveTextBody, textParams, uiText } from '#domain/contracts/texts'
import { contract } from '../../http/contract.ts'

export const listUiTexts = contract({
  id: 'listUiTexts',
  method: 'get',
  path: '/api/v1/i18n/uitexts',
  summary: 'Texts by key: those that other programs ask for, and all that super users have written.',
  needs: 'nothing',
  answer: z.array(uiText),
})

export const listTexts = contract({
  id: 'listTexts',
  method: 'get',
  path: '/api/v1/i18n/texts',
  summary: 'Texts that super users have written, by key.',
  needs: 'texts.administrate',
  answer: z.array(apiText),
})

export const listDefaultTexts = contract({
  id: 'listDefaultTexts',
  method: 'get',
  path: '/api/v1/i18n/defaults',
  summary: 'Every text of the house as it reads by itself, by key.',
  needs: 'texts.administrate',
  answer: defaultTexts,
})

export const saveText = contract({
  id: 'saveText',
  method: 'post',
  path: '/api/v1/i18n/texts',
  summary: 'A new text, or, with its id, the text as it is to be.',
  needs: 'texts.administrate',
  body: saveTextBody,
  bodyLimit: 32 * 1024,
  answer: z.object({ model: apiText, message: z.string() }),
})

export const deleteText = contract({
  id: 'deleteText',
  method: 'delete',
  path: '/api/v1/i18n/texts/{id}',
  summary: 'Takes a text away: a text of the house reads as it does by itself again.',
  needs: 'texts.administrate',
  params: textParams,
  answer: z.object({ message: z.string() }),
})

export const listTextChanges = contract({
  id: 'listTextChanges',
  method: 'get',
  path: '/api/v1/i18n/texts/{id}/changes',
  summary: 'Who changed what, newest first.',
  needs: 'texts.administrate',
  params: textParams,
  query: listChangesQuery,
  answer: loggedChanges,
})

export const getTextScript = contract({
  id: 'getTextScript',
  method: 'get',
  path: '/i18n/{file}',
  summary: 'The texts as JavaScript, for pages of other programs: i18n-no.js.',
  needs: 'nothing',
  params: z.object({ file: z.string().max(40) }),
  produces: 'text/javascript; charset=utf-8',
  answer: z.string(),
})

export const getLanguageSql = contract({
  id: 'getLanguageSql',
  method: 'get',
  path: '/admin/language.sql',
  summary: 'Texts of the category DATABASE as statements for PostgreSQL; nothing is executed here.',
  needs: 'texts.administrate',
  query: z.object({
    baseService: z
      .enum(['lysvag'])
      .default('lysvag')
      .meta({ description: 'Schema that the statements write to.' }),
  }),
  produces: 'text/plain; charset=utf-8',
  answer: z.string(),
})

export const textContracts = [
  listUiTexts,
  listTexts,
  listDefaultTexts,
  saveText,
  deleteText,
  listTextChanges,
  getTextScript,
  getLanguageSql,
]
