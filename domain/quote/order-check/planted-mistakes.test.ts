// Bestillingskontroll notices mistakes: measured on such as are planted in sensible quotes drawn at random.
// `SEED=7 npx vitest run planted-mistakes` draws others, `DEEP=1` six times as many.
import { expect, test } from 'vitest'
import { checkMade, makePlanned, withCommand } from '#tests/factories/check-planned'
import { mistakes, type Planted } from '#tests/factories/planted-errors'
import { percent, print } from '#tests/factories/print'
import { casesOf, SEED } from '#tests/factories/seed'
import { sensibleQuotes } from '#tests/factories/sensible-quotes'
import type { OrderFinding } from './check-order.ts'

/** Quotes with each mistake, or as many as have room for it. */
const PLANTED = casesOf({ deep: 60, daily: 10 })
/** Fewer quotes than this with room for a mistake tell nothing of it. */
const PLANTED_MIN = 5
const FOUND_MIN = 0.95
/** So many are looked through for room for each mistake. */
const DRAWN = casesOf({ deep: 4000, daily: 800 })

/** Each quote is made, priced and looked through as before an order. */
const SLOW = { timeout: 20_000 * PLANTED }

/** As made, and then given one glass for all windows that take it. */
const checkPlanted = ({ quote, everyGlass }: Planted): readonly OrderFinding[] => {
  const made = makePlanned(quote)
  if (everyGlass === undefined) return checkMade(made)
  const rows = made.manifest.rows
    .filter(({ modelId }) => modelId === 1001)
    .map(({ rowNumber, revisionId: basedOn }) => ({ rowNumber, basedOn, patch: { glassCode: everyGlass } }))
  return checkMade(withCommand(made, { kind: 'change-products', rows }))
}

const others = sensibleQuotes(SEED + 1, DRAWN)

test.each(Object.keys(mistakes))('of quotes with %s at least 95 in 100 are noticed', SLOW, (name) => {
  const planted: Planted[] = []
  for (const quote of others) {
    const found = planted.length < PLANTED ? mistakes[name]?.(quote) : null
    if (found) planted.push(found)
  }
  const missed = planted.filter((each) => {
    const { rowNumber, noticed } = each
    return !checkPlanted(each).some(
      ({ rows, sentence }) => (rowNumber === null || rows.includes(rowNumber)) && noticed.test(sentence),
    )
  })
  print(`${name}: found ${percent(planted.length - missed.length, planted.length)}`)
  for (const { quote, rowNumber } of missed.slice(0, 3))
    print(`  missed row ${rowNumber}: ${JSON.stringify(quote.rows[(rowNumber ?? 0) - 1])}`)
  expect(planted.length).toBeGreaterThanOrEqual(PLANTED_MIN)
  expect(planted.length - missed.length).toBeGreaterThanOrEqual(FOUND_MIN * planted.length)
})
