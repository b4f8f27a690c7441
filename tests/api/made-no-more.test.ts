// A row from before a rule came, which cannot be laid out any more: it is told why, and it can be looked at in the quote and deleted.
import { beforeAll, expect, test } from 'vitest'
import {
  findManifest,
  findRevisions,
  insertRevision,
  replaceManifest,
} from '#functions/data/quotes/quote-repository'
import { type Client, makeClient } from './client.ts'
import { withEngines } from './engines.ts'
import { insertPeople, loggedIn } from './people.ts'

withEngines()

let store: Client
let orderNumber: number
let revisionId: string

/** The row's product as it was stored before a limit was lowered. */
const outgrow = async (rowNumber: number): Promise<void> => {
  const manifest = await findManifest(orderNumber)
  const row = manifest?.rows.find((each) => each.rowNumber === rowNumber)
  const revision = row && (await findRevisions(orderNumber, [row.revisionId])).get(row.revisionId)
  if (!manifest || !revision) throw new Error(`no row ${rowNumber}`)
  const { product } = revision
  revisionId = `${revision.revisionId}o`
  await insertRevision({
    ...revision,
    revisionId,
    product: { ...product, choices: { ...product.choices, width: 9000 } },
  })
  const rows = manifest.rows.map((each) => (each === row ? { ...each, revisionId } : each))
  await replaceManifest(manifest, { ...manifest, rows, version: manifest.version + 1 })
}

beforeAll(async () => {
  await insertPeople()
  store = await loggedIn('storeClerk')
  orderNumber = (await store.post('/api/v1/offers')).json.model.orderNumber
  for (const sourceRowId of [1002, 1001])
    await store.post('/api/v1/products', { orderNumber, sourceOrderNumber: 0, sourceRowId, numberOf: 1 })
  await outgrow(1)
})

const quote = () => `/api/v1/offers/${orderNumber}`
const WHY =
  /^Et av produktene kan ikke lages etter gjeldende regler: .*mm.* Slett raden og legg den inn på nytt\.$/

test.each([
  ['opened', () => store.get(`/api/v1/products/${orderNumber}/0/1`)],
  ['drawn', () => store.get(`/api/v1/products/${orderNumber}/0/1/drawing_${revisionId}.svg`)],
  ['printed', () => store.get(`/tilbud/${orderNumber}/html?mode=full`)],
  ['connected', () => store.get(`/api/v1/products/${orderNumber}/0/2/connections`)],
  ['kept as a CAD drawing', () => store.get(`${quote()}/dxf`)],
])('the row is not %s, which is told with the rule', async (_, ask) => {
  const { status, json } = await ask()
  expect([status, json?.code]).toEqual([422, 'product.made-no-more'])
  expect(json.message).toMatch(WHY)
})

test('its customer is told whom to ask, and nothing of rows', async () => {
  const made = await store.post(`${quote()}/customer/links`, { prices: 'rows', days: 1 })
  const page = made.json.model.path.replace('/kunde/', '/api/v1/customer/')
  const { status, json } = await makeClient().get(page)
  expect([status, json]).toEqual([
    422,
    expect.objectContaining({
      code: 'quote.shown-no-more',
      message:
        'Tilbudet kan ikke vises, fordi et av produktene må legges inn på nytt. Ta kontakt med den du har fått det fra.',
    }),
  ])
})

test('its quote is read, the order check names it, and without it all goes on', async () => {
  expect((await store.get(quote())).json.productRows).toHaveLength(2)
  expect((await store.get(`${quote()}/check`)).json).toContainEqual(
    expect.objectContaining({ severity: 'ERROR', rows: [1] }),
  )
  expect((await store.put(`${quote()}/0/2/numberof/3`)).status).toBe(200)
  expect((await store.delete(`${quote()}/0/1`)).status).toBe(200)
  expect((await store.get(`${quote()}/dxf`)).status).toBe(200)
})
