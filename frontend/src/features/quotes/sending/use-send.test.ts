import { expect, test } from 'vitest'
import { sendBody } from '#domain/contracts/mail'
import { sendBodyOf } from './use-send.ts'

test('Q-248: a plain mail says nothing but its prices; only what is wished for besides is said', () => {
  expect(sendBodyOf(null, { copy: false, link: false })).toEqual({})
  const wishes = sendBodyOf('Hei', { copy: true, link: true })
  expect(sendBody.parse(wishes)).toEqual({ text: 'Hei', copy: true, link: true })
})
