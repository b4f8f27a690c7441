import { expect, test } from 'vitest'
import { text } from './text.ts'

const terms = (deliveryConfirmed: boolean): string =>
  text.termsFor({ validTo: '20.12.2026', measurements: true, deliveryConfirmed }).join('\n')

test('a week that the factory has confirmed is not called an estimate in the terms', () => {
  expect(terms(false)).toContain('Leveringsuken er et anslag')
  expect(terms(true)).not.toContain('anslag')
})
