/**
 * Questions: by id; by e-mail. Writes: a new user, whose e-mail nobody else has; changes of one.
 * Absence is null. A claim on an e-mail without its user (a crash between the two writes) is completed by trying again.
 */
import { happens } from '../conditional.ts'
import { foldEmail, type User } from './user.ts'
import { emailClaimEntity, userEntity } from './user-entity.ts'

type StoredUser = NonNullable<Awaited<ReturnType<typeof getUser>>['data']>

const getUser = (id: number) => userEntity().get({ id }).go()

const fromStored = (stored: StoredUser): User => ({
  ...stored,
  contexts: stored.contexts.map((context) => ({
    ...context,
    affiliationType: context.affiliationType ?? null,
    affiliation: context.affiliation ?? null,
  })),
})

const toStored = (user: User) => ({
  ...user,
  contexts: user.contexts.map((context) => ({
    ...context,
    affiliationType: context.affiliationType ?? undefined,
    affiliation: context.affiliation ?? undefined,
  })),
})

export const findUser = async (id: number): Promise<User | null> => {
  const { data } = await getUser(id)
  return data === null ? null : fromStored(data)
}

export const findUserByEmail = async (email: string): Promise<User | null> => {
  const { data } = await emailClaimEntity()
    .get({ email: foldEmail(email) })
    .go()
  return data === null ? null : findUser(data.userId)
}

/** False when another user has the e-mail or the id is taken; nothing is overwritten. */
export const insertUser = async (user: User): Promise<boolean> => {
  const claim = { email: foldEmail(user.email), userId: user.id }
  const claimed = await happens(emailClaimEntity().create(claim).go())
  if (!claimed) {
    const { data } = await emailClaimEntity().get({ email: claim.email }).go({ consistent: true })
    if (data?.userId !== user.id) return false
  }
  return happens(userEntity().create(toStored(user)).go())
}

/** Changes some of what is known and leaves the rest, also what somebody else changes at the same moment. */
export const changeUser = (
  id: number,
  changes: Partial<Pick<User, 'firstname' | 'lastname' | 'phoneNumber' | 'passwordHash'>>,
): Promise<boolean> => happens(userEntity().patch({ id }).set(changes).go())

/** Replaces what is known about a user; the e-mail stays as it is. */
export const storeUser = async (user: User): Promise<void> => {
  await userEntity().put(toStored(user)).go()
}
