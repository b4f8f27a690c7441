import { create } from '@react-three/test-renderer'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveWay } from './in-pieces.ts'
import { useTurn } from './use-turn.ts'

let drawn: string[] = []

beforeEach(() => {
  drawn = []
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const Part = ({ name, isNow = false }: { readonly name: string; readonly isNow?: boolean }) => {
  if (useTurn(isNow) && !drawn.includes(name)) drawn.push(name)
  return null
}
const Page = ({
  names,
  isNow = [],
}: {
  readonly names: readonly string[]
  readonly isNow?: readonly string[]
}) => names.map((name) => <Part key={name} name={name} isNow={isNow.includes(name)} />)

/** As many turns as anybody here could need: more of them change nothing. */
const TURNS = 10
const letSomeIn = async (most = TURNS) => {
  for (let turn = 0; turn < most; turn += 1) await act(giveWay)
}

test('what waits comes one by one, in its order on the page; what has nothing to wait for is there at once', async () => {
  const page = await create(<Page names={['a', 'b', 'c']} isNow={['a']} />)
  expect(drawn).toEqual(['a'])
  await letSomeIn(1)
  expect(drawn).toEqual(['a', 'b'])
  await letSomeIn()
  expect(drawn).toEqual(['a', 'b', 'c'])
  await page.unmount()
})

test('the others come also when one that waits is gone, and those of another page after all of them have', async () => {
  const page = await create(<Page names={['a', 'b', 'c', 'd', 'e', 'f']} />)
  await page.update(<Page names={['a', 'b', 'c', 'd', 'f']} />)
  await letSomeIn()
  // Its turn may have come before it went.
  expect(drawn.filter((name) => name !== 'e')).toEqual(['a', 'b', 'c', 'd', 'f'])
  await page.unmount()
  const another = await create(<Page names={['g', 'h']} />)
  await letSomeIn()
  expect(drawn.slice(-2)).toEqual(['g', 'h'])
  await another.unmount()
})

test('the others come when the one whose turn it is goes before it stands', async () => {
  const page = await create(<Page names={['a', 'b', 'c']} />)
  await page.unmount()
  const another = await create(<Page names={['d', 'e']} />)
  await letSomeIn()
  expect(drawn.slice(-2)).toEqual(['d', 'e'])
  await another.unmount()
})
