/**
 * `npm run e2e:browsers`: the jobs in the browsers that other people have, Firefox and Safari's engine, and in our own
 * Chromium, against the whole product on this machine. A browser by its name (`npm run e2e:browsers -- webkit`) runs alone.
 * A job fails too when anything was told in a console meanwhile.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumPath, graphicsArgs } from '#infra/local/chromium'
import { importModule } from '#infra/local/gateway/invoke'
import { openSite } from '#infra/local/gateway/site'
import { readSettings } from '#infra/local/settings'
import { startStack } from '#infra/local/stack'
import { root } from '#infra/paths'
import { openBidi } from './engines/bidi.ts'
import { openScreen, type Screen } from './engines/screen.ts'
import { openWebkit } from './engines/webkit.ts'
import { customer } from './jobs/customer.ts'
import { dialogs } from './jobs/dialogs.ts'
import { dragging } from './jobs/drag.ts'
import type { Job } from './jobs/job.ts'
import { loggingIn } from './jobs/login.ts'
import { mainJob } from './jobs/main-job.ts'
import { rooms } from './jobs/room.ts'
import { listeningSite } from './listener.ts'
import { personAt } from './person.ts'
import { findPrograms } from './programs.ts'
import { sellerAt } from './seller.ts'
import type { Engine, Tab } from './tab.ts'

const jobs: readonly Job[] = [loggingIn, mainJob, dragging, dialogs, ...rooms, customer]
const pictures = join(root, 'test-results/browsers')

const { found, missing } = findPrograms(['firefox', 'webkitDriver', 'webkitBrowser', 'screen'])
const engines: Readonly<Record<string, (screen: Screen) => Promise<Engine>>> = {
  chromium: async () =>
    openBidi({
      name: 'Chromium',
      browser: 'chrome',
      executablePath: await chromiumPath(),
      // As people's do, the browser puts its pages together in the graphics library: the console is listened to.
      args: [...graphicsArgs, '--lang=nb-NO'],
    }),
  firefox: (screen) =>
    openBidi({ name: 'Firefox', browser: 'firefox', executablePath: found.firefox, args: [], screen }),
  webkit: (screen) => openWebkit({ driver: found.webkitDriver, browser: found.webkitBrowser, screen }),
}

const wanted = process.argv.slice(2)
const chosen = Object.entries(engines).filter(([name]) => wanted.length === 0 || wanted.includes(name))
if (chosen.length === 0) {
  console.error(`Ingen nettleser heter ${wanted.join(' eller ')}: ${Object.keys(engines).join(', ')}.`)
  process.exit(1)
}
if (missing.length > 0) {
  console.error(`Nettlesere mangler. Installer dem med: sudo apt-get install ${missing.join(' ')}`)
  process.exit(1)
}

const dataDir = await mkdtemp(join(tmpdir(), 'lysvag-browsers-'))
const settings = readSettings({ PORT: '4177', ...process.env, DATA_DIR: dataDir })
// As people open it: the name, not the number.
const origin = `http://localhost:${settings.port}`
let reports: () => readonly string[] = () => []
const stack = await startStack({
  ...settings,
  say: console.log,
  makeFront: async ({ siteFolder }) => {
    const site = listeningSite(openSite(siteFolder), () => readFile(join(siteFolder, 'index.html'), 'utf8'))
    reports = site.reports
    return { load: importModule, site: site.serve, close: async () => undefined }
  },
})

/** What was on the screen when a job did not go well; a browser that does not answer shows nothing. */
const savePicture = async (tab: Tab, file: string): Promise<void> => {
  try {
    const picture = await tab.picture()
    await mkdir(pictures, { recursive: true })
    await writeFile(file, picture)
    console.log(`  ${file}`)
  } catch (error) {
    console.log(`  no picture: ${error}`)
  }
}

/** Throws what went wrong, and what was told in a console meanwhile. */
const work = async (engine: Engine, { name, work: doIt, allowed }: Job): Promise<void> => {
  const [reportsBefore, heardBefore] = [reports().length, engine.heard().length]
  const tab = await engine.open()
  try {
    await doIt({ person: personAt(tab), seller: await sellerAt(origin), origin })
    const said = [
      ...new Set([...reports().slice(reportsBefore), ...engine.heard().slice(heardBefore)]),
    ].filter((text) => !allowed?.test(text))
    if (said.length > 0) throw new Error(`told in the console:\n    ${said.join('\n    ')}`)
  } catch (error) {
    const place = jobs.findIndex((job) => job.name === name) + 1
    await savePicture(tab, join(pictures, `${engine.name}-${place}.png`))
    throw error
  } finally {
    // A browser that does not answer does not close either; it ends with its engine.
    await tab.close().catch(() => undefined)
  }
}

/** Whether the job went well. */
const run = async (engine: Engine, job: Job): Promise<boolean> => {
  const started = performance.now()
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1)
  try {
    await work(engine, job)
    console.log(`✓ ${engine.name}: ${job.name} (${seconds()} s)`)
    return true
  } catch (error) {
    console.log(
      `✗ ${engine.name}: ${job.name} (${seconds()} s)\n  ${error instanceof Error ? error.message : error}`,
    )
    if (error instanceof Error && error.cause !== undefined) console.log(`  ${error.cause}`)
    return false
  }
}

const screen = await openScreen(found.screen)
const results: boolean[] = []
try {
  for (const [, open] of chosen) {
    const engine = await open(screen)
    try {
      for (const job of jobs) results.push(await run(engine, job))
    } finally {
      await engine.close()
    }
  }
} finally {
  await screen.close()
  await stack.close()
  await rm(dataDir, { recursive: true, force: true })
}
const failed = results.filter((isGood) => !isGood).length
console.log(`${results.length - failed} passed, ${failed} failed`)
process.exit(failed > 0 || results.length === 0 ? 1 : 0)
