/** A person as the viewer may see him: whoever is not to be known of is answered for like somebody who does not exist. */
import type { Viewer } from '#domain/access/access'
import { maySeePerson } from '#domain/access/admin-rights'
import { type Result, refusal, success } from '#domain/result'
import type { StoredUser } from '../data/users/user.ts'
import { findUser, type PlacedUser, placeUsers } from '../data/users/user-repository.ts'

export const placePerson = async (user: StoredUser): Promise<PlacedUser> => {
  const [one] = await placeUsers([user])
  if (one === undefined) throw new Error('a user was lost while being placePerson')
  return one
}

export const findPerson = async (viewer: Viewer, id: number): Promise<Result<PlacedUser>> => {
  const user = await findUser(id)
  if (user === null) return refusal('user.not-found')
  const person = await placePerson(user)
  return maySeePerson(viewer, person.roles) ? success(person) : refusal('user.not-found')
}
