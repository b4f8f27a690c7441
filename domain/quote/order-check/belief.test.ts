// What Bestillingskontroll says may be believed: measured on a house, a block of flats and 200 quotes drawn at random, and on
// mistakes planted in others. `SEED=7 npx vitest run belief` draws others, `DEEP=1` five times as many.
import { expect, test } from 'vitest'
import { readSchedule } from '#domain/schedule/read-schedule'
import { buildingPlan, buildingRows } from '#tests/factories/building-lines'
import { checkMade, checkPlanned, checkRows, makePlanned, take } from '#tests/factories/check-planned'
import { houseLines } from '#tests/factories/house-lines'
import { programmedHouse } from '#tests/factories/house-rows'
import { isHandUnsaid, isPlaceUnsaid, isSizeUnsaid, isTrue } from '#tests/factories/order-check-oracle'
import { asPlanned, asRows, atStock, type PlannedQuote } from '#tests/factories/planned-quote'
import { mistakes, type Planted } from '#tests/factories/planted-errors'
import { makeCommandContext } from '#tests/factories/quotes'
import { casesOf, SEED } from '#tests/factories/seed'
import { sensibleQuotes } from '#tests/factories/sensible-quotes'
import type { OrderFinding } from './check-order.ts'

const SEEDS = casesOf({ deep: 5, daily: 1 })
const QUOTES = 200
/** Quotes with each mistake, or as many as have room for it. */
const PLANTED = casesOf({ deep: 60, daily: 20 })
/** Fewer quotes than this with room for a mistake tell nothing of it. */
const PLANTED_MIN = 5
const FALSE_MAX = 0.05
const FOUND_MIN = 0.95

/** Four thousand rows are made and priced, and each quote is looked through as before an order. */
const SLOW = { timeout: 240_000 * SEEDS }

/** The figures themselves are what the test is for. */
const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const percent = (part: number, whole: number): string =>
  `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`

const falseIn = (quote: PlannedQuote, findings: readonly OrderFinding[]): readonly OrderFinding[] =>
  findings.filter((finding) => !isTrue(quote, finding, findings))

const { colorBook } = makeCommandContext()
const ofHouse = readSchedule(houseLines, { book: colorBook, series: 'basic' }).flatMap(({ rows }) =>
  rows.flatMap(({ order, doubts }) => {
    if (order === null || doubts.length > 0) throw new Error('a line of the house is in doubt')
    return [asPlanned(order)]
  }),
)

test.each([
  ['the house as a clerk types it', ofHouse, asRows({ rows: ofHouse })],
  ['the house as a program makes it', ofHouse, programmedHouse()],
  ['the block of 61 rows', buildingPlan, buildingRows()],
] as const)('nothing false is said of %s, and little is said at all', (name, plan, rows) => {
  const quote = atStock(plan)
  const findings = checkRows(rows)
  const wrong = falseIn(quote, findings)
  print(`${name}: ${findings.length} findings, false or useless ${percent(wrong.length, findings.length)}`)
  expect(wrong.map(({ sentence }) => sentence)).toEqual([])
  expect(findings.length).toBeGreaterThan(0)
  expect(findings.length).toBeLessThanOrEqual(6)
})

/** By the rule; those that repeat what the rules of products warn of, by what each rests on. */
const ruleOf = ({ ruleId, basis }: OrderFinding): string =>
  ruleId === 'BK-11' ? `${ruleId} ${basis}` : ruleId

const share = (part: readonly unknown[], whole: readonly unknown[]): number =>
  part.length / Math.max(1, whole.length)

const numbersWhere = ({ rows }: PlannedQuote, isSo: (row: PlannedQuote['rows'][number]) => boolean) =>
  rows.flatMap((row, index) => (isSo(row) ? [index + 1] : []))

/** What nobody has stated is asked about, each row of it. */
const unaskedIn = (quote: PlannedQuote, findings: readonly OrderFinding[]): readonly number[] =>
  (
    [
      [isHandUnsaid, /^Slagretning:/],
      [isSizeUnsaid, /^Mål:/],
      [isPlaceUnsaid, /^Referanse mangler/],
    ] as const
  ).flatMap(([isUnsaid, asks]) => {
    const asked = findings.filter(({ sentence }) => asks.test(sentence)).flatMap(({ rows }) => rows)
    return numbersWhere(quote, isUnsaid).filter((rowNumber) => !asked.includes(rowNumber))
  })

const heard = (quote: PlannedQuote) => {
  const findings = checkPlanned(quote)
  expect(unaskedIn(quote, findings)).toEqual([])
  return { said: findings, wrong: falseIn(quote, findings) }
}

/** Figures of all rules and of each; `most` is the rule that says most, which must not hide the others. */
const figuresOf = (all: readonly ReturnType<typeof heard>[]) => {
  const [said, wrong] = [all.flatMap((each) => each.said), all.flatMap((each) => each.wrong)]
  const rules = [...Map.groupBy(said, ruleOf)].toSorted(([, one], [, other]) => other.length - one.length)
  const [most] = rules[0] ?? []
  const isOther = (finding: OrderFinding) => ruleOf(finding) !== most
  const ofRules = rules.map(([rule, found]) => {
    const falsely = wrong.filter((finding) => ruleOf(finding) === rule)
    return `  ${rule}: ${percent(falsely.length, found.length)}`
  })
  return { said, wrong, most, others: { said: said.filter(isOther), wrong: wrong.filter(isOther) }, ofRules }
}

test(
  `of ${QUOTES} sensible quotes at most 5 in 100 things said are false or useless, also without the rule that says most`,
  SLOW,
  () => {
    const seeds = Array.from({ length: SEEDS }, (_, index) => SEED + 1000 * index)
    const all = seeds.flatMap((seed) => {
      const ofSeed = sensibleQuotes(seed, QUOTES).map(heard)
      const { said, wrong } = figuresOf(ofSeed)
      print(`seed ${seed}: ${QUOTES} quotes, false or useless ${percent(wrong.length, said.length)}`)
      return ofSeed
    })
    const { said, wrong, most, others, ofRules } = figuresOf(all)
    print(`all: ${percent(wrong.length, said.length)}`)
    print(`without ${most}: ${percent(others.wrong.length, others.said.length)}`)
    for (const line of ofRules) print(line)
    for (const { ruleId, sentence } of wrong) print(`    ${ruleId} ${sentence}`)
    expect(share(wrong, said)).toBeLessThanOrEqual(FALSE_MAX)
    expect(share(others.wrong, others.said)).toBeLessThanOrEqual(FALSE_MAX)
    expect(said.length).toBeGreaterThan((SEEDS * QUOTES) / 2)
  },
)

/** As made, and then given one glass for all windows that take it. */
const checkPlanted = ({ quote, everyGlass }: Planted): readonly OrderFinding[] => {
  const made = makePlanned(quote)
  if (everyGlass === undefined) return checkMade(made)
  const rows = made.manifest.rows
    .filter(({ modelId }) => modelId === 1001)
    .map(({ rowNumber, revisionId: basedOn }) => ({ rowNumber, basedOn, patch: { glassCode: everyGlass } }))
  return checkMade(take(made, { kind: 'change-products', rows }))
}

const others = sensibleQuotes(SEED + 1, 4 * QUOTES * SEEDS)

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
