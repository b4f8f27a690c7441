// What the addresses of a quote take, before any quote is read.
import { expect, test } from 'vitest'
import {
  setDiscountRateDoors,
  setDiscountRateWindows,
  setMarginRateAgentWindows,
  setMarginRateStoreWindows,
} from './contracts.ts'

const takes = ({ params }: Pick<typeof setDiscountRateWindows, 'params'>, rate: string): boolean =>
  params.safeParse({ orderNumber: '100001', rate }).success

test.each([
  [setDiscountRateWindows, '100', '100.5'],
  [setDiscountRateDoors, '100', '101'],
  [setMarginRateStoreWindows, '99', '100'],
  [setMarginRateAgentWindows, '99', '99.5'],
] as const)('Q-214: $path goes from 0 to %s, not to %s', (contract, most, tooMuch) => {
  expect([takes(contract, '0'), takes(contract, most)]).toEqual([true, true])
  expect([takes(contract, '-1'), takes(contract, tooMuch), takes(contract, 'ti')]).toEqual([
    false,
    false,
    false,
  ])
})
