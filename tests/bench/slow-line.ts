/** A phone on a building site: 1.6 Mbit/s with 150 ms, and nothing kept from before. */
import type { CDPSession } from '@playwright/test'

export const putOnSlowLine = async (devtools: CDPSession): Promise<void> => {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  })
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
}
