/** What gateway, rights, contracts and wording add to the table reads behind one quote, and what a large quote costs. */
import { QueryCommand, type QueryCommandInput, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb'
import { connection } from '#functions/data/connection'
import { revisionEntity } from '#functions/data/quotes/quote-entities'
import { makeLargeQuote } from '../large-quote.ts'
import { compare, type Figure } from '../measure.ts'
import { inWaves, readsDuring } from '../table-reads.ts'
import type { World } from '../world.ts'

const getting =
  ({ origin, cookie }: World, orderNumber: number) =>
  async () => {
    const answer = await fetch(`${origin}/api/v1/offers/${orderNumber}`, { headers: { cookie } })
    if (!answer.ok) throw new Error(`quote ${orderNumber}: ${answer.status}`)
    await answer.text()
  }

export const offerReadFigure = async (world: World): Promise<Figure> => {
  const get = getting(world, world.house)
  await get()
  const reads = await readsDuring(get)
  if (reads.length === 0) throw new Error('the call made no table read: nothing is measured')
  const waves = inWaves(reads)
  const { client } = connection()
  const figure = await compare({
    name: 'GET of a quote through the gateway',
    limit: 2.5,
    runs: 40,
    warmUps: 10,
    ours: get,
    yardstick: async () => {
      for (const wave of waves) await Promise.all(wave.map(({ command }) => client.send(command as never)))
    },
  })
  return { ...figure, detail: `${figure.detail}; ${reads.length} reads in ${waves.length} waves` }
}

const LARGE = 500
const SMALL = 50

/** One query of the quote's rows, page after page, and nothing made of them. */
const queryingRows = (orderNumber: number) => async () => {
  const { client } = connection()
  const query = revisionEntity().query.byId({ orderNumber }).params<QueryCommandInput>()
  let rows = 0
  let ExclusiveStartKey: QueryCommandOutput['LastEvaluatedKey']
  do {
    const page: QueryCommandOutput = await client.send(new QueryCommand({ ...query, ExclusiveStartKey }))
    rows += page.Count ?? 0
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
  if (rows < LARGE) throw new Error(`quote ${orderNumber} has ${rows} rows only`)
}

export const largeOfferFigures = async (world: World): Promise<readonly Figure[]> => {
  const [large, small] = [await makeLargeQuote(world, LARGE), await makeLargeQuote(world, SMALL)]
  const ours = getting(world, large)
  const shared = { ours, runs: 12, warmUps: 3 }
  return [
    await compare({
      ...shared,
      name: `GET of a quote of ${LARGE} rows against one of ${SMALL}`,
      limit: 10,
      yardstick: getting(world, small),
    }),
    await compare({
      ...shared,
      name: `GET of a quote of ${LARGE} rows against one bare query of the same items`,
      limit: 2.5,
      yardstick: queryingRows(large),
    }),
  ]
}
