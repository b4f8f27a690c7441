// What Bestillingskontroll says may be believed: measured on a house, a block of flats and 200 quotes drawn at random.
// `SEED=7 npx vitest run belief` draws others, `DEEP=1` five times as many.
import { expect, test } from 'vitest'
import { readSchedule } from '#domain/schedule/read-schedule'
import { buildingPlan, buildingRows } from '#tests/factories/building-lines'
import { checkPlanned, checkRows } from '#tests/factories/check-planned'
import { houseLines } from '#tests/factories/house-lines'
import { programmedHouse } from '#tests/factories/house-rows'
import { isHandUnsaid, isPlaceUnsaid, isSizeUnsaid, isTrue } from '#tests/factories/order-check-oracle'
import { asPlanned, asRows, atStock, type PlannedQuote } from '#tests/factories/planned-quote'
import { percent, print } from '#tests/factories/print'
import { makeCommandContext } from '#tests/factories/quotes'
import { casesOf, SEED } from '#tests/factories/seed'
import { sensibleQuotes } from '#tests/factories/sensible-quotes'
import type { OrderFinding } from './check-order.ts'

const SEEDS = casesOf({ deep: 5, daily: 1 })
const QUOTES = 200
const FALSE_MAX = 0.05
/** A rule that has said at least so much must be of use more often than not. */
const RULE_SAID_MIN = 4
const RULE_FALSE_MAX = 0.5

/** Four thousand rows are made and priced, and each quote is looked through as before an order. */
const SLOW = { timeout: 240_000 * SEEDS }

const falseIn = (quote: PlannedQuote, findings: readonly OrderFinding[]): readonly OrderFinding[] =>
  findings.filter((finding) => !isTrue(quote, finding, findings))

const { colorLists } = makeCommandContext()
const ofHouse = readSchedule(houseLines, { colorLists, series: 'basic' }).flatMap(({ rows }) =>
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
  const ofRules = rules.map(([rule, found]) => ({
    rule,
    said: found,
    wrong: wrong.filter((finding) => ruleOf(finding) === rule),
  }))
  return { said, wrong, most, others: { said: said.filter(isOther), wrong: wrong.filter(isOther) }, ofRules }
}

test(
  `of ${QUOTES} sensible quotes at most 5 in 100 things said are false or useless, also without the rule that says most, and no rule is so in most of what it says`,
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
    for (const each of ofRules) print(`  ${each.rule}: ${percent(each.wrong.length, each.said.length)}`)
    for (const { ruleId, sentence } of wrong) print(`    ${ruleId} ${sentence}`)
    expect(share(wrong, said)).toBeLessThanOrEqual(FALSE_MAX)
    expect(share(others.wrong, others.said)).toBeLessThanOrEqual(FALSE_MAX)
    expect(said.length).toBeGreaterThan((SEEDS * QUOTES) / 2)
    const useless = ofRules.filter(
      (each) => each.said.length >= RULE_SAID_MIN && share(each.wrong, each.said) > RULE_FALSE_MAX,
    )
    expect(useless.map(({ rule }) => rule)).toEqual([])
  },
)
