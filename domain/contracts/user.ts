/** People and their roles, as the administration lists, shows and changes them (administration section 3, A-128 to A-131). */
import * as z from 'zod'
import { AFFILIATION_TYPES, ROLES } from '#domain/access/access'
import { formText } from '#domain/messages/forms'
import { whole } from './address.ts'
import { phoneNumber } from './form-fields.ts'
import { orNull } from './or-null.ts'
import { updateProfileBody } from './person.ts'
import { personMail } from './person-mail.ts'

const userId = whole(1, 999_999_999)
export const userParams = z.object({ id: userId })
export const roleParams = z.object({ id: userId, roleId: userId })

/** One more than a page of five hundred, so that the next page is noticed. */
const LIST_MAX = 501

export const listQuery = z.object({
  q: z.string().max(200).optional(),
  offset: whole(0, 100_000).optional(),
  limit: whole(1, LIST_MAX).optional(),
})

export const userRole = z
  .object({
    id: z.int(),
    role: z.enum(ROLES),
    affiliationType: z.enum(AFFILIATION_TYPES).nullable(),
    affiliation: z.object({ id: z.int(), name: z.string() }).nullable(),
    enabled: z.boolean(),
    status: z
      .enum(['ENABLED', 'DISABLED', 'UNKNOWN'])
      .meta({ description: 'UNKNOWN: its organisation is gone, so that nobody can work in it.' }),
  })
  .meta({ id: 'UserRole' })
export type UserRole = z.infer<typeof userRole>

export const listedUser = z
  .object({
    id: z.int(),
    firstname: z.string(),
    lastname: z.string(),
    fullName: z.string(),
    email: z.string(),
    phoneNumber: z.string(),
    status: z.enum(['ENABLED', 'DISABLED']),
    created: z.string().nullable().meta({ description: 'ISO timestamp.' }),
    lastLogin: z.string().nullable().meta({ description: 'ISO timestamp.' }),
    hasRoleInForce: z.boolean().meta({ description: 'Any, also one that the viewer may not know of.' }),
    userContexts: z.array(userRole).meta({ description: 'Those that the viewer may know of.' }),
  })
  .meta({ id: 'ListedUser' })
export type ListedUser = z.infer<typeof listedUser>

/** What came of the letter with which a new person sets a password. */
const invitation = z
  .object({
    state: z.enum(['accepted', 'open', 'expired', 'missing']),
    expiresAt: z.string().nullable().meta({ description: 'ISO timestamp, of one that is open or expired.' }),
    mail: orNull(personMail),
  })
  .meta({ id: 'Invitation' })
export type Invitation = z.infer<typeof invitation>

/** What the viewer may do with the person; the table of rights decides, which knows all roles and not only those shown. */
const allowed = z.object({
  edit: z.boolean(),
  switch: z.boolean(),
  invite: z.boolean(),
  resetSecondFactor: z.boolean().meta({ description: 'Of somebody else who has one.' }),
  seeChanges: z.boolean(),
  addRole: z.boolean(),
  addSuperRole: z
    .boolean()
    .meta({ description: 'A person of the provider’s own domain, seen by a super user.' }),
  roles: z.array(z.int()).meta({ description: 'Ids of the roles that the viewer may switch and remove.' }),
})

export const user = listedUser
  .extend({
    version: z.int().meta({ description: 'To be sent back with a change.' }),
    allowed,
    invitation: orNull(invitation).meta({ description: 'Null for viewers who may not invite.' }),
  })
  .meta({ id: 'User' })
export type ApiUser = z.infer<typeof user>

const email = z
  .string()
  .trim()
  .min(1, { error: () => formText.required })
  .max(200, { error: () => formText.atMost(200) })
  .pipe(z.email({ error: () => formText.email }))

/** In these one is made a user; the role of a super user is given afterwards, to people of the provider. */
const EVERYDAY_ROLES = ['ADMINISTRATOR', 'WORKER'] as const
/** Chains have no users of their own making (AD-01). */
const ROLE_AFFILIATIONS = ['store', 'agent'] as const

export const createUserBody = updateProfileBody
  .extend({
    email,
    phoneNumber: phoneNumber.default(''),
    affiliationId: z.int().min(1).max(999_999_999),
    affiliationType: z.enum(ROLE_AFFILIATIONS),
    role: z.enum(EVERYDAY_ROLES),
  })
  .meta({ id: 'CreateUser' })
export type CreateUserBody = z.input<typeof createUserBody>

/** A role is for an organisation, except that of a super user, who is for none. */
export const addRoleBody = z
  .strictObject({
    role: z.enum(ROLES),
    affiliationId: z.int().min(1).max(999_999_999).nullable().default(null),
    affiliationType: z.enum(ROLE_AFFILIATIONS).nullable().default(null),
  })
  .refine(
    ({ role, affiliationId, affiliationType }) =>
      role === 'SUPERUSER'
        ? affiliationId === null && affiliationType === null
        : affiliationId !== null && affiliationType !== null,
    { path: ['affiliationId'], error: () => formText.required },
  )
  .meta({ id: 'AddRole' })
export type AddRoleBody = z.input<typeof addRoleBody>

export const switchRoleBody = z.strictObject({ enabled: z.boolean() }).meta({ id: 'SwitchRole' })

/** They all stand on one item; a chain has that many stores at most. */
export const ROLES_MAX = 150
