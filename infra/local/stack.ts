/**
 * The whole product on one machine: engines, functions, worker and site. Ready when this returns; `close` stops
 * all of it and may be called at any time.
 */
import { access } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { connection } from '#functions/data/connection'
import { seedDemo } from '#functions/demo/seed'
import { bufferClock, bufferFunction } from '../buffers.ts'
import { buildSite } from '../build-site.ts'
import { customerAnswerClock, customerAnswerFunction } from '../customer-answers.ts'
import { answerFunction, answerQueue, factoryQueue, sendingFunction } from '../factory.ts'
import { mailEventFunction, mailEventQueue, mailFunction, mailLimits, mailQueue } from '../mail-queue.ts'
import { drawingFunction, localDrawingTimes } from '../pictures.ts'
import { workerLimits } from '../render-queue.ts'
import { rendererVersion } from '../renderer-version.ts'
import { retentionClock, retentionFunction } from '../retention.ts'
import { serverVersion } from '../server-version.ts'
import { codeOf, StartFailure } from '../start-failure.ts'
import { startText } from '../text.ts'
import { writeTextList } from '../texts/list-texts.ts'
import { webhookClock, webhookFunction } from '../webhooks.ts'
import { chromiumPath } from './chromium.ts'
import { openDataFolder } from './data-folder.ts'
import { startEngines } from './engines.ts'
import { environmentFor } from './environment.ts'
import type { LoadModule } from './gateway/invoke.ts'
import { openOutbox } from './gateway/outbox.ts'
import { type GatewayAnswer, startGateway } from './gateway/server.ts'
import { openPostOffice } from './post-office.ts'
import { createResources, names } from './resources.ts'
import type { Settings } from './settings.ts'
import { holdWithinRights } from './within-rights.ts'
import { askWithoutSocket } from './without-socket.ts'
import { callFunction } from './worker/call-function.ts'
import { startWorkerChild } from './worker/child.ts'
import { startClock } from './worker/clock.ts'
import { openFactory } from './worker/factory.ts'
import { functionConsumer } from './worker/function-consumer.ts'
import { renderConsumer, startPoller } from './worker/poller.ts'

/** How functions are loaded and pages served: from what is built, or from the sources. */
export type MakeFront = (at: { server: Server; siteFolder: string }) => Promise<{
  load: LoadModule
  site: GatewayAnswer
  close: () => Promise<unknown>
}>

export type StackOptions = Settings & { say: (line: string) => void; makeFront: MakeFront }

export type Stack = { close: () => Promise<void> }

const TOLD_AFTER_SECONDS = 2

/** Minutes. The factory works by night; a machine that slept through midnight is late by an hour and not by a day. */
const LOOKS_AT_THE_CLOCK = 60

const builtSite = async (siteDir: string): Promise<string> => {
  const folder = resolve(siteDir)
  await access(join(folder, 'index.html')).catch(() => {
    throw new StartFailure(startText.noIndex(folder))
  })
  return folder
}

/** What has been started is stopped in the opposite order. */
const closer = () => {
  const steps: (() => Promise<unknown>)[] = []
  return {
    add: (step: () => Promise<unknown>) => steps.push(step),
    close: async () => {
      for (const step of steps.splice(0).reverse()) await step()
    },
  }
}

const gatewayOn = (port: number) =>
  startGateway(port).catch((error) => {
    if (codeOf(error) === 'EADDRINUSE') throw new StartFailure(startText.portInUse(port))
    if (codeOf(error) === 'EACCES') throw new StartFailure(startText.portForbidden(port))
    throw error
  })

export const startStack = async ({
  port,
  dataDir,
  siteDir,
  say,
  makeFront,
}: StackOptions): Promise<Stack> => {
  const started = closer()
  try {
    const folder = await openDataFolder(resolve(dataDir))
    started.add(folder.release)
    const gateway = await gatewayOn(port)
    started.add(gateway.close)
    const siteFolder = siteDir ? await builtSite(siteDir) : await buildSite(say)

    const engines = await startEngines(folder)
    started.add(engines.close)
    const postOffice = await openPostOffice(folder.outboxPath, (event) =>
      engines.storage.sendMessage(names.mailEvents, JSON.stringify(event), {
        // SES, too, answers first; what is told before the mail is marked as sent waits for a minute.
        delaySeconds: TOLD_AFTER_SECONDS,
      }),
    )
    started.add(postOffice.close)
    const environment = environmentFor(
      engines,
      await rendererVersion(siteFolder),
      await serverVersion(siteFolder),
    )
    Object.assign(process.env, environment, mailLimits, {
      AWS_ENDPOINT_URL_SESV2: postOffice.endpoint,
      TEXT_LIST: writeTextList(folder.textListPath),
    })
    askWithoutSocket(connection().client, engines.table)
    holdWithinRights(connection().client)
    await createResources(engines)
    await seedDemo()

    const worker = startWorkerChild({
      ...environment,
      ...workerLimits,
      SITE_FOLDER: siteFolder,
      CHROME_PATH: await chromiumPath(),
    })
    started.add(startPoller(engines, renderConsumer(worker)).close)
    const { load, site, close } = await makeFront({ server: gateway.server, siteFolder })
    started.add(close)
    const factory = openFactory(engines, folder.factoryPath)
    const consumers = [
      functionConsumer(load, mailFunction, { queue: names.mailQueue, batchSize: mailQueue.batchSize }),
      functionConsumer(load, mailEventFunction, {
        queue: names.mailEvents,
        batchSize: mailEventQueue.batchSize,
      }),
      functionConsumer(load, answerFunction, { queue: names.answerQueue, batchSize: answerQueue.batchSize }),
      factory.consumer,
    ]
    for (const consumer of consumers) started.add(startPoller(engines, consumer).close)
    const clocks = [
      {
        name: sendingFunction.name,
        everyMinutes: factoryQueue.sendEveryMinutes,
        call: () => callFunction(load, sendingFunction),
      },
      {
        name: drawingFunction.name,
        everyMinutes: localDrawingTimes.everyMinutes,
        call: () => callFunction(load, drawingFunction, { seconds: localDrawingTimes.workSeconds }),
      },
      {
        name: bufferFunction.name,
        everyMinutes: bufferClock.everyMinutes,
        call: () => callFunction(load, bufferFunction),
      },
      {
        name: retentionFunction.name,
        everyMinutes: retentionClock.everyMinutes,
        call: () => callFunction(load, retentionFunction),
      },
      {
        name: webhookFunction.name,
        everyMinutes: webhookClock.everyMinutes,
        call: () => callFunction(load, webhookFunction),
      },
      {
        name: customerAnswerFunction.name,
        everyMinutes: customerAnswerClock.everyMinutes,
        call: () => callFunction(load, customerAnswerFunction),
      },
      { name: 'factory-night', everyMinutes: LOOKS_AT_THE_CLOCK, call: factory.answerDue },
    ]
    for (const clock of clocks) started.add(startClock(clock).close)
    // First of all, so that nobody asks while the rest goes down.
    started.add(gateway.close)
    gateway.open({ load, site, outbox: openOutbox(folder.outboxPath) })
    return { close: started.close }
  } catch (error) {
    await started.close()
    throw error
  }
}
