import { expect, test } from 'vitest'
import { type OrganisationType, organisationAddress, stockAddressAddress } from './organisation-address.ts'

test('A-269 an organisation is a store or an agent', () => {
  expect(organisationAddress('agents', 201)).toBe('/api/v1/agents/201')
  expect(() => organisationAddress('x' as OrganisationType, 1)).toThrow('Invalid organization type')
})

test('A-270 a stock address is named by its store and its code', () => {
  expect(stockAddressAddress(101, 'L01')).toBe('/api/v1/stores/101/stockAddresses/L01')
  expect(() => stockAddressAddress(undefined, 'L01')).toThrow('Store id is required')
  expect(() => stockAddressAddress(101, '')).toThrow('Stock address code is required')
})
