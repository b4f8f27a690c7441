import { expect, test, vi } from 'vitest'
import { makeSessionGate } from './session-gate.ts'

test('Q-350: a page that somebody works on stays open when the session ends, and goes on when they are in again', async () => {
  const gate = makeSessionGate()
  const [page, goesOn] = [vi.fn(), vi.fn()]
  gate.watch(page)

  const waits = [gate.end(), gate.end()].map((wait) => wait?.then(goesOn))
  expect(gate.hasEnded()).toBe(true)
  expect(page).toHaveBeenCalledOnce()
  await Promise.resolve()
  expect(goesOn).not.toHaveBeenCalled()

  gate.renew()
  await Promise.all(waits)
  expect(gate.hasEnded()).toBe(false)
  expect(page).toHaveBeenCalledTimes(2)
  expect(goesOn).toHaveBeenCalledTimes(2)
})

test('Q-350: where no page can ask, the person is led to the login page, and a page that is left forgets', () => {
  const gate = makeSessionGate()
  expect(gate.end()).toBeNull()
  expect(gate.hasEnded()).toBe(false)

  const leave = gate.watch(() => undefined)
  void gate.end()
  leave()
  expect(gate.hasEnded()).toBe(false)
  expect(gate.end()).toBeNull()
})
