/**
 * A Chromium of the worker's own, spoken to through two pipes, with a folder of its own that goes with it. It is started here and
 * not by Puppeteer, whose launcher waits for ever for one that dies at some moments of its start, and tells nobody of its process
 * until it has started. That it is gone, for whatever reason, is told by `gone`, and then whatever was asked of it fails.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import puppeteer, { type Browser, type ConnectionTransport } from 'puppeteer-core'
import { browserFlags, browserVariables } from './browser-flags.ts'
import { runsInLambda } from './environment.ts'

/** The protocol: texts, each ended by a zero byte. What goes wrong with a pipe goes wrong with Chromium. */
const speakThrough = (asks: Writable, answers: Readable, gone: Promise<never>): ConnectionTransport => {
  const transport: ConnectionTransport = {
    send: (message) => void asks.write(`${message}\0`),
    close: () => {
      asks.destroy()
      answers.destroy()
    },
  }
  let begun: Buffer[] = []
  answers.on('data', (chunk: Buffer) => {
    let start = 0
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
      const message = Buffer.concat([...begun, chunk.subarray(start, end)]).toString()
      begun = []
      start = end + 1
      // One at a time, so that what the one has brought about is there when the next comes.
      setImmediate(() => transport.onmessage?.(message))
    }
    begun.push(chunk.subarray(start))
  })
  gone.catch(() => transport.onclose?.())
  for (const pipe of [asks, answers]) pipe.on('error', () => undefined)
  return transport
}

/** It and its renderers, which are of one group. */
const killGroup = ({ pid }: ChildProcess): void => {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // They have gone by themselves.
  }
}

/** What Chromium needs of the worker's environment; the worker's credentials and the names of its stores are none of its business. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'XDG_CACHE_HOME', 'FONTCONFIG_PATH', 'LD_LIBRARY_PATH']

const browserEnvironment = (): Record<string, string> => ({
  ...browserVariables,
  ...Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  ),
})

/** What the name of each one's folder begins with, in the temporary folder. */
export const folderPrefix = 'chromium-'

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null

export type Chromium = {
  /** Rejects when Chromium is gone before it has answered. */
  browser: Promise<Browser>
  /** Rejects when it is gone, and does nothing else. */
  gone: Promise<never>
  isGone: () => boolean
  kill: () => Promise<void>
}

export const startChromium = async (executable: string): Promise<Chromium> => {
  const folder = await mkdtemp(join(tmpdir(), folderPrefix))
  const args = [...browserFlags(runsInLambda()), '--remote-debugging-pipe']
  const child = spawn(executable, await puppeteer.defaultArgs({ args, userDataDir: folder }), {
    detached: true,
    env: browserEnvironment(),
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  })
  // A pipe closes with the worker, however it ends, and Chromium goes with it; its folder would stay.
  const leaveNothing = () => {
    if (isRunning(child)) killGroup(child)
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', leaveNothing)

  let isGone = false
  const left = Promise.withResolvers<never>()
  const leave = (error: Error): void => {
    isGone = true
    left.reject(error)
  }
  child.once('error', leave)
  child.once('exit', (code, signal) => {
    // Its renderers may live on for a moment, and write into the folder.
    killGroup(child)
    leave(new Error(`Chromium ended (${signal ?? code})`))
  })

  const [, , , asks, answers] = child.stdio as [null, null, null, Writable, Readable]
  // One that no longer answers is of no use; most often it is about to end by itself.
  answers.once('close', () => isRunning(child) && killGroup(child))
  const transport = speakThrough(asks, answers, left.promise)
  const browser = Promise.race([puppeteer.connect({ transport }), left.promise])
  // Nobody need listen: the job may have been given up.
  browser.catch(() => undefined)

  return {
    browser,
    gone: left.promise,
    isGone: () => isGone,
    kill: async () => {
      if (isRunning(child)) killGroup(child)
      await left.promise.catch(() => undefined)
      process.off('exit', leaveNothing)
      await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined)
    },
  }
}
