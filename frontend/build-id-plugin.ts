/**
 * Names the build in its page: the hash of the page, which names its scripts and styles by theirs, and those name the ones behind them.
 * The functions of the same release say the same name with every answer.
 */
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const LENGTH = 10

export const buildId = (): Plugin => ({
  name: 'build-id',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const content = createHash('sha256').update(html).digest('hex').slice(0, LENGTH)
      return [{ tag: 'meta', attrs: { name: 'build', content }, injectTo: 'head' }]
    },
  },
})
