/**
 * Twenty people print a quote of seventeen rows in the same moment, as a browser does: the paper at once, or the page that waits for it and asks
 * ever more seldom. How long the last one waits, against one alone times twenty: there is one worker here.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { logInAt } from '../../e2e/driver/log-in-at.ts'
import { demoPeople } from '../../e2e/driver/people.ts'
import { elapsed, type Figure, figureOf, type Pair } from '../measure.ts'
import type { World } from '../world.ts'

const AT_ONCE = 20
const ROUNDS = 4
/** Of the waiting page. */
const FIRST_PAUSE_MS = 800

/** A quote that nobody has printed. */
const copyHouse = async ({ origin, house }: World, cookie: string): Promise<number> => {
  const answer = await fetch(`${origin}/api/v1/offers/${house}/copy`, { method: 'POST', headers: { cookie } })
  if (!answer.ok) throw new Error(`copying answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()).model.orderNumber
}

/** Until the paper is here. */
const print = async ({ origin }: World, cookie: string, orderNumber: number): Promise<void> => {
  for (let asked = 0; ; asked += 1) {
    const answer = await fetch(`${origin}/tilbud/${orderNumber}/pdf`, {
      headers: { cookie, accept: 'text/html' },
    })
    const paper = await answer.arrayBuffer()
    if (answer.headers.get('content-type') === 'application/pdf' && paper.byteLength > 0) return
    if (answer.status !== 202) throw new Error(`printing answered ${answer.status}`)
    await pause(FIRST_PAUSE_MS * 1.2 ** asked)
  }
}

export const printsAtOnceFigure = async (world: World): Promise<Figure> => {
  const cookie = await logInAt(world.origin, demoPeople.superUser)
  const pairs: Pair[] = []
  await print(world, cookie, await copyHouse(world, cookie))
  while (pairs.length < ROUNDS) {
    const quotes: number[] = []
    while (quotes.length < AT_ONCE) quotes.push(await copyHouse(world, cookie))
    const alone = await copyHouse(world, cookie)
    pairs.push({
      yardstick: AT_ONCE * (await elapsed(() => print(world, cookie, alone))),
      ours: await elapsed(() => Promise.all(quotes.map((quote) => print(world, cookie, quote)))),
    })
  }
  return figureOf(
    { name: `the last of ${AT_ONCE} who print 17 rows at once, against ${AT_ONCE} x one alone`, limit: 1.3 },
    pairs,
  )
}
