import { describe, expect, test } from 'vitest'
import { makeOfferRow } from '#tests/factories/offers'
import { readNumber } from './fields/read-number.ts'
import { isCountEditable, leastCount, rateEdit, rateFields } from './price-fields.ts'
import type { PriceView } from './row-money.ts'

const discounts = makeOfferRow({ price: { discountRate: 12, discountRateMax: 30, discountRateNetAgent: 32 } })
const project = makeOfferRow({
  price: {
    projectCalculation: true,
    discountRateMax: 0,
    marginRateMax: 60,
    marginRateStore: 18,
    marginRateAgent: 15,
  },
})

const shown = (row: typeof discounts, priceView: PriceView) =>
  rateFields(row, priceView).map(({ key, value, max, isEditable, isMasked }) =>
    [key, value, `≤${max}`, isEditable ? 'open' : 'locked', ...(isMasked ? ['masked'] : [])].join(' '),
  )

describe('rates of a row in discount mode', () => {
  test('Q-267: store and super user set the discount, limited by the row', () => {
    expect(shown(discounts, { viewer: 'store', hasAgent: false })).toEqual(['discount 12 ≤30 open'])
    expect(shown(discounts, { viewer: 'super', hasAgent: false })).toEqual(['discount 12 ≤30 open'])
  })

  test('Q-268: on an agent’s quote the store sees the agent’s rate, locked', () => {
    expect(shown(discounts, { viewer: 'store', hasAgent: true })).toEqual(['agentNet 32 ≤100 locked'])
    expect(shown(discounts, { viewer: 'super', hasAgent: true })).toEqual([
      'agentNet 32 ≤100 locked',
      'discount 12 ≤30 open',
    ])
  })

  test('the agent sets the discount to the customer', () => {
    expect(shown(discounts, { viewer: 'agent', hasAgent: true })).toEqual(['discount 12 ≤30 open'])
  })

  test('Q-211: a greatest discount of 0 locks the field', () => {
    const stuck = makeOfferRow({ price: { discountRateMax: 0 } })
    expect(shown(stuck, { viewer: 'store', hasAgent: false })).toEqual(['discount 0 ≤0 locked'])
  })
})

describe('rates of a row in margin mode', () => {
  test('Q-264, Q-266: store and agent each set their own margin', () => {
    expect(shown(project, { viewer: 'store', hasAgent: false })).toEqual(['marginStore 18 ≤60 open'])
    expect(shown(project, { viewer: 'store', hasAgent: true })).toEqual(['marginStore 18 ≤60 open'])
    expect(shown(project, { viewer: 'agent', hasAgent: true })).toEqual(['marginAgent 15 ≤60 open'])
  })

  test('Q-211: a greatest margin of 0 locks the field, of whoever calculates', () => {
    const stuck = makeOfferRow({ price: { projectCalculation: true, marginRateMax: 0, marginRateAgent: 0 } })
    expect(shown(stuck, { viewer: 'store', hasAgent: false })).toEqual(['marginStore 0 ≤0 locked'])
    expect(shown(stuck, { viewer: 'agent', hasAgent: true })).toEqual(['marginAgent 0 ≤0 locked'])
  })

  test('Q-263: on an agent’s quote the store’s margin is masked and locked for a super user', () => {
    expect(shown(project, { viewer: 'super', hasAgent: true })).toEqual([
      'marginStore 18 ≤60 locked masked',
      'marginAgent 15 ≤60 open',
    ])
  })
})

test('QD-05: a chain user sees no rates', () => {
  expect(rateFields(discounts, { viewer: 'chain', hasAgent: false })).toEqual([])
})

test.each([
  [true, ['marginStore']],
  [false, ['discount']],
])(
  'Q-286: a project calculation (%j) is made with margins, anything else with discounts',
  (projectCalculation, keys) => {
    const row = makeOfferRow({ price: { projectCalculation, discountRateMax: 30, marginRateMax: 60 } })
    expect(rateFields(row, { viewer: 'store', hasAgent: false }).map(({ key }) => key)).toEqual(keys)
  },
)

test('Q-271: the count of a row in a locked quote, or of a row that may not be changed, is read only', () => {
  expect(isCountEditable(makeOfferRow({ readOnly: true }))).toBe(false)
  expect(isCountEditable(makeOfferRow({ editable: false }))).toBe(false)
  expect(isCountEditable(makeOfferRow({ readOnly: false, editable: true }))).toBe(true)
})

test('Q-205: a draft becomes a row with one piece or more; a row may be set to none', () => {
  const count = (text: string, stored: number) =>
    readNumber(text, { label: 'Antall', min: leastCount(stored), max: Number.MAX_SAFE_INTEGER, whole: true })
  expect(count('0', 0)).toMatchObject({ ok: false, sentence: 'Antall må være minst 1' })
  expect(count('1', 0)).toEqual({ ok: true, value: 1 })
  expect(count('0', 3)).toEqual({ ok: true, value: 0 })
})

test('a row that may not be changed has no open fields', () => {
  const locked = makeOfferRow({ editable: false })
  expect(shown(locked, { viewer: 'store', hasAgent: false })).toEqual(['discount 0 ≤30 locked'])
  expect(isCountEditable(locked)).toBe(false)
})

test('of what an agent has ordered only the count may be corrected', () => {
  const ordered = makeOfferRow({ deleteable: false })
  expect(shown(ordered, { viewer: 'store', hasAgent: false })).toEqual(['discount 0 ≤30 locked'])
  expect(isCountEditable(ordered)).toBe(true)
})

test('Q-272: the count of a part follows the row that it belongs to', () => {
  expect(isCountEditable(makeOfferRow({ connectToRow: 1 }))).toBe(false)
  expect(isCountEditable(makeOfferRow())).toBe(true)
})

test('Q-213: the agent’s rate cannot be changed per row', () => {
  const [agentNet] = rateFields(makeOfferRow(), { viewer: 'store', hasAgent: true })
  expect(agentNet?.key).toBe('agentNet')
  expect(agentNet && rateEdit(1, agentNet, 10)).toBeNull()
})
