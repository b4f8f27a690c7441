import { afterEach, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { putInForce } from '#domain/texts/texts'
import { configured, defaultOf } from '#tests/factories/configured'
import { CannotBeLaidOut, configure } from './configure.ts'
import { configureStored, tryConfigureStored } from './configure-stored.ts'

afterEach(() => putInForce([]))

/** Its lock case is approved and its cylinder is not. */
const ENTRANCE_DOOR = 3104

const stored = () => structuredClone(configured(1001, { width: 990, height: 1190 }).product)

test('a stored product is evaluated once, as any other', () => {
  const product = stored()
  expect(configureStored(product, colorLists)).toBe(configureStored(product, colorLists))
  expect(configureStored(product, colorLists)).toEqual(configure(product, colorLists))
})

test('another product with the same choices is evaluated by itself', () => {
  expect(configureStored(stored(), colorLists)).not.toBe(configureStored(stored(), colorLists))
})

test('what its rules say is said in the words that are in force', () => {
  const { product } = defaultOf(ENTRANCE_DOOR)
  const said = () =>
    configureStored(product, colorLists).findings.find(({ ruleId }) => ruleId === 'R-O-11')?.data
  expect(said()).toEqual({ part: 'Sylinderen' })
  putInForce([{ entryKey: 'messages/rules.not-approved.cylinder', text: 'Låsesylinderen' }])
  expect(said()).toEqual({ part: 'Låsesylinderen' })
})

test('other colour lists give other colours', () => {
  const product = stored()
  const none = { wood: [], aluminium: [], door: [] }
  expect(configureStored(product, colorLists).colors.inner).not.toBeNull()
  expect(configureStored(product, none).colors.inner).toBeNull()
  expect(configureStored(product, colorLists).colors.inner).not.toBeNull()
})

test('what cannot be laid out is refused each time', () => {
  const { choices, ...rest } = stored()
  const product = { ...rest, choices: { ...choices, width: 1 } }
  expect(tryConfigureStored(product, colorLists)).toEqual(tryConfigureStored(product, colorLists))
  expect(() => configureStored(product, colorLists)).toThrow(CannotBeLaidOut)
})
