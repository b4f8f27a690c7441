import { expect, test, vi } from 'vitest'
import { makeSessionGate } from './session-gate.ts'

test('Q-350: a page that somebody works on stays open when the session ends, and goes on when they are in again', async () => {
  const gate = makeSessionGate()
  const [page, goesOn] = [vi.fn(), vi.fn()]
  gate.watch(page)

  const waits = [gate.end('ended'), gate.end('ended')].map((wait) => wait?.then(goesOn))
  expect(gate.whyEnded()).toBe('ended')
  expect(page).toHaveBeenCalledOnce()
  await Promise.resolve()
  expect(goesOn).not.toHaveBeenCalled()

  gate.renew()
  await Promise.all(waits)
  expect(gate.whyEnded()).toBeNull()
  expect(page).toHaveBeenCalledTimes(2)
  expect(goesOn).toHaveBeenCalledTimes(2)
})

test('Q-350: where no page can ask, the person is led to the login page, and a page that is left forgets', () => {
  const gate = makeSessionGate()
  expect(gate.end('ended')).toBeNull()
  expect(gate.whyEnded()).toBeNull()

  const leave = gate.watch(() => undefined)
  void gate.end('disabled')
  expect(gate.whyEnded()).toBe('disabled')
  leave()
  expect(gate.whyEnded()).toBeNull()
  expect(gate.end('ended')).toBeNull()
})

test('who is told that he has been deactivated is told so until he is in again, whatever a call in the background finds', () => {
  const gate = makeSessionGate()
  const leave = gate.watch(() => undefined)
  void gate.end('ended')
  void gate.end('disabled')
  expect(gate.whyEnded()).toBe('disabled')
  void gate.end('ended')
  expect(gate.whyEnded()).toBe('disabled')
  gate.renew()
  void gate.end('ended')
  expect(gate.whyEnded()).toBe('ended')
  leave()
})
