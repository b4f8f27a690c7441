// What each kind of viewer sees of a quote's money, and which prices go on paper and in mail.
import { describe, expect, test } from 'vitest'
import type { Viewer } from './access.ts'
import { type MoneyField, moneyFields, type QuoteKind, sees } from './money.ts'
import { linkPricesOf, mayHaveCopy, printModes, sendModes } from './price-modes.ts'

const nobody: Viewer = { userId: 1, role: 'WORKER', chainId: null, storeId: null, agentId: null }
const viewers = {
  super: { ...nobody, role: 'SUPERUSER' },
  store: { ...nobody, chainId: 1, storeId: 101 },
  agent: { ...nobody, chainId: 1, storeId: 101, agentId: 201 },
  chain: { ...nobody, chainId: 1 },
  unaffiliated: nobody,
} as const satisfies Record<string, Viewer>
type Kind = keyof typeof viewers

const quotes = {
  'store quote with discounts': { hasAgent: false, projectCalculation: false },
  'store quote with margins': { hasAgent: false, projectCalculation: true },
  'agent quote with discounts': { hasAgent: true, projectCalculation: false },
  'agent quote with margins': { hasAgent: true, projectCalculation: true },
} as const satisfies Record<string, QuoteKind>
type Quote = keyof typeof quotes

const hidden = (kind: Kind, quote: Quote): readonly MoneyField[] =>
  moneyFields.filter((field) => !sees(viewers[kind], field, quotes[quote]))

const agentsOnly: readonly MoneyField[] = [
  'agentUnitPrice',
  'agentLinePrice',
  'marginRateAgent',
  'avgMarginAgentWindows',
  'sumExclTaxAgent',
  'sumInclTaxAgent',
]
const betweenStoreAndAgent: readonly MoneyField[] = ['discountRateNetAgent', 'netSumExclTaxAgent']
const storesOnly: readonly MoneyField[] = [
  'discountRateNetStore',
  'marginRateStore',
  'avgMarginStoreWindows',
  'netSumExclTax',
  'sumExclTax',
  'sumInclTax',
]
const discountToTheCustomer: readonly MoneyField[] = [
  'discountRate',
  'avgDiscountWindows',
  'avgDiscountDoors',
]

describe('money', () => {
  test.each<[Kind, Quote, readonly MoneyField[]]>([
    ['super', 'store quote with discounts', [...agentsOnly, ...betweenStoreAndAgent]],
    ['super', 'agent quote with discounts', []],
    ['super', 'agent quote with margins', []],
    ['store', 'store quote with discounts', [...agentsOnly, ...betweenStoreAndAgent]],
    ['store', 'store quote with margins', [...agentsOnly, ...betweenStoreAndAgent]],
    ['store', 'agent quote with discounts', [...agentsOnly, ...discountToTheCustomer]],
    ['store', 'agent quote with margins', [...agentsOnly, ...discountToTheCustomer]],
    ['agent', 'agent quote with discounts', storesOnly],
    ['agent', 'agent quote with margins', [...storesOnly, 'grossSumExclTax', 'grossUnitPrice']],
    ['chain', 'store quote with discounts', moneyFields],
    ['chain', 'agent quote with margins', moneyFields],
    ['unaffiliated', 'store quote with discounts', moneyFields],
  ])('Q-261: %s on a %s is not shown exactly what is others’', (kind, quote, expected) => {
    expect([...hidden(kind, quote)].sort()).toEqual([...expected].sort())
  })
})

describe('price modes', () => {
  test.each<[Kind, Quote, string, string]>([
    [
      'super',
      'store quote with discounts',
      'CUSTOMER STORE DISCOUNTS HIDDEN',
      'CUSTOMER STORE DISCOUNTS HIDDEN',
    ],
    ['super', 'store quote with margins', 'CUSTOMER STORE HIDDEN', 'CUSTOMER STORE HIDDEN'],
    [
      'super',
      'agent quote with discounts',
      'CUSTOMER STORE AGENT DISCOUNTS HIDDEN',
      'CUSTOMER STORE AGENT DISCOUNTS HIDDEN',
    ],
    ['super', 'agent quote with margins', 'CUSTOMER STORE AGENT HIDDEN', 'CUSTOMER STORE AGENT HIDDEN'],
    [
      'store',
      'store quote with discounts',
      'CUSTOMER STORE DISCOUNTS HIDDEN',
      'CUSTOMER STORE DISCOUNTS HIDDEN',
    ],
    ['store', 'store quote with margins', 'CUSTOMER STORE HIDDEN', 'CUSTOMER STORE HIDDEN'],
    ['store', 'agent quote with discounts', 'STORE DISCOUNTS HIDDEN', 'CUSTOMER STORE HIDDEN'],
    ['store', 'agent quote with margins', 'STORE HIDDEN', 'CUSTOMER STORE HIDDEN'],
    [
      'agent',
      'agent quote with discounts',
      'CUSTOMER AGENT DISCOUNTS HIDDEN',
      'CUSTOMER AGENT DISCOUNTS HIDDEN',
    ],
    ['agent', 'agent quote with margins', 'CUSTOMER AGENT HIDDEN', 'CUSTOMER AGENT HIDDEN'],
    ['chain', 'store quote with discounts', 'HIDDEN', ''],
    ['unaffiliated', 'store quote with discounts', '', ''],
  ])(
    'Q-273 Q-274 Q-275 Q-276 Q-277 Q-278 Q-279 Q-280: %s on a %s prints %s and sends %s',
    (kind, quote, printed, sent) => {
      expect(printModes(viewers[kind], quotes[quote]).join(' ')).toBe(printed)
      expect(sendModes(viewers[kind], quotes[quote]).join(' ')).toBe(sent)
    },
  )

  test.each<[Kind, Quote, string]>([
    ['super', 'agent quote with margins', 'rows total none'],
    ['store', 'store quote with discounts', 'rows total none'],
    ['store', 'agent quote with discounts', 'none'],
    ['agent', 'agent quote with discounts', 'rows total none'],
  ])('Q-273: %s on a %s may have the customer’s link show %s', (kind, quote, prices) => {
    expect(linkPricesOf(viewers[kind], quotes[quote]).join(' ')).toBe(prices)
  })

  test('Q-261: a copy of a mail is had by those who may print all that is in it', () => {
    const agents = quotes['agent quote with discounts']
    expect(mayHaveCopy(viewers.agent, agents, ['CUSTOMER', 'AGENT'])).toBe(true)
    expect(mayHaveCopy(viewers.super, agents, ['CUSTOMER'])).toBe(true)
    expect(mayHaveCopy(viewers.store, agents, ['STORE', 'HIDDEN'])).toBe(true)
    expect(mayHaveCopy(viewers.store, agents, ['STORE', 'CUSTOMER'])).toBe(false)
    expect(mayHaveCopy(viewers.store, quotes['store quote with margins'], ['CUSTOMER'])).toBe(true)
  })
})
