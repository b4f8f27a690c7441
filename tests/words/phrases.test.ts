// Phrases as dealers, builders and homeowners write them, and what each place where words are typed makes of them.
import { afterAll, expect, test } from 'vitest'
import { print } from '../factories/print.ts'
import phrases from './phrases.fixture.json' with { type: 'json' }
import {
  type BulkPhrase,
  type ColorPhrase,
  type EditPhrase,
  type EntryPhrase,
  type Outcome,
  type ProductPhrase,
  type QuotePhrase,
  readBulk,
  readColor,
  readCommand,
  readEntry,
  readProduct,
  readQuotePhrase,
} from './readings.ts'

/** Percent of all phrases. */
const UNDERSTOOD_AT_LEAST = 97

const outcomes: Record<string, readonly (readonly [say: string, outcome: Outcome, heard: unknown])[]> = {
  'quick entry': (phrases.entry as readonly EntryPhrase[]).map((phrase) => [
    phrase.say,
    ...readEntry(phrase),
  ]),
  'the command line': (phrases.edit as readonly EditPhrase[]).map((phrase) => [
    phrase.say,
    ...readCommand(phrase),
  ]),
  'product search': (phrases.product as readonly ProductPhrase[]).map((phrase) => [
    phrase.say,
    ...readProduct(phrase),
  ]),
  'the quote search': (phrases.quote as readonly QuotePhrase[]).map((phrase) => [
    phrase.say,
    ...readQuotePhrase(phrase),
  ]),
  'colour search': (phrases.color as readonly ColorPhrase[]).map((phrase) => [
    phrase.say,
    ...readColor(phrase),
  ]),
  'changing rows together': (phrases.bulk as readonly BulkPhrase[]).map((phrase) => [
    phrase.say,
    ...readBulk(phrase),
  ]),
}

const shareOf = (all: readonly (readonly [string, Outcome, unknown])[]): number =>
  (100 * all.filter(([, outcome]) => outcome === 'understood').length) / all.length

test.each(Object.keys(outcomes))(
  '%s understands what people write, and takes nothing for something else',
  (place) => {
    const all = outcomes[place] ?? []
    expect(all.filter(([, outcome]) => outcome === 'misunderstood')).toEqual([])
    expect(
      shareOf(all),
      JSON.stringify(all.filter(([, outcome]) => outcome !== 'understood')),
    ).toBeGreaterThanOrEqual(UNDERSTOOD_AT_LEAST)
  },
)

/** The figure itself, for whoever runs this. */
afterAll(() => {
  for (const [place, all] of Object.entries(outcomes))
    print(`${place}: ${shareOf(all).toFixed(1)} % of ${all.length} phrases understood`)
})

test('no phrase stands twice in one place', () => {
  for (const list of Object.values(phrases)) {
    const said = list.map((phrase) =>
      JSON.stringify([
        'list' in phrase && phrase.list,
        'on' in phrase && phrase.on,
        'in' in phrase && phrase.in,
        phrase.say,
      ]),
    )
    expect(said.filter((each, index) => said.indexOf(each) < index)).toEqual([])
  }
})
