/**
 * `npm run load`: two hundred editors at work on the local stack for ten minutes, in a folder that is thrown away. No call may fail, and
 * the memory of the stack must not grow: the last quarter of the time against the second. `EDITORS=` and `MINUTES=` say others. Exit 1 otherwise.
 * It needs a machine of its own: a function that gets no processor says after half a minute that it is busy, which counts as a failure.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeChance } from '#functions/demo/random'
import { DEMO_PASSWORD, demoPeople } from '../e2e/driver/people.ts'
import { SEED } from '../factories/seed.ts'
import { type Answered, type Editor, openEditor } from './editor.ts'

const EDITORS = Number(process.env.EDITORS ?? 200)
const MINUTES = Number(process.env.MINUTES ?? 10)
const PORT = Number(process.env.PORT ?? 4353)
const origin = `http://localhost:${PORT}`
/** Between two calls of one editor, on the average. */
const THINKS_MS = 2000
const GROWTH_AT_MOST = 1.15

const dataDir = await mkdtemp(join(tmpdir(), 'lysvag-load-'))
/** With all of a large machine V8 lets gigabytes lie that nobody needs, and nobody sees whether anything grows. */
const HEAP = '--max-old-space-size=1024'
const stack = spawn(process.execPath, [HEAP, join(import.meta.dirname, '../../infra/local/main.ts')], {
  stdio: ['ignore', 'ignore', 'inherit'],
  // People make in minutes here what they make in weeks.
  env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, LIMITS_TIMES: '1000' },
})

const isUp = () =>
  fetch(`${origin}/ping`).then(
    ({ ok }) => ok,
    () => false,
  )
while (!(await isUp())) {
  if (stack.exitCode !== null) throw new Error('the stack did not start')
  await pause(500)
}

const logIn = async (email: string): Promise<string> => {
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (!answer.ok || cookie === undefined) throw new Error(`${email}: ${await answer.text()}`)
  return cookie
}

/**
 * What the process itself holds. The engine of the table maps its files into memory as well, and its database does grow; those pages are the
 * kernel's to take back whenever somebody needs them.
 */
const megabytes = async (): Promise<number> => {
  const status = await readFile(`/proc/${stack.pid}/status`, 'utf8')
  return Math.round(Number(/RssAnon:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

const answers: Answered[] = []
const memory: number[] = []
const work = async (editor: Editor, nth: number, endsAt: number): Promise<void> => {
  const chance = makeChance(SEED + nth)
  await pause(chance.next() * THINKS_MS)
  while (performance.now() < endsAt) {
    answers.push(await editor.step())
    await pause(chance.next() * 2 * THINKS_MS)
  }
}

const middle = (values: readonly number[], at = 0.5): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * at)] ?? 0

try {
  const sellers = [demoPeople.storeClerk, demoPeople.agent]
  const cookies = await Promise.all(sellers.map(logIn))
  const editors: Editor[] = []
  for (let nth = 0; nth < EDITORS; nth += 1)
    editors.push(
      await openEditor(origin, cookies[nth % cookies.length] ?? '', makeChance(SEED + 10_000 + nth)),
    )
  console.log(`${EDITORS} editors for ${MINUTES} minutes, SEED=${SEED}`)
  const begun = performance.now()
  const endsAt = begun + MINUTES * 60_000
  const watch = (async () => {
    while (performance.now() < endsAt) {
      memory.push(await megabytes())
      await pause(2000)
    }
  })()
  await Promise.all(editors.map((editor, nth) => work(editor, nth, endsAt)))
  await watch

  const seconds = (performance.now() - begun) / 1000
  const failed = answers.filter(({ status }) => status < 200 || status >= 400)
  for (const [what, some] of Map.groupBy(answers, (each) => each.what)) {
    const times = some.map(({ milliseconds }) => milliseconds)
    console.log(
      `${what.padEnd(8)} ${String(some.length).padStart(6)} calls, middle ${Math.round(middle(times))} ms, p95 ${Math.round(middle(times, 0.95))} ms`,
    )
  }
  const quarter = Math.floor(memory.length / 4)
  const [second, last] = [middle(memory.slice(quarter, 2 * quarter)), middle(memory.slice(3 * quarter))]
  const growth = last / second
  console.log(
    `${answers.length} calls, ${(answers.length / seconds).toFixed(1)} a second, ${failed.length} failed`,
  )
  for (const [status, some] of Map.groupBy(failed, (each) => `${each.what} ${each.status} ${each.code}`))
    console.log(`failed: ${status}, ${some.length} times`)
  console.log(`memory ${second} MB in the second quarter, ${last} MB in the last: ${growth.toFixed(2)} times`)
  process.exitCode = failed.length === 0 && growth <= GROWTH_AT_MOST ? 0 : 1
} finally {
  stack.kill('SIGTERM')
  await new Promise((resolve) => stack.once('exit', resolve))
  await rm(dataDir, { recursive: true, force: true })
}
