// Two new names one shortly after the other.
import { beforeAll, expect, test } from 'vitest'
import { withEngines } from '#tests/api/engines'
import { withLosingLine } from '#tests/api/losing-line'
import { insertPeople, people } from '#tests/api/people'
import { findUser } from '../data/users/user-repository.ts'
import { renamePeople } from './rename-people.ts'
import { editAgent } from './update-organisation.ts'

withEngines()
const line = withLosingLine()
beforeAll(insertPeople)

const rename = async (name: string): Promise<void> => {
  const by = { userId: people.superUser.id, name: 'Marit Kvalheim' }
  const doing = { by, at: new Date(), action: 'edited', basedOn: null } as const
  expect((await editAgent(201, doing, (agent) => ({ ok: true, after: { ...agent, name } }))).ok).toBe(true)
}

test('a name that is given while an older one is on its way to the people is the one that they have in the end', async () => {
  await rename('Kvisttett Bygg AS')
  line.meanwhile(() => rename('Kvistglatt Bygg AS'), '"renamed"', 'Kvisttett Bygg AS')
  expect((await renamePeople({ type: 'agent', id: 201 }, { at: new Date() })).ok).toBe(true)
  expect(line.hasCome()).toBe(true)
  for (const id of [people.agent.id, people.both.id])
    expect((await findUser(id))?.contexts.flatMap(({ affiliation }) => affiliation ?? [])).toContainEqual({
      id: 201,
      name: 'Kvistglatt Bygg AS',
    })
})
