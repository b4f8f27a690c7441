/** What those who made the keys or webhooks of an organisation are called now; nobody learns the name of somebody who was erased. */
import type { Maker } from '#domain/access/maker'
import { fullName } from '../../data/users/user.ts'
import { findUsers } from '../../data/users/user-repository.ts'

export const findMakerNames = async (
  made: readonly { readonly createdBy: Maker }[],
): Promise<(maker: Maker) => string> => {
  const numbers = made.map(({ createdBy }) => createdBy).filter((maker) => typeof maker === 'number')
  const names = new Map((await findUsers(numbers)).map((user) => [user.id, fullName(user)]))
  return (maker) => (typeof maker === 'number' ? (names.get(maker) ?? '') : maker)
}
