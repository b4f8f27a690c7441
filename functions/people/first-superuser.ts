/**
 * The first super user of an empty installation, who then makes everybody else. Nobody is logged in yet, so whoever may write to the
 * table may do this; it is refused once there is a super user, unless another one is asked for in so many words.
 */
import * as z from 'zod'
import { isOfDomain } from '#domain/access/admin-rights'
import { updateProfileBody } from '#domain/contracts/person'
import { changeAuthors } from '#domain/messages/changes'
import { formText } from '#domain/messages/forms'
import { nextNumber } from '../data/counters/counter-repository.ts'
import type { User } from '../data/users/user.ts'
import { insertUser, searchUsers } from '../data/users/user-repository.ts'
import { optionalSetting } from '../environment.ts'
import { NO_PASSWORD } from '../password.ts'
import { firstSuperuserText } from './first-superuser-text.ts'
import { makePasswordLink } from './password-link.ts'
import { userChange } from './save-user.ts'

export const firstSuperuser = updateProfileBody.extend({
  email: z.email({ error: () => formText.email }).max(200),
  phoneNumber: z.string().default(''),
})
type Wanted = z.infer<typeof firstSuperuser>

type Made = { readonly ok: true; readonly address: string } | { readonly ok: false; readonly why: string }

const refused = (why: string): Made => ({ ok: false, why })

const isThereOne = async (): Promise<boolean> => {
  const found = await searchUsers('super', { q: '', offset: 0, limit: 1 })
  return !found.ok || found.value.length > 0
}

/** Answers the address at which the person chooses a password; it is told here and nowhere else. */
export const makeFirstSuperuser = async (
  { email, firstname, lastname, phoneNumber }: Wanted,
  { at, site, isAnother }: { readonly at: Date; readonly site: string; readonly isAnother: boolean },
): Promise<Made> => {
  const domain = optionalSetting('PROVIDER_EMAIL_DOMAIN')
  if (domain === null) return refused(firstSuperuserText.noDomain)
  if (!isOfDomain(email, domain)) return refused(firstSuperuserText.foreignDomain(domain))
  if (!isAnother && (await isThereOne())) return refused(firstSuperuserText.thereIsOne)
  const [id, roleId] = [await nextNumber('user-id'), await nextNumber('role-id')]
  const user: User = {
    id,
    firstname,
    lastname,
    email,
    phoneNumber,
    status: 'ENABLED',
    passwordHash: NO_PASSWORD,
    contexts: [{ id: roleId, role: 'SUPERUSER', affiliationType: null, affiliation: null, enabled: true }],
  }
  const doing = { by: { userId: null, name: changeAuthors.system }, at, action: 'created' } as const
  const change = userChange(doing, null, user)
  if (!(await insertUser(user, { createdAt: at.toISOString(), change })))
    return refused(firstSuperuserText.emailTaken)
  const link = await makePasswordLink(id, 'invitation', { at, site })
  return link === null ? refused(firstSuperuserText.noLink) : { ok: true, address: link.address }
}
