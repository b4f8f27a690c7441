import { expect, test } from 'vitest'
import { faultKind, traceOf } from './fault.ts'

test.each([
  ['TypeError: x is undefined\n    at page.js:1:2', 'TypeError: x is undefined'],
  ['Row 3 of quote 100001 is gone', 'Row # of quote # is gone'],
  ['Failed to fetch https://lysvag.example/api/v1/offers/100001?q=x', 'Failed to fetch …'],
  ['No such key: "ingrid@solheim.example"', 'No such key: …'],
  ['revision rev_9f3Kq1 is missing', 'revision # is missing'],
  ['', ''],
])('faults that differ in numbers and names are one kind: %s', (message, kind) => {
  expect(faultKind(message)).toBe(kind)
})

test('a kind is never longer than a line', () => {
  expect(faultKind('feil '.repeat(500))).toHaveLength(120)
})

test('a trace is eight signs that cannot be taken for each other', () => {
  expect(traceOf(Uint8Array.from([0, 0, 0, 0, 0]))).toBe('0000-0000')
  expect(traceOf(Uint8Array.from([255, 255, 255, 255, 255, 7]))).toBe('ZZZZ-ZZZZ')
  expect(traceOf(Uint8Array.from([0, 0, 0, 0, 33]))).toBe('0000-0011')
})
