/**
 * Safari's engine: WebKitGTK's MiniBrowser on a screen that nobody sees, driven by WebKitWebDriver. Each tab is a session of
 * its own, and a session keeps nothing of the one before.
 */
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { until } from '../person.ts'
import { type Engine, SCREEN } from '../tab.ts'
import { ended, type Screen } from './screen.ts'
import { openSession } from './webdriver.ts'

interface Programs {
  readonly driver: string
  readonly browser: string
  readonly screen: Screen
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

export const openWebkit = async (programs: Programs): Promise<Engine> => {
  const port = await freePort()
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...programs.screen.environment, LANG: 'nb_NO.UTF-8' },
  })
  const origin = `http://127.0.0.1:${port}`
  await until('WebKitWebDriver', async () => (await fetch(`${origin}/status`)).ok)
  const capabilities = {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
    },
  }
  return {
    name: 'WebKit',
    // A private window, as this one is, writes nothing where it could be read; the page's own listener hears for it.
    heard: () => [],
    open: () => openSession(origin, capabilities, SCREEN),
    close: () => ended(driver),
  }
}
