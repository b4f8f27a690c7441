import { expect, test } from 'vitest'
import { sessionText } from '../text.ts'
import { whySessionRefused } from './log-in.ts'

test.each(['https://lysvag.example', 'http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'on %s a browser that keeps no session refuses cookies',
  (origin) => {
    expect(whySessionRefused(origin)).toBe(sessionText.cookieRefused)
  },
)

test.each(['http://192.168.1.20:3000', 'http://lysvag.example', 'http://localhost.lysvag.example'])(
  'on %s it is the address without https that no browser keeps a session for',
  (origin) => {
    expect(whySessionRefused(origin)).toBe(sessionText.cookieRefusedOverHttp)
  },
)
