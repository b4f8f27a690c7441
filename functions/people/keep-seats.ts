/**
 * Changes a user so that the last super user, and the last administrator where others work, stay what they are. Whether somebody is
 * the last is looked up and decided in turn with everybody who takes the same seat away: of two super users who deactivate each
 * other at the same moment, the second is refused.
 */
import { isMissed, type Seat, seatName, seatsLost } from '#domain/administration/seats'
import { type Refusal, type Result, refusal } from '#domain/result'
import type { Scope } from '../data/directory/directory.ts'
import { inTurn } from '../data/turns/turn-repository.ts'
import type { StoredUser } from '../data/users/user.ts'
import { findUser, searchUsers } from '../data/users/user-repository.ts'
import { type Decision, type Doing, saveUser } from './save-user.ts'

type Decide = (user: StoredUser) => Decision | Promise<Decision>

const PAGE = 200

/** Everybody who stands in the list of the seat, each read anew: the list may be behind. */
const othersAt = async (seat: Seat, except: number): Promise<readonly StoredUser[]> => {
  const scope: Scope = seat
  const others: StoredUser[] = []
  for (let offset = 0; ; offset += PAGE) {
    const page = await searchUsers(scope, { q: '', offset, limit: PAGE })
    if (!page.ok) throw new Error(`a list was not read: ${page.code}`)
    const found = await Promise.all(page.value.map(({ id }) => (id === except ? null : findUser(id))))
    others.push(...found.filter((user) => user !== null))
    if (page.value.length < PAGE) return others
  }
}

const whyKept = async (seats: readonly Seat[], before: StoredUser): Promise<Refusal | null> => {
  for (const seat of seats)
    if (isMissed(seat, await othersAt(seat, before.id)))
      return seat === 'super'
        ? refusal('user.last-super-user')
        : refusal('user.last-administrator', { data: { name: seatName(seat, before) } })
  return null
}

const lostBy = (user: StoredUser, decision: Decision): readonly Seat[] =>
  decision.ok ? seatsLost(user, { ...user, ...decision.changes }) : []

export const saveUserKeepingSeats = async (
  id: number,
  doing: Doing,
  decide: Decide,
): Promise<Result<StoredUser>> => {
  const user = await findUser(id)
  if (user === null) return refusal('user.not-found')
  const decision = await decide(user)
  const turns = lostBy(user, decision)
  const decideInTurn: Decide = async (now) => {
    const decided = await decide(now)
    const lost = lostBy(now, decided)
    // Somebody has given the person another seat since: whoever tries again waits for its turn as well.
    if (lost.some((seat) => !turns.includes(seat))) return refusal('server.busy')
    return (await whyKept(lost, now)) ?? decided
  }
  const changed = await inTurn(
    turns.map((seat) => `seat ${seat}`),
    () => saveUser(id, doing, decideInTurn),
  )
  return changed ?? refusal('server.busy')
}
