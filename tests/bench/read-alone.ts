/** The lines of a schedule read and priced in a Node of its own, and nothing else: what its thread works for it, in ms. */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { priceList2026 } from '#domain/pricing/lists/2026-1'
import { grossOf } from '#domain/pricing/price-product'
import { readSchedule } from '#domain/schedule/read-schedule'
import { vocabularyOf } from '#domain/schedule/vocabulary'

const lines: readonly string[] = JSON.parse(process.argv[2] ?? '[]')

// A page has learned the words before somebody writes.
vocabularyOf(colorLists)
const before = process.threadCpuUsage()
const priced = readSchedule(lines, { colorLists, series: 'basic' })
  .flatMap(({ rows }) => rows)
  .map(({ configuration }) => configuration && grossOf(configuration, priceList2026))
const { user, system } = process.threadCpuUsage(before)
if (priced.length !== lines.length || priced.some((price) => !price?.ok))
  throw new Error('a line has no price')
console.log((user + system) / 1000)
