/** A thousand browsers that cannot draw open the same row in the same moment: its picture is drawn once for all of them. */
import { drawingHash } from '#domain/drawing/drawing-hash'
import { fallbackFile } from '#functions/api/products/contracts'
import { findManifest, findRevisions } from '#functions/data/quotes/quote-repository'
import type { Figure } from '../measure.ts'
import type { World } from '../world.ts'

const CLIENTS = 1000
/** What the engines of one machine answer in time; of these none finds the picture finished. */
const AT_ONCE = 20
/** Accepted, and not made yet: a browser asks again. */
const UNDER_WAY = 202
const PAUSE_MS = 500

const pathOf = async ({ house }: World): Promise<string> => {
  const row = (await findManifest(house))?.rows[0]
  const revision = row && (await findRevisions(house, [row.revisionId])).get(row.revisionId)
  if (row === undefined || revision === undefined) throw new Error(`quote ${house} has no row`)
  const file = fallbackFile(drawingHash(revision.product))
  return `/api/v1/products/${house}/${row.rowNumber}/fallback/outside/${file}?size=2000`
}

const ask = async (address: string, cookie: string): Promise<number> => {
  const answer = await fetch(address, { headers: { cookie } })
  if (answer.status === UNDER_WAY) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return ask(address, cookie)
  }
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return (await answer.arrayBuffer()).byteLength
}

const askAll = async (clients: number, askOne: () => Promise<number>): Promise<readonly number[]> => {
  const sizes: number[] = []
  let left = clients
  const askOn = async () => {
    while (left > 0) {
      left -= 1
      sizes.push(await askOne())
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOn))
  return sizes
}

export const fallbackImageFigure = async (world: World, clients = CLIENTS): Promise<Figure> => {
  const address = world.origin + (await pathOf(world))
  const before = world.jobsBegun()
  const begun = performance.now()
  const sizes = await askAll(clients, () => ask(address, world.cookie))
  const seconds = (performance.now() - begun) / 1000
  if (new Set(sizes).size !== 1) throw new Error('not all of them have got the same picture')
  return {
    name: `${clients} clients ask for the same fallback image: how often it is drawn`,
    limit: 1,
    ratio: world.jobsBegun() - before,
    detail: `all of them have it after ${seconds.toFixed(1)} s, ${((sizes[0] ?? 0) / 1024).toFixed(0)} KB each`,
  }
}
