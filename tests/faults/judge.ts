/**
 * Whether the promises were kept: no acknowledged change lost, none doubled, no mail twice, no order twice. Asked when everything works
 * again and nothing is on its way any more. Answers each broken promise in words.
 */
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { factoryOrder } from '#domain/contracts/factory-order'
import { openSlots, SLOT_UNITS } from '#domain/quote/ordering/fastlane'
import { type Manifest, QUOTE_STATUS } from '#domain/quote/quote'
import { listAcceptances } from '#functions/data/customer-links/acceptance-repository'
import { listLinks } from '#functions/data/customer-links/link-repository'
import { findFactoryOrder } from '#functions/data/factory-orders/factory-order-repository'
import { readSlotUse } from '#functions/data/fastlane/slot-repository'
import { listMailsOf } from '#functions/data/mails/mail-repository'
import { manifestEntity } from '#functions/data/quotes/quote-entities'
import { findManifest, listVersions } from '#functions/data/quotes/quote-repository'
import { region } from '#infra/local/engines'
import type { OutboxMail } from '#infra/local/post-office'
import { credentials, names } from '#infra/local/resources'
import type { Acknowledged } from './life.ts'
import type { FaultyWorld } from './world.ts'

type Say = (what: string) => void

const judgeRows = async (world: FaultyWorld, known: Acknowledged, say: Say): Promise<void> => {
  const { orderNumber } = known
  const offer = (await world.clerk.get(`/api/v1/offers/${orderNumber}`)).json
  const shown = new Map<number, Record<string, unknown>>()
  for (const { rowNumber, numberOf, price } of offer.productRows) {
    const product = (await world.clerk.get(`/api/v1/products/${orderNumber}/0/${rowNumber}`)).json
    shown.set(rowNumber, { numberOf, discountRate: price.discountRate, width: product.choices.width })
  }
  if (shown.size !== known.rows.size) say(`${shown.size} rows instead of ${known.rows.size}`)
  for (const [rowNumber, acknowledged] of known.rows)
    for (const [field, value] of Object.entries(acknowledged))
      if (shown.get(rowNumber)?.[field] !== value)
        say(`row ${rowNumber}: ${field} is ${shown.get(rowNumber)?.[field]}, acknowledged was ${value}`)
  if (known.label !== null && offer.deliveryLabel !== known.label)
    say(`the label is ${offer.deliveryLabel}, acknowledged was ${known.label}`)
}

const judgeHistory = async ({ orderNumber }: Acknowledged, manifest: Manifest, say: Say): Promise<void> => {
  const versions = await listVersions(orderNumber, 0)
  const numbers = [...versions, manifest].map(({ version }) => version)
  if (numbers.some((version, nth) => version !== (numbers[0] ?? 0) + nth)) say(`history has gaps: ${numbers}`)
  const steps = manifest.taken.map(({ id }) => id)
  if (new Set(steps).size !== steps.length) say(`a step was taken twice: ${steps}`)
}

const judgeMails = async (known: Acknowledged, outbox: readonly OutboxMail[], say: Say): Promise<void> => {
  const { orderNumber, customer } = known
  const ours = outbox.filter(({ subject }) => subject.includes(String(orderNumber)))
  const mails = await listMailsOf({ orderNumber })
  const named = (to: string, subject: string): string => `${to}: ${subject}`
  const gone = Map.groupBy(ours, ({ to, subject }) => named(to, subject))
  for (const [name, { length }] of gone) if (length > 1) say(`${length} times the mail ${name}`)
  for (const { to, subject, state } of mails) {
    const went = gone.get(named(to, subject))?.length ?? 0
    if (state === 'queued' || state === 'sending') say(`the mail to ${to} is ${state} for good`)
    if (state === 'sent' && went === 0) say(`the mail to ${to} is said to be sent, and was not`)
    if (state === 'failed' && went > 0) say(`the mail to ${to} is said to have failed, and was sent`)
  }
  const wanted = [
    ...(known.sent > 0 ? [customer] : []),
    ...(known.acceptedBy !== null ? ['butikk@test.example'] : []),
  ]
  for (const to of wanted) if (!mails.some((mail) => mail.to === to)) say(`there is no mail to ${to}`)
}

const judgeAcceptance = async ({ orderNumber, acceptedBy }: Acknowledged, say: Say): Promise<void> => {
  const acceptances = await listAcceptances(orderNumber)
  if (acceptances.length !== (acceptedBy === null ? 0 : 1))
    say(`${acceptances.length} acceptances, acknowledged by ${acceptedBy}`)
}

/** Each try may make a link, and what it told is lost with its answer; nobody makes more than one. */
const judgeLinks = async ({ orderNumber, links }: Acknowledged, say: Say): Promise<void> => {
  const made = (await listLinks(orderNumber, new Date())).length
  if (made < links.made) say(`${made} links, acknowledged were ${links.made}`)
  if (made > links.asked) say(`${made} links, asked for ${links.asked} times`)
}

const fileOf = async (world: FaultyWorld, toOrderNumber: number) => {
  const client = new S3Client({
    endpoint: world.engines.endpoints.storage,
    region,
    credentials,
    forcePathStyle: true,
  })
  const { Body } = await client.send(
    new GetObjectCommand({ Bucket: names.orderBucket, Key: `bestillinger/${toOrderNumber}.json` }),
  )
  return factoryOrder.parse(JSON.parse((await Body?.transformToString()) ?? ''))
}

