/** Changes a user who may be changed by others at the same moment: read, decide, write, and again when somebody else was faster. */
import { type ChangedBy, makeChange, type RecordedChange } from '#domain/administration/change'
import { loggedRole } from '#domain/administration/logged-role'
import type { ChangeAction } from '#domain/messages/changes'
import { type Refusal, type Result, refusal, success } from '#domain/result'
import { fullName, type StoredUser, type User } from '../data/users/user.ts'
import { changeUser, findUser, type UserChanges } from '../data/users/user-repository.ts'

/** Who did it, as the log of changes names people. */
export const changedBy = (user: Pick<User, 'id' | 'firstname' | 'lastname'>): ChangedBy => ({
  userId: user.id,
  name: fullName(user),
})

/** What the log may show of a user. */
const shown = ({ firstname, lastname, email, phoneNumber, status, contexts }: User) => ({
  firstname,
  lastname,
  email,
  phoneNumber,
  status,
  roles: Object.fromEntries(contexts.map((context) => [context.id, loggedRole(context)])),
})

export interface Doing {
  readonly by: ChangedBy
  readonly at: Date
  readonly action: ChangeAction
}

export const userChange = (doing: Doing, before: User | null, after: User): RecordedChange =>
  makeChange(doing, before === null ? {} : shown(before), shown(after))

/** Others may be faster between any two of ours; so many times in a row nobody is. */
const TURNS = 5

export type Decision =
  | {
      readonly ok: true
      readonly changes: UserChanges
      /** Is an entry of the log also where no field is another one afterwards. */
      readonly isLogged?: true
    }
  | Refusal

/** The user as it is afterwards. A decision that changes nothing is written nowhere, unless it is to be noted. */
export const saveUser = async (
  id: number,
  doing: Doing,
  decide: (user: StoredUser) => Decision | Promise<Decision>,
): Promise<Result<StoredUser>> => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const before = await findUser(id)
    if (before === null) return refusal('user.not-found')
    const decision = await decide(before)
    if (!decision.ok) return decision
    const after = { ...before, ...decision.changes }
    const change = userChange(doing, before, after)
    const isSecret = decision.changes.passwordHash !== undefined
    if (change.fields.length === 0 && !isSecret && !decision.isLogged) return success(before)
    if (await changeUser(before, decision.changes, change))
      return success({ ...after, version: before.version + 1, change })
  }
  return refusal('server.busy')
}
