/** Endpoints of the import of stores and people from a sheet: looked at first, then made, a hundred lines at a time. */
import * as z from 'zod'
import {
  checkedLine,
  importedLine,
  importPeopleBody,
  importStoresBody,
  invitedPeople,
  inviteImportedBody,
} from '#domain/contracts/imports'
import { contract } from '../../http/contract.ts'

const checked = z.object({ model: z.object({ lines: z.array(checkedLine) }) })
const imported = z.object({ model: z.object({ lines: z.array(importedLine) }) })

export const checkStores = contract({
  id: 'checkStores',
  method: 'post',
  path: '/api/v1/imports/stores/check',
  summary:
    'Says of each line whether its store is new, exists, is doubted or cannot be made. Writes nothing.',
  needs: 'admin.import',
  body: importStoresBody,
  answer: checked,
})

export const importStores = contract({
  id: 'importStores',
  method: 'post',
  path: '/api/v1/imports/stores',
  summary: 'Makes the stores of the lines, each whole or not at all, and none that exists.',
  needs: 'admin.import',
  body: importStoresBody,
  answer: imported,
  once: true,
})

export const checkPeople = contract({
  id: 'checkPeople',
  method: 'post',
  path: '/api/v1/imports/people/check',
  summary:
    'Says of each line whether its person is new, exists, is doubted or cannot be made. Writes nothing.',
  needs: 'admin.import',
  body: importPeopleBody,
  answer: checked,
})

export const importPeople = contract({
  id: 'importPeople',
  method: 'post',
  path: '/api/v1/imports/people',
  summary:
    'Makes the people of the lines, each whole or not at all, or gives who exists the role. Nobody is invited by it.',
  needs: 'admin.import',
  body: importPeopleBody,
  answer: imported,
  once: true,
})

export const inviteImported = contract({
  id: 'inviteImported',
  method: 'post',
  path: '/api/v1/imports/people/invitations',
  summary:
    'Mails an invitation to each who has neither a password nor an invitation that counts; the same again mails nobody.',
  needs: 'admin.import',
  body: inviteImportedBody,
  answer: z.object({ model: invitedPeople }),
})

export const importContracts = [checkStores, importStores, checkPeople, importPeople, inviteImported]
