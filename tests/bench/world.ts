/**
 * The stack inside this process, with demo data in a folder that is thrown away: engines, gateway and a worker whose
 * Chromium the bench can reach, so that a figure and its yardstick use the very same one.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { S3Client } from '@aws-sdk/client-s3'
import type { SQSEvent } from 'aws-lambda'
import { renderOrder } from '#domain/contracts/render-order'
import { buildSite } from '#infra/build-site'
import { chromiumPath } from '#infra/local/chromium'
import { openDataFolder } from '#infra/local/data-folder'
import { startEngines } from '#infra/local/engines'
import { environmentFor } from '#infra/local/environment'
import { importModule } from '#infra/local/gateway/invoke'
import { openOutbox } from '#infra/local/gateway/outbox'
import { startGateway } from '#infra/local/gateway/server'
import { openSite } from '#infra/local/gateway/site'
import { createResources, names } from '#infra/local/resources'
import { renderConsumer, startPoller } from '#infra/local/worker/poller'
import { rendererVersion } from '#infra/renderer-version'
import { openArtefacts } from '#render-worker/artefacts'
import { openBrowser, type WarmBrowser } from '#render-worker/browser'
import { renderJob } from '#render-worker/render-job'
import { logInAt } from '../e2e/driver/log-in-at.ts'
import { demoPeople } from '../e2e/driver/people.ts'

export interface World {
  readonly origin: string
  /** Cookie of the store clerk. */
  readonly cookie: string
  /** Quote number of the 17-row house. */
  readonly house: number
  readonly browser: WarmBrowser
  readonly siteFolder: string
  /** Settles when the worker has ended the job, so that nobody asks for it in a loop on the machine that is measured. */
  readonly jobEnded: (hash: string) => Promise<void>
  /** How many jobs the worker has taken up so far. */
  readonly jobsBegun: () => number
  readonly close: () => Promise<void>
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

/** What the provider tells would come up over a page that is measured. */
const putMessagesAside = async (origin: string, cookie: string): Promise<void> => {
  const messages = `${origin}/api/v1/system/messages`
  const unread = await fetch(`${messages}?readstatus=unread`, { headers: { cookie } })
  for (const { id } of (await unread.json()) as { id: number }[])
    await fetch(`${messages}/${id}/mark-as-ignored`, { method: 'POST', headers: { cookie } })
}

const findHouse = async (origin: string, cookie: string): Promise<number> => {
  const answer = await fetch(`${origin}/api/v1/offers?limit=1&q=Solbakken`, { headers: { cookie } })
  const [found] = (await answer.json()) as { orderNumber: number }[]
  if (found === undefined) throw new Error('the demo data has no house at Solbakken')
  return found.orderNumber
}

export const openWorld = async (): Promise<World> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lysvag-bench-'))
  const folder = await openDataFolder(dataDir)
  const siteFolder = await buildSite(() => undefined)
  const engines = await startEngines(folder)
  process.env.CHROME_PATH = await chromiumPath()
  Object.assign(process.env, environmentFor(engines, await rendererVersion(siteFolder)), {
    // One person does here in a minute what people do in weeks.
    LIMITS_TIMES: '100',
  })
  await createResources(engines)
  const { seedDemo } = await import('#functions/demo/seed')
  await seedDemo()

  const browser = openBrowser({ siteFolder, limitSeconds: 60, jobsPerBrowser: 10_000 })
  const artefacts = openArtefacts(new S3Client(), names.renderBucket)
  const endings = new Map<string, PromiseWithResolvers<void>>()
  const endingOf = (hash: string) => {
    const ending = endings.get(hash) ?? Promise.withResolvers<void>()
    endings.set(hash, ending)
    return ending
  }
  let begun = 0
  const invoke = async ({ Records }: SQSEvent) => {
    for (const { body } of Records) {
      begun += 1
      const { hash } = renderOrder.parse(JSON.parse(body))
      const failure = await renderJob(body, { isFirst: true, isLast: false }, { artefacts, browser })
      if (failure) endingOf(hash).reject(failure)
      else endingOf(hash).resolve()
    }
    return { batchItemFailures: [] }
  }
  const poller = startPoller(engines, renderConsumer({ invoke, close: browser.close }))
  const gateway = await startGateway(await freePort())
  gateway.open({ load: importModule, site: openSite(siteFolder), outbox: openOutbox(folder.outboxPath) })
  const origin = `http://127.0.0.1:${(gateway.server.address() as AddressInfo).port}`
  const cookie = await logInAt(origin, demoPeople.storeClerk)
  await putMessagesAside(origin, cookie)
  return {
    origin,
    cookie,
    house: await findHouse(origin, cookie),
    browser,
    siteFolder,
    jobEnded: (hash) => endingOf(hash).promise,
    jobsBegun: () => begun,
    close: async () => {
      await poller.close()
      await gateway.close()
      await engines.close()
      await folder.release()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
