import { describe, expect, test } from 'vitest'
import {
  agentContext,
  makeCommandContext,
  makeManifest,
  makeManifestRow,
  viewers,
  workedRows,
} from '#tests/factories/quotes'
import { applyCommand } from '../apply-command.ts'
import type { Manifest, QuoteCommand } from '../quote.ts'

const apply = (manifest: Manifest, command: QuoteCommand, viewer: keyof typeof viewers = 'store') =>
  applyCommand(manifest, new Map(), command, makeCommandContext({ viewer: viewers[viewer] }))

const outcomeOf = (...args: Parameters<typeof apply>) => {
  const outcome = apply(...args)
  if (!outcome.ok) throw new Error(outcome.code)
  return outcome.value
}

const quote = makeManifest({ rows: workedRows({ windows: 0, doors: 0 }) })
const max = quote.terms.store.discountMaxWindows

describe('Q-289, Q-317: one discount for all', () => {
  test('windows leaves the doors as they are, and the other way round', () => {
    const windows = outcomeOf(quote, { kind: 'set-all-discounts', category: 'windows', rate: 10 })
    expect(windows.manifest.rows.map(({ discountRate }) => discountRate)).toEqual([10, 10, 0])
    const doors = outcomeOf(windows.manifest, { kind: 'set-all-discounts', category: 'doors', rate: 5 })
    expect(doors.manifest.rows.map(({ discountRate }) => discountRate)).toEqual([10, 10, 5])
    expect(doors.message).toBeUndefined()
  })

  test('Q-290: stops at what each row allows, and says at how many', () => {
    const rows = [makeManifestRow(), makeManifestRow({ rowNumber: 2, isStockItem: true })]
    const set = outcomeOf({ ...quote, rows }, { kind: 'set-all-discounts', category: 'windows', rate: 100 })
    expect(set.manifest.rows.map(({ discountRate }) => discountRate)).toEqual([max, 10])
    expect(set.message).toBe('Satsen er begrenset til høyeste tillatte på 2 rader.')
  })

  test('is the agent’s on his quote, not his store’s', () => {
    const agents = makeManifest(
      { rows: workedRows({ windows: 0, doors: 0 }) },
      agentContext({ storeMargin: 0 }),
    )
    const command: QuoteCommand = { kind: 'set-all-discounts', category: 'windows', rate: 5 }
    expect(apply(agents, command, 'store')).toMatchObject({ code: 'access.denied' })
    expect(apply(agents, command, 'agent').ok).toBe(true)
  })

  test('beyond 100 % is none', () => {
    expect(apply(quote, { kind: 'set-all-discounts', category: 'doors', rate: 101 })).toMatchObject({
      code: 'request.invalid',
    })
  })
})

describe('one margin for all rows', () => {
  const project = makeManifest(
    { rows: workedRows({ windows: 0, doors: 0 }) },
    agentContext({ storeMargin: 12 }),
  )

  test('is set by the party whose it is, on windows and doors, up to 60 %', () => {
    const set = outcomeOf(project, { kind: 'set-all-margins', party: 'store', rate: 20 })
    expect(set.manifest.rows.map(({ marginRateStore }) => marginRateStore)).toEqual([20, 20, 20])
    expect(set.manifest.rows.map(({ marginRateAgent }) => marginRateAgent)).toEqual([15, 15, 15])
    const most = outcomeOf(project, { kind: 'set-all-margins', party: 'agent', rate: 99 }, 'agent')
    expect(most.manifest.rows.map(({ marginRateAgent }) => marginRateAgent)).toEqual([60, 60, 60])
    expect(apply(project, { kind: 'set-all-margins', party: 'store', rate: 20 }, 'agent')).toMatchObject({
      code: 'access.denied',
    })
  })

  test('does not exist where discounts are calculated', () => {
    expect(apply(quote, { kind: 'set-all-margins', party: 'store', rate: 20 })).toMatchObject({
      code: 'quote.margin-above-max',
    })
  })
})
