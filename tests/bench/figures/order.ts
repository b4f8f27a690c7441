/**
 * What a dealer waits for who has pressed the order of a quote of 61 rows: until it is confirmed, against what that asks of the table, asked again
 * bare: what was asked for together together, and the rest one after the other.
 */
import { connection } from '#functions/data/connection'
import { makeLargeQuote } from '../large-quote.ts'
import { elapsed, type Figure, figureOf, type Pair } from '../measure.ts'
import { inWaves, type Read, readsDuring } from '../table-reads.ts'
import type { World } from '../world.ts'

const ROWS = 61
const WARM_UPS = 2
const ROUNDS = 8

const call = async ({ origin, cookie }: World, method: string, path: string): Promise<Response> => {
  const answer = await fetch(`${origin}/api/v1/offers/${path}`, {
    method,
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': `bench-${method}-${path}` },
    body: method === 'GET' ? undefined : '{}',
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

/** Every finding of the order check is said to be meant so. */
const makeOrderable = async (world: World): Promise<number> => {
  const orderNumber = await makeLargeQuote(world, ROWS)
  const findings = (await (await call(world, 'GET', `${orderNumber}/check`)).json()) as { id: string }[]
  for (const { id } of findings) await call(world, 'PUT', `${orderNumber}/check/${id}/acknowledged/true`)
  return orderNumber
}

/** A condition that holds once only is refused the second time, which costs the table as much. */
const askAgain = async (waves: readonly (readonly Read[])[]): Promise<void> => {
  const { client } = connection()
  for (const wave of waves) await Promise.allSettled(wave.map(({ command }) => client.send(command as never)))
}

export const orderFigure = async (world: World): Promise<Figure> => {
  const pairs: Pair[] = []
  let asked: { readonly calls: number; readonly waves: number } | undefined
  for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
    const orderNumber = await makeOrderable(world)
    let ours = 0
    const reads = await readsDuring(async () => {
      ours = await elapsed(async () => {
        const answer = await call(world, 'POST', `${orderNumber}/order`)
        await answer.text()
      })
    })
    const waves = inWaves(reads)
    asked = { calls: reads.length, waves: waves.length }
    const yardstick = await elapsed(() => askAgain(waves))
    if (round >= WARM_UPS) pairs.push({ ours, yardstick })
  }
  const figure = figureOf(
    { name: `order of a quote of ${ROWS} rows until it is confirmed`, limit: 2.2 },
    pairs,
  )
  return { ...figure, detail: `${figure.detail}; ${asked?.calls} calls in ${asked?.waves} waves` }
}
