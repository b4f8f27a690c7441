/** What the page of a dealer asks the server for, against the bare reads of the items behind it. */
import { connection } from '#functions/data/connection'
import { logInAt } from '../../e2e/driver/log-in-at.ts'
import { demoPeople } from '../../e2e/driver/people.ts'
import { compare, type Figure } from '../measure.ts'
import { inWaves, readsDuring } from '../table-reads.ts'
import type { World } from '../world.ts'

const MOST = 2.5
const STORE = '/api/v1/stores/101'

/** Asked for at the same time, as the page does. */
const asked = [
  STORE,
  `${STORE}/statistics/orders?includeAgents=true`,
  `${STORE}/users?limit=11`,
  `${STORE}/agents?limit=21`,
]

export const organisationPageFigure = async ({ origin }: World): Promise<Figure> => {
  const cookie = await logInAt(origin, demoPeople.superUser)
  const get = async (path: string) => {
    const answer = await fetch(`${origin}${path}`, { headers: { cookie } })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    await answer.text()
  }
  const open = () => Promise.all(asked.map(get))
  await open()
  const waves = inWaves(await readsDuring(open))
  const { client } = connection()
  const figure = await compare({
    name: 'page of a dealer against the bare reads of its items',
    limit: MOST,
    runs: 40,
    warmUps: 10,
    ours: open,
    yardstick: async () => {
      for (const wave of waves) await Promise.all(wave.map(({ command }) => client.send(command as never)))
    },
  })
  return { ...figure, detail: `${figure.detail}; ${waves.flat().length} reads in ${waves.length} waves` }
}
