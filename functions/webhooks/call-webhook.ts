/**
 * One call of a webhook: a POST that is signed as Standard Webhooks has it (standardwebhooks.com, specification 1.0), of which the status alone
 * counts. It follows no redirect, reads no answer, and reaches no address but a public one, whatever the name stands for at this
 * moment: the address that was looked at is the one that is called.
 */
import { createHmac } from 'node:crypto'
import { lookup } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestSafe } from 'node:https'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { CallAttempt, CallFault } from '#domain/access/webhook-delivery'
import { setting } from '../environment.ts'

const PATIENCE_MS = 10_000

export interface Call {
  readonly url: string
  /** The newest first. */
  readonly secrets: readonly string[]
  readonly id: string
  readonly body: string
}

/** The product runs on the machine of whoever tries it; programs there may be called. */
export const isOwnMachine = (): boolean => setting('STAGE') === 'local'

const signatures = ({ secrets, id, body }: Call, timestamp: string): string =>
  secrets
    .map((secret) =>
      createHmac('sha256', Buffer.from(secret, 'base64'))
        .update(`${id}.${timestamp}.${body}`)
        .digest('base64'),
    )
    .map((signature) => `v1,${signature}`)
    .join(' ')

class NotPublic extends Error {
  readonly code = 'NOT_PUBLIC'
}

/** Private, loopback, link-local, shared, reserved and translated addresses are none (IANA's special-purpose registries). */
const isPublicAddress = (address: string): boolean => {
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast'
}

const isReachable = (address: string): boolean =>
  isPublicAddress(address) || (isOwnMachine() && ipaddr.process(address).range() === 'loopback')

/** Answers with none at all where one of them is not public: such a name is not for the public. */
const lookUpPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, [])
    if (!addresses.every(({ address }) => isReachable(address)))
      return callback(new NotPublic(`${host} leads to an address that is not public`), [])
    const [first] = addresses
    if (options.all === true || first === undefined) return callback(null, addresses)
    return callback(null, first.address, first.family)
  })
}

const faultByCode: Readonly<Record<string, CallFault>> = {
  ENOTFOUND: 'unknown-host',
  EAI_AGAIN: 'unknown-host',
  NOT_PUBLIC: 'not-public',
  ECONNREFUSED: 'no-connection',
  EHOSTUNREACH: 'no-connection',
  ENETUNREACH: 'no-connection',
  ETIMEDOUT: 'too-slow',
  ABORT_ERR: 'too-slow',
}

/** Codes of OpenSSL, and of Node for certificates. */
const isOfSafety = (code: string): boolean =>
  /^(ERR_TLS|ERR_SSL|EPROTO|CERT_|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED)/.test(code)

const faultOf = (error: unknown): CallFault => {
  const code = String((error as { code?: unknown }).code ?? '')
  return faultByCode[code] ?? (isOfSafety(code) ? 'not-safe' : 'broken')
}

/** A numbered host is asked for at no name server, so it is looked at here. */
const isNumberedAndHidden = ({ hostname }: URL): boolean => {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return ipaddr.isValid(bare) && !isReachable(bare)
}

const statusOf = (url: URL, call: Call, at: Date): Promise<number> =>
  new Promise((resolve, reject) => {
    if (isNumberedAndHidden(url)) return reject(new NotPublic(`${url.hostname} is not public`))
    const timestamp = String(Math.floor(at.getTime() / 1000))
    const request = url.protocol === 'https:' ? requestSafe : requestPlain
    const sent = request(
      url,
      {
        method: 'POST',
        lookup: lookUpPublic,
        signal: AbortSignal.timeout(PATIENCE_MS),
        agent: false,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(call.body),
          'user-agent': 'Lysvag-Webhooks/1',
          'webhook-id': call.id,
          'webhook-timestamp': timestamp,
          'webhook-signature': signatures(call, timestamp),
        },
      },
      (answer) => {
        resolve(answer.statusCode ?? 0)
        answer.destroy()
      },
    )
    sent.on('error', reject)
    sent.end(call.body)
  })

/** Never throws: what goes wrong is what came of it. */
export const callWebhook = async (call: Call, at: Date): Promise<CallAttempt> => {
  const begun = performance.now()
  const came = async (): Promise<Pick<CallAttempt, 'status' | 'fault'>> => {
    try {
      const url = new URL(call.url)
      if (url.protocol !== 'https:' && !isOwnMachine()) return { status: null, fault: 'not-safe' }
      return { status: await statusOf(url, call, at), fault: null }
    } catch (error) {
      return { status: null, fault: faultOf(error) }
    }
  }
  const { status, fault } = await came()
  return { at: at.toISOString(), milliseconds: Math.round(performance.now() - begun), status, fault }
}
