import { describe, expect, test } from 'vitest'
import { expiredSessionCookie, readSessionCookie, sessionCookie } from './cookie.ts'

const own = ['http://localhost:3000', 'http://127.0.0.1:4173', 'http://[::1]:3000', 'http://localhost']
const others = [
  'https://lysvag.example',
  'https://localhost:3000',
  'http://lysvag.example',
  'http://192.168.1.20:3000',
  'http://localhost.lysvag.example',
  'http://127.0.0.1.lysvag.example:3000',
  'http://localhost:3000.lysvag.example',
  'http://',
]

describe('the session cookie', () => {
  test.each(own)('is kept by every browser on %s, the address of the machine itself', (site) => {
    expect(sessionCookie(site, '1.abc', 60)).toBe(
      'local-session=1.abc; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
    )
    expect(expiredSessionCookie(site)).toBe('local-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
  })

  test.each(others)('goes over TLS alone on %s', (site) => {
    expect(sessionCookie(site, '1.abc', 60)).toBe(
      '__Host-session=1.abc; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    )
    expect(expiredSessionCookie(site)).toBe(
      '__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    )
  })

  test('of one kind is never taken for the other', () => {
    const both = 'a=b; local-session=1.local; __Host-session=1.tls; xlocal-session=1.x'
    expect(readSessionCookie('http://localhost:3000', both)).toBe('1.local')
    expect(readSessionCookie('https://lysvag.example', both)).toBe('1.tls')
    expect(readSessionCookie('https://lysvag.example', 'local-session=1.local')).toBeNull()
    expect(readSessionCookie('http://localhost:3000', '__Host-session=1.tls')).toBeNull()
    expect(readSessionCookie('http://localhost:3000', undefined)).toBeNull()
  })
})