const judgeOrder = async (
  world: FaultyWorld,
  known: Acknowledged,
  manifest: Manifest,
  say: Say,
): Promise<void> => {
  const { orderNumber, toOrderNumber } = known
  const isOrdered = manifest.status === QUOTE_STATUS.ordered
  if (toOrderNumber !== null && !isOrdered) say(`an acknowledged order is lost, status ${manifest.status}`)
  if (toOrderNumber !== null && manifest.toOrderNumber !== toOrderNumber)
    say(`order ${toOrderNumber} was acknowledged, ${manifest.toOrderNumber} is stored`)
  if (!isOrdered) return
  const state = (await findFactoryOrder(orderNumber))?.state
  if (state !== 'accepted' && state !== 'confirmed')
    return say(`the factory has not taken the order: ${state}`)
  const file = await fileOf(world, manifest.toOrderNumber ?? 0)
  if (file.quote.rows.length !== known.rows.size) say(`the factory has ${file.quote.rows.length} rows`)
}

const judgeQuote = async (world: FaultyWorld, known: Acknowledged, outbox: readonly OutboxMail[]) => {
  const broken: string[] = []
  const say: Say = (what) => void broken.push(`quote ${known.orderNumber}: ${what}`)
  const manifest = await findManifest(known.orderNumber)
  if (manifest === null) {
    say('it is gone')
    return broken
  }
  await judgeRows(world, known, say)
  await judgeHistory(known, manifest, say)
  await judgeMails(known, outbox, say)
  await judgeLinks(known, say)
  await judgeAcceptance(known, say)
  await judgeOrder(world, known, manifest, say)
  const found = (await world.clerk.get(`/api/v1/offers?limit=5&q=${known.orderNumber}`)).json
  if (!found.some(({ orderNumber }: { orderNumber: number }) => orderNumber === known.orderNumber))
    say('it is found by its number no more')
  for (const copy of known.copies) if ((await findManifest(copy)) === null) say(`its copy ${copy} is gone`)
  return broken
}

/** A slot holds no more than it has room for, and nobody's order stands in it without being counted. */
const judgeSlots = async (manifests: readonly Manifest[]): Promise<readonly string[]> => {
  const slots = openSlots(new Date().toISOString())
  const used = await readSlotUse(slots)
  return slots.flatMap(({ id }) => {
    const ordered = manifests.flatMap(({ status, reservation }) =>
      status === QUOTE_STATUS.ordered && reservation?.slotId === id ? [reservation.units] : [],
    )
    const sum = ordered.reduce((total, units) => total + units, 0)
    const counted = used.get(id) ?? 0
    return [
      ...(sum > SLOT_UNITS ? [`slot ${id} has ${sum} units`] : []),
      ...(counted < sum ? [`slot ${id} counts ${counted} units of ${sum}`] : []),
    ]
  })
}

/** The table has the quotes that were acknowledged, and no other: what was asked for again was made once. */
const judgeNumbers = async (lives: readonly Acknowledged[]): Promise<readonly string[]> => {
  const known = lives.flatMap(({ orderNumber, copies }) => [orderNumber, ...copies])
  const { data } = await manifestEntity().scan.go({ pages: 'all', attributes: ['orderNumber'] })
  const strange = data.map(({ orderNumber }) => orderNumber).filter((number) => !known.includes(number))
  return [
    ...(new Set(known).size === known.length ? [] : ['a number was given twice']),
    ...(strange.length === 0 ? [] : [`there are quotes that nobody was told of: ${strange}`]),
  ]
}

/** The queue drops what it has been given already, so the factory has one message of each order. */
const judgeFactory = (
  toldFactory: FaultyWorld['toldFactory'],
  ordered: readonly number[],
): readonly string[] => [
  ...[...toldFactory]
    .filter(([, messages]) => messages.size > 1)
    .map(([number, { size }]) => `order ${number} was sent to the factory ${size} times`),
  ...ordered.filter((number) => !toldFactory.has(number)).map((number) => `order ${number} was never sent`),
]

export const judge = async (
  world: FaultyWorld,
  lives: readonly Acknowledged[],
): Promise<readonly string[]> => {
  const outbox = await world.outbox()
  const broken: string[] = []
  for (const known of lives) broken.push(...(await judgeQuote(world, known, outbox)))
  const manifests = (await Promise.all(lives.map(({ orderNumber }) => findManifest(orderNumber)))).filter(
    (manifest) => manifest !== null,
  )
  const ordered = manifests.flatMap(({ toOrderNumber }) => toOrderNumber ?? [])
  if (new Set(ordered).size !== ordered.length) broken.push('two quotes have one number at the factory')
  const files = (await world.factoryFiles()).map((name) => Number(name.split('.')[0]))
  const strange = files.filter((number) => !ordered.includes(number))
  if (strange.length > 0) broken.push(`the factory has orders that nobody placed: ${strange}`)
  return [
    ...broken,
    ...judgeFactory(world.toldFactory, ordered),
    ...(await judgeNumbers(lives)),
    ...(await judgeSlots(manifests)),
  ]
}
