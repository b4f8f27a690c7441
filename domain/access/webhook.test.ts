import { describe, expect, test } from 'vitest'
import { secretsOf, webhookAddress } from './webhook.ts'

describe('an address', () => {
  test.each([
    ['https://erp.firma.no/lysvag', 'https://erp.firma.no/lysvag'],
    ['https://ERP.Firma.no:8443/lysvag?butikk=1#her', 'https://erp.firma.no:8443/lysvag?butikk=1'],
    ['https://blåbær.no/', 'https://xn--blbr-roah.no/'],
  ])('%s is kept as %s', (typed, url) => {
    expect(webhookAddress(typed)).toEqual({ ok: true, url })
  })

  test.each([
    ['erp.firma.no', 'unreadable'],
    ['http://erp.firma.no', 'not-https'],
    ['https://ola@erp.firma.no', 'with-password'],
    ['https://93.184.215.14', 'not-public'],
    ['https://[2606:2800:21f:cb07::1]', 'not-public'],
    ['https://3232235777', 'not-public'],
    ['https://erp', 'not-public'],
    ['https://erp.local', 'not-public'],
    ['https://ERP.LOCAL.', 'not-public'],
    ['https://a.b.internal', 'not-public'],
    ['https://localhost', 'not-public'],
  ])('%s is refused: %s', (typed, fault) => {
    expect(webhookAddress(typed)).toEqual({ ok: false, fault })
  })

  test('on one’s own machine its own programs are good, and nothing else that is not public', () => {
    const own = (text: string) => webhookAddress(text, { isOwnMachine: true }).ok
    expect(['http://localhost:3000/', 'http://127.0.0.1/', 'https://localhost/'].map(own)).toEqual([
      true,
      true,
      true,
    ])
    expect(['http://10.0.0.1/', 'https://printer.local/', 'http://erp.firma.no/'].map(own)).toEqual([
      false,
      false,
      false,
    ])
  })
})

test('a former secret is good until its day is over', () => {
  const webhook = { secret: 'new', formerSecret: { secret: 'old', goodUntil: '2026-11-25T08:00:00.000Z' } }
  expect(secretsOf(webhook, '2026-11-25T07:59:59.999Z')).toEqual(['new', 'old'])
  expect(secretsOf(webhook, '2026-11-25T08:00:00.000Z')).toEqual(['new'])
})
