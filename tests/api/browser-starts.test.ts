// The worker's Chromium in an environment as long as Lambda's, with which a start in eight failed before its variables were set beforehand.
import { afterEach, expect, test, vi } from 'vitest'
import { chromiumPath } from '#infra/local/chromium'
import { startChromium } from '#render-worker/chromium'

afterEach(() => vi.unstubAllEnvs())

test.each([{ CHROMIUM_IN_LAMBDA: 'yes' }, {}])('the browser starts every time: %o', async (how) => {
  const path = await chromiumPath()
  const inLambda = {
    TMPDIR: '/tmp',
    LANG: 'C.UTF-8',
    XDG_CACHE_HOME: '/tmp',
    LD_LIBRARY_PATH: '/opt/lib',
    ...how,
  }
  for (const [name, value] of Object.entries(inLambda)) vi.stubEnv(name, value)
  for (let start = 0; start < 25; start++) {
    const { browser, kill } = await startChromium(path)
    expect(await (await browser).version(), `start ${start}`).toMatch(/Chrome/)
    await kill()
  }
})
