/**
 * What Lighthouse takes off each page, of a hundred points, on a phone and on a desk. Its points for speed move with the machine and are watched without a
 * bound; those for access and good practice are all to be had. It is no dependency: whoever wants its figures lays it beside the others
 * (`npm install --no-save lighthouse@13`), and without it this says so and measures nothing.
 */
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import puppeteer from 'puppeteer-core'
import * as z from 'zod'
import { chromiumArgs, chromiumPath } from '#infra/local/chromium'
import { openCdn } from '../cdn.ts'
import { makeLink } from '../first-requests.ts'
import { type Figure, quantile } from '../measure.ts'
import type { World } from '../world.ts'

const ROUNDS = 3
/** Of the main thread of a page, while it loads. */
const BLOCKED_MS = 50

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
type Category = (typeof CATEGORIES)[number]

const DEVICES = ['mobile', 'desktop'] as const
type Device = (typeof DEVICES)[number]

const runResult = z.object({
  lhr: z.object({
    categories: z.record(
      z.enum(CATEGORIES),
      z.object({ score: z.number(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
    ),
    audits: z.record(
      z.string(),
      z.object({ score: z.number().nullable(), numericValue: z.number().optional() }),
    ),
    runWarnings: z.array(z.string()),
  }),
})
type Report = z.infer<typeof runResult>['lhr']

interface Lighthouse {
  readonly audit: (url: string, flags: object, config: object) => Promise<unknown>
  readonly settings: Readonly<Record<Device, object>>
}

/** Null where it is not installed. */
const findLighthouse = async (): Promise<Lighthouse | null> => {
  const { resolve } = createRequire(import.meta.url)
  const load = async (name: string) => (await import(pathToFileURL(resolve(name)).href)).default
  try {
    return {
      audit: await load('lighthouse/core/index.js'),
      settings: {
        mobile: { extends: 'lighthouse:default' },
        desktop: await load('lighthouse/core/config/desktop-config.js'),
      },
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}

interface Visit {
  readonly name: string
  readonly address: string
  readonly cookie: string | null
}

/** One visit in a browser of its own, so that nothing is kept from the one before. */
const auditOnce = async (
  { audit, settings }: Lighthouse,
  { name, address, cookie }: Visit,
  device: Device,
): Promise<Report> => {
  const browser = await puppeteer.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArgs, '--ignore-certificate-errors'],
  })
  try {
    if (cookie !== null) {
      const [cookieName = '', value = ''] = cookie.split('=')
      await browser.setCookie({ name: cookieName, value, domain: new URL(address).hostname, path: '/' })
    }
    const port = Number(new URL(browser.wsEndpoint()).port)
    const flags = { port, onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: 'error' }
    const { lhr } = runResult.parse(await audit(address, flags, settings[device]))
    if (lhr.runWarnings.length > 0)
      throw new Error(`Lighthouse warns of ${name}: ${lhr.runWarnings.join('; ')}`)
    return lhr
  } finally {
    await browser.close()
  }
}

const lost = ({ categories }: Report, category: Category): number => 100 * (1 - categories[category].score)

const faultsIn = ({ categories, audits }: Report, category: Category): readonly string[] =>
  categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)

const milliseconds = ({ audits }: Report, id: string): number => audits[id]?.numericValue ?? Number.NaN

const speedFigure = (name: string, reports: readonly Report[]): Figure => {
  const points = reports.map((report) => lost(report, 'performance'))
  const middle = quantile(points, 0.5)
  const [of] = reports.filter((_, round) => points[round] === middle)
  const times = { FCP: 'first-contentful-paint', LCP: 'largest-contentful-paint', SI: 'speed-index' }
  const told = Object.entries(times).map(
    ([short, id]) => `${short} ${of && milliseconds(of, id).toFixed(0)} ms`,
  )
  return {
    name: `points that Lighthouse takes off the speed of ${name}`,
    limit: null,
    ratio: middle,
    detail: `${points.map((each) => each.toFixed(0)).join(', ')}; ${told.join(', ')}`,
  }
}

const blockedFigure = (name: string, reports: readonly Report[]): Figure => {
  const blocked = reports.map((report) => milliseconds(report, 'total-blocking-time'))
  return {
    name: `total blocking time of ${name}, against ${BLOCKED_MS} ms`,
    limit: null,
    ratio: quantile(blocked, 0.5) / BLOCKED_MS,
    detail: `${blocked.map((each) => each.toFixed(0)).join(', ')} ms`,
  }
}

const practiceFigure = (name: string, reports: readonly Report[]): Figure => {
  const categories = ['accessibility', 'best-practices'] as const
  const faults = new Set(reports.flatMap((report) => categories.flatMap((of) => faultsIn(report, of))))
  return {
    name: `points that Lighthouse takes off access and good practice of ${name}`,
    limit: 0,
    ratio: Math.max(...reports.flatMap((report) => categories.map((of) => lost(report, of)))),
    detail: faults.size === 0 ? 'nothing' : [...faults].join(', '),
  }
}

export const lighthouseFigures = async (world: World): Promise<readonly Figure[]> => {
  const lighthouse = await findLighthouse()
  if (lighthouse === null) {
    console.log('note Lighthouse is not installed: npm install --no-save lighthouse@13')
    return []
  }
  const { house, cookie } = world
  const { origin, close } = await openCdn(world.origin)
  const visits: readonly Visit[] = [
    { name: 'the login', address: `${origin}/login`, cookie: null },
    { name: "the customer's page", address: `${origin}${await makeLink(world)}`, cookie: null },
    { name: 'a quote of 17 rows', address: `${origin}/tilbud/${house}`, cookie },
    { name: 'the editor', address: `${origin}/produkt/${house}/1/rediger`, cookie },
    { name: 'the product menu', address: `${origin}/produkt/`, cookie },
  ]
  const figures: Figure[] = []
  try {
    for (const visit of visits)
      for (const device of DEVICES) {
        const reports: Report[] = []
        while (reports.length < ROUNDS) reports.push(await auditOnce(lighthouse, visit, device))
        const name = `${visit.name}, ${device}`
        figures.push(speedFigure(name, reports), blockedFigure(name, reports), practiceFigure(name, reports))
      }
  } finally {
    await close()
  }
  return figures
}
