/**
 * Many editors at work on the local stack for some minutes, in a folder that is thrown away: which calls failed, how long they took, and whether
 * the memory of the stack grew, the last quarter of the time against the second. It needs a machine of its own: a function that gets no
 * processor says after half a minute that it is busy, which counts as a failure.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeChance } from '#functions/demo/random'
import { quantile } from '../bench/measure.ts'
import { logInAt } from '../e2e/driver/log-in-at.ts'
import { demoPeople } from '../e2e/driver/people.ts'
import { SEED } from '../factories/seed.ts'
import { type Answered, type Editor, findSource, openEditor } from './editor.ts'

const PORT = Number(process.env.PORT ?? 4353)
const origin = `http://localhost:${PORT}`
/** Between two calls of one editor, on the average. */
const THINKS_MS = 2000
const LOOK_EVERY_MS = 2000
/** With all of a large machine V8 lets gigabytes lie that nobody needs, and nobody sees whether anything grows. */
const HEAP = '--max-old-space-size=1024'

export interface Load {
  readonly editors: number
  readonly minutes: number
}

/** What the stack must bear: nothing fails, and its memory stays as it is. */
export const WHOLE: Load = { editors: 200, minutes: 10 }
export const GROWTH_AT_MOST = 1.15

export interface Loaded {
  readonly answers: readonly Answered[]
  readonly seconds: number
  /** Megabytes in the second quarter of the time, and in the last. */
  readonly memory: { readonly second: number; readonly last: number }
}

const startStack = async (dataDir: string) => {
  const stack = spawn(process.execPath, [HEAP, join(import.meta.dirname, '../../infra/local/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // People make in minutes here what they make in weeks.
    env: { ...process.env, PORT: String(PORT), DATA_DIR: dataDir, LIMITS_TIMES: '1000' },
  })
  const ended = new Promise((resolve) => stack.once('exit', resolve))
  const isUp = () =>
    fetch(`${origin}/ping`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) {
    if (stack.exitCode !== null) throw new Error('the stack did not start')
    await pause(500)
  }
  return {
    pid: stack.pid,
    stop: async () => {
      stack.kill('SIGTERM')
      await ended
    },
  }
}

/**
 * What the process itself holds. The engine of the table maps its files into memory as well, and its database does grow; those pages are the
 * kernel's to take back whenever somebody needs them.
 */
const megabytesOf = async (pid: number | undefined): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/RssAnon:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

/** All of them sell, in turn for the store and for its builder. */
const openEditors = async (count: number): Promise<readonly Editor[]> => {
  const seats = await Promise.all(
    [demoPeople.storeClerk, demoPeople.agent].map(async (seller) => {
      const cookie = await logInAt(origin, seller)
      return { cookie, source: await findSource(origin, cookie) }
    }),
  )
  const editors: Editor[] = []
  for (let nth = 0; nth < count; nth += 1) {
    const seat = seats[nth % seats.length]
    if (seat !== undefined) editors.push(await openEditor(origin, seat, makeChance(SEED + 10_000 + nth)))
  }
  return editors
}

const work = async (editor: Editor, nth: number, endsAt: number): Promise<readonly Answered[]> => {
  const chance = makeChance(SEED + nth)
  const answers: Answered[] = []
  await pause(chance.next() * THINKS_MS)
  while (performance.now() < endsAt) {
    answers.push(await editor.step())
    await pause(chance.next() * 2 * THINKS_MS)
  }
  return answers
}

const watch = async (pid: number | undefined, endsAt: number): Promise<Loaded['memory']> => {
  const memory: number[] = []
  while (performance.now() < endsAt) {
    memory.push(await megabytesOf(pid))
    await pause(LOOK_EVERY_MS)
  }
  const quarter = Math.floor(memory.length / 4)
  return {
    second: quantile(memory.slice(quarter, 2 * quarter), 0.5),
    last: quantile(memory.slice(3 * quarter), 0.5),
  }
}

export const load = async ({ editors: count, minutes }: Load): Promise<Loaded> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'lysvag-load-'))
  try {
    const stack = await startStack(dataDir)
    try {
      const editors = await openEditors(count)
      const begun = performance.now()
      const endsAt = begun + minutes * 60_000
      const [memory, ...answers] = await Promise.all([
        watch(stack.pid, endsAt),
        ...editors.map((editor, nth) => work(editor, nth, endsAt)),
      ])
      return { answers: answers.flat(), seconds: (performance.now() - begun) / 1000, memory }
    } finally {
      await stack.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

export const hasFailed = ({ status }: Answered): boolean => status < 200 || status >= 400

/** The calls that failed, by kind, with what the first of each said. */
export const failuresIn = (answers: readonly Answered[]): readonly string[] =>
  [...Map.groupBy(answers.filter(hasFailed), ({ what, status }) => `${what} ${status}`)].map(
    ([kind, some]) => `${kind}, ${some.length} times, the first with ${some[0]?.refusal}`,
  )
