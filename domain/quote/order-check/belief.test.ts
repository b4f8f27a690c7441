// What Bestillingskontroll says may be believed: measured on a house, a block of flats and 200 quotes drawn at random.
import { expect, test } from 'vitest'
import { readSchedule } from '#domain/schedule/read-schedule'
import { buildingPlan, buildingRows } from '#tests/factories/building-lines'
import { houseLines } from '#tests/factories/house-lines'
import { programmedHouse } from '#tests/factories/house-rows'
import { isHandUnsaid, isTrue } from '#tests/factories/order-check-oracle'
import { mistakes } from '#tests/factories/planted-errors'
import { findPlace, makeCommandContext, makeManifest, makeProduct } from '#tests/factories/quotes'
import { SEED } from '#tests/factories/seed'
import { type PlannedRow, sensibleQuotes } from '#tests/factories/sensible-quotes'
import { applyCommand } from '../apply-command.ts'
import type { NewRow } from '../rows/change-rows.ts'
import { checkOrder, type OrderFinding } from './check-order.ts'

const QUOTES = 200
/** Quotes with each mistake, or as many as have room for it. */
const PLANTED = 40
const FALSE_MAX = 0.05
const FOUND_MIN = 0.95

/** Four thousand rows are made and priced, and each quote is looked through as before an order. */
const SLOW = { timeout: 240_000 }

const context = makeCommandContext()

const check = (rows: readonly Omit<NewRow, 'rowId'>[]): readonly OrderFinding[] => {
  const planned = rows.map((row, index) => ({ rowId: `row_${index}`, ...row }))
  const added = applyCommand(makeManifest(), new Map(), { kind: 'add-rows', rows: planned }, context)
  if (!added.ok) throw new Error(added.code)
  const { manifest, newRevisions, refusals } = added.value
  if (refusals !== undefined && refusals.size > 0) throw new Error('a sensible row was refused')
  const revisions = new Map(newRevisions.map((each) => [each.revisionId, each]))
  return checkOrder(manifest, revisions, { colorBook: context.colorBook, findPlace })
}

const asRows = (plan: readonly PlannedRow[]) =>
  plan.map(({ modelId, patch, numberOf }) => ({ product: makeProduct(modelId, patch), numberOf }))

/** The figures themselves are what the test is for. */
const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const percent = (part: number, whole: number): string =>
  `${part} of ${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`

const falseIn = (plan: readonly PlannedRow[], findings: readonly OrderFinding[]): readonly string[] =>
  findings.filter((finding) => !isTrue(plan, finding)).map(({ ruleId, sentence }) => `${ruleId} ${sentence}`)

const ofHouse = readSchedule(houseLines, { book: context.colorBook, series: 'basic' }).flatMap(({ rows }) =>
  rows.flatMap(({ order, doubts }) => {
    if (order === null || doubts.length > 0) throw new Error('a line of the house is in doubt')
    return [order]
  }),
)

test.each([
  ['the house as a clerk types it', ofHouse, asRows(ofHouse)],
  ['the house as a program makes it', ofHouse, programmedHouse()],
  ['the block of 61 rows', buildingPlan, buildingRows()],
] as const)('nothing false is said of %s, and little is said at all', (name, plan, rows) => {
  const findings = check(rows)
  print(
    `${name}: ${findings.length} findings, false or useless ${percent(falseIn(plan, findings).length, findings.length)}`,
  )
  expect(falseIn(plan, findings)).toEqual([])
  expect(findings.length).toBeGreaterThan(0)
  expect(findings.length).toBeLessThanOrEqual(6)
})

const quotes = sensibleQuotes(SEED, QUOTES)
const others = sensibleQuotes(SEED + 1, 3 * QUOTES)

test(
  `of ${QUOTES} sensible quotes at most 5 % of what is said is false, and at most 5 % of them hear anything false (seed ${SEED})`,
  SLOW,
  () => {
    const checked = quotes.map((plan) => {
      const findings = check(asRows(plan))
      const asked = findings.filter(({ sentence }) => /^Slagretning:|i samme mål er/.test(sentence))
      const unsaid = plan.flatMap((row, index) => (isHandUnsaid(row) ? [index + 1] : []))
      expect(unsaid.filter((number) => !asked.some(({ rows }) => rows.includes(number)))).toEqual([])
      return { findings, wrong: falseIn(plan, findings) }
    })
    const said = checked.flatMap(({ findings }) => findings)
    const wrong = checked.flatMap((each) => each.wrong)
    const heard = checked.filter((each) => each.wrong.length > 0).length
    print(`${QUOTES} quotes, ${quotes.flat().length} rows: ${said.length} findings`)
    print(
      `false or useless: ${percent(wrong.length, said.length)}, in ${percent(heard, QUOTES)} of the quotes`,
    )
    print(
      Object.entries(Object.groupBy(said, ({ ruleId }) => ruleId))
        .map(([id, all]) => `${id}: ${all?.length}`)
        .join(', '),
    )
    for (const sentence of wrong) print(`  ${sentence}`)
    expect(wrong.length).toBeLessThanOrEqual(FALSE_MAX * said.length)
    expect(heard).toBeLessThanOrEqual(FALSE_MAX * QUOTES)
  },
)

test.each(Object.keys(mistakes))('of quotes with %s at least 95 in 100 are noticed', SLOW, (name) => {
  const planted = others.flatMap((plan) => mistakes[name]?.(plan) ?? []).slice(0, PLANTED)
  const missed = planted.filter(({ plan, rowNumber, noticed }) => {
    const findings = check(asRows(plan))
    return !findings.some(({ rows, sentence }) => rows.includes(rowNumber) && noticed.test(sentence))
  })
  print(`${name}: found ${percent(planted.length - missed.length, planted.length)}`)
  for (const { plan, rowNumber } of missed.slice(0, 3))
    print(`  missed row ${rowNumber}: ${JSON.stringify(plan[rowNumber - 1])}`)
  expect(planted.length).toBeGreaterThan(10)
  expect(planted.length - missed.length).toBeGreaterThanOrEqual(FOUND_MIN * planted.length)
})
