/** /api/v1/logging: what went wrong in a browser becomes a line in the log of the server, at most so many a minute; errors are counted. */
import { refusal } from '#domain/result'
import { countAttempt } from '../../data/attempts/attempt-repository.ts'
import { countFault } from '../../data/faults/fault-repository.ts'
import { endpoint } from '../../http/endpoint.ts'
import { handle } from '../../http/handle.ts'
import { logger } from '../../http/log.ts'
import { answered } from '../../http/outcome.ts'
import { resource } from '../../http/resource.ts'
import { note } from '../../metrics.ts'
import * as contracts from './contracts.ts'

const LINES_A_MINUTE = 60

export const writeLog = endpoint(contracts.writeLog, async ({ body, caller, at }) => {
  const { attempts } = await countAttempt(`log:${caller.user.id}`, 60, at)
  if (attempts > LINES_A_MINUTE) return refusal('request.too-many')
  // `timestamp` and `message` are words of the server's own log.
  const { message, logLevel, timestamp, ...origin } = body
  logger()[logLevel]('client', { said: message, saidAt: timestamp, ...origin, userId: caller.user.id })
  if (logLevel === 'error') {
    note('BrowserFault')
    const { page: place = '', trace = '', build = '' } = origin
    await countFault({ source: 'browser', message, place, trace, build }, at)
  }
  return answered({ model: null })
})

export const handler = handle(resource([writeLog]))
