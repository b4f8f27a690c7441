import { describe, expect, test } from 'vitest'
import type { ExtraId } from '#domain/catalogue/data/extras'
import type { Patch } from '#domain/product/product'
import { oreOf } from '#domain/units'
import { agentContext, makeCommandContext, makeManifest, makeProduct, viewers } from '#tests/factories/quotes'
import { applyCommand } from '../apply-command.ts'
import { articlesOf } from '../money/visible-money.ts'
import type { Manifest, QuoteCommand, RowRevision } from '../quote.ts'
import { approximatePrice, visibleExtras } from './visible-extras.ts'

type Row = readonly [modelId: number, patch?: Patch, numberOf?: number]

/** A quote with these rows; commands are applied and their revisions kept, as the table would. */
const quoteOf = (rows: readonly Row[], manifest: Manifest = makeManifest()) => {
  const revisions = new Map<string, RowRevision>()
  let made = 0
  let current = manifest
  const attempt = (command: QuoteCommand) => {
    made += 1
    const outcome = applyCommand(
      current,
      revisions,
      command,
      makeCommandContext({ revisionId: `rev_${made}` }),
    )
    if (!outcome.ok) return outcome
    current = outcome.value.manifest
    for (const revision of outcome.value.newRevisions) revisions.set(revision.revisionId, revision)
    return outcome
  }
  const add = ([modelId, patch, numberOf = 1]: Row) =>
    attempt({ kind: 'add-row', rowId: `row_${made}`, product: makeProduct(modelId, patch), numberOf })
  for (const row of rows) add(row)
  return {
    attempt,
    add,
    tick: (extraId: ExtraId, selected = true) => attempt({ kind: 'set-extra', extraId, selected }),
    choices: (rowNumber: number) => {
      const row = current.rows.find((each) => each.rowNumber === rowNumber)
      const revision = revisions.get(row?.revisionId ?? '')
      if (revision === undefined) throw new Error(`no row ${rowNumber}`)
      return revision.product.choices
    },
    edit: (rowNumber: number, patch: Patch) => {
      const row = current.rows.find((each) => each.rowNumber === rowNumber)
      return attempt({ kind: 'change-product', rowNumber, basedOn: row?.revisionId ?? '', patch })
    },
    get manifest() {
      return current
    },
    gross: () => current.rows.map(({ gross }) => gross / 100),
    extras: (viewer: keyof typeof viewers = 'store') => visibleExtras(viewers[viewer], current, revisions),
    price: (id: ExtraId, viewer: keyof typeof viewers = 'store') =>
      visibleExtras(viewers[viewer], current, revisions).find((extra) => extra.id === id)?.price,
  }
}

const fixed: Row = [1001, { width: 1990, height: 1190 }, 2]
const topSwing: Row = [1002, undefined, 4]
const door: Row = [3104]

describe('Q-201: a quick choice', () => {
  test('X01 clads every window and leaves the doors alone, at what cladding costs', () => {
    const quote = quoteOf([fixed, topSwing, door])
    // Cladding follows the wood colour outside, which costs 450 + 25 a metre on aluminium.
    // F: 4 495.23 + 2.1201 × 1190 = 7 018.15; with 165 × 6.36 + 450 + 25 × 6.36 it is 8 676.55.
    // T: 5 817.64 + 1 204.32 = 7 021.96; with 165 × 4.76 + 120 × 4.456 + 450 + 25 × 4.76 it is 8 911.08.
    const [before, after] = [quote.gross(), oreOf(2 * (8677 - 7018) + 4 * (8911 - 7022))]
    expect(quote.price('X01')).toBe(after)
    const outcome = quote.tick('X01')
    expect(outcome.ok && outcome.value.message).toBe(
      'Hurtigvalg Aluminiumskledning på alle vinduer er lagt til på 2 rader.',
    )
    expect([1, 2, 3].map((row) => quote.choices(row).aluminium.selected)).toEqual([true, true, false])
    expect(quote.gross().map((gross, index) => gross - (before[index] ?? 0))).toEqual([1659, 1889, 0])
    // It goes on telling what it costs.
    expect(quote.extras()[0]).toMatchObject({ id: 'X01', selected: true, price: after })
  })

  test('taken away puts back what each row had before', () => {
    const quote = quoteOf([fixed, [1002, { glassCode: '305' }], topSwing])
    const before = quote.gross()
    quote.tick('X02')
    expect([1, 2, 3].map((row) => quote.choices(row).glassCode)).toEqual(['311', '311', '311'])
    const outcome = quote.tick('X02', false)
    expect(outcome.ok && outcome.value.message).toContain('er fjernet fra 3 rader.')
    expect([1, 2, 3].map((row) => quote.choices(row).glassCode)).toEqual(['304', '305', '304'])
    expect(quote.gross()).toEqual(before)
    expect(quote.manifest.extras).toEqual([])
  })

  test('leaves what a row has by its own choice, also when it is taken away', () => {
    const quote = quoteOf([fixed, [1002, { aluminium: { selected: true, color: 'RAL 7016' } }]])
    quote.tick('X01')
    quote.tick('X01', false)
    expect([1, 2].map((row) => quote.choices(row).aluminium.selected)).toEqual([false, true])
  })

  test('that a person has chosen away again in one row is that row’s own business', () => {
    const quote = quoteOf([fixed, topSwing])
    quote.tick('X02')
    quote.edit(2, { glassCode: '316' })
    quote.tick('X02', false)
    expect([1, 2].map((row) => quote.choices(row).glassCode)).toEqual(['304', '316'])
  })

  test('two that write into the same list do not undo each other', () => {
    const quote = quoteOf([[1004, undefined, 1]])
    quote.tick('X04')
    quote.tick('X08')
    expect(quote.choices(1).misc).toEqual([101, 104])
    quote.tick('X04', false)
    expect(quote.choices(1).misc).toEqual([104])
  })

  test.each<[ExtraId, string, number, number]>([
    // 420 a vent, only where something opens
    ['X03', 'a vent', 4 * 420, 1],
    // 95 a pane
    ['X05', 'white warm edge', 2 * 95 + 4 * 95, 2],
    // 28 × 6.36 = 178.08 and 28 × 4.76 = 133.28
    ['X06', 'a groove', 2 * 178 + 4 * 133, 2],
    ['X07', 'a black handle', 4 * 120, 1],
    // 35 a sleeve: sides of 1990 take 3, of 1190 take 2
    ['X08', 'sleeves', 2 * 350 + 4 * 280, 2],
  ])('%s, %s, costs %i on the rows that can have it', (id, _, kroner, rows) => {
    const quote = quoteOf([fixed, topSwing, door])
    // Unit prices are rounded to whole kroner before and after.
    expect(Math.abs((quote.price(id) ?? 0) - oreOf(kroner))).toBeLessThanOrEqual(oreOf(6))
    const outcome = quote.tick(id)
    expect(outcome.ok && outcome.value.newRevisions).toHaveLength(rows)
  })

  test('X04 is for what opens: child safety at 290, part of top-swing already', () => {
    const quote = quoteOf([fixed, [1004, undefined, 3]])
    expect(quote.price('X04')).toBe(oreOf(870))
    quote.tick('X04')
    expect([1, 2].map((row) => quote.choices(row).misc)).toEqual([[], [101]])
  })

  test('Q-106: what a window has anyway is not offered for it, nor said to be put in', () => {
    const gliding = quoteOf([topSwing])
    expect(gliding.price('X04')).toBeUndefined()
    expect(gliding.tick('X04')).toMatchObject({ code: 'quote.extra-not-available' })
    const mixed = quoteOf([topSwing, [1004]])
    const outcome = mixed.tick('X04')
    expect(outcome.ok && outcome.value.message).toContain('er lagt til på 1 rad.')
    expect([1, 2].map((row) => mixed.choices(row).misc)).toEqual([[], [101]])
  })

  test('X09 and X10 are articles by the number of windows', () => {
    const quote = quoteOf([fixed, topSwing, door])
    // 6 windows: 2 packs at 245, 1 box at 389
    expect([quote.price('X09'), quote.price('X10')]).toEqual([oreOf(490), oreOf(389)])
    const revisionsMade = quote.tick('X09')
    expect(revisionsMade.ok && revisionsMade.value.newRevisions).toEqual([])
    quote.tick('X10')
    expect(articlesOf(quote.manifest).map(({ article, numberOf }) => [article, numberOf])).toEqual([
      ['9901', 1],
      ['9907', 2],
      ['9908', 1],
      ['9910', 1],
    ])
    quote.tick('X09', false)
    expect(articlesOf(quote.manifest).map(({ article }) => article)).not.toContain('9907')
  })

  test('Q-107: is not for entrance doors: they alone list none, and none can be ticked', () => {
    const quote = quoteOf([door])
    expect(quote.extras()).toEqual([])
    for (const id of ['X01', 'X09'] as const)
      expect(quote.tick(id)).toMatchObject({ code: 'quote.extra-not-available' })
  })

  test('is put into rows that are made later, too', () => {
    const quote = quoteOf([fixed])
    quote.tick('X01')
    quote.add(topSwing)
    quote.add(door)
    expect([2, 3].map((row) => quote.choices(row).aluminium.selected)).toEqual([true, false])
    quote.tick('X01', false)
    expect(quote.choices(2).aluminium.selected).toBe(false)
  })

  test('ticked twice is ticked once', () => {
    const quote = quoteOf([fixed])
    quote.tick('X01')
    const { version } = quote.manifest
    quote.tick('X01')
    expect(quote.manifest.version).toBe(version)
  })
})

describe('what a quick choice shows', () => {
  test('in margin mode is the viewer’s own price, never the list price', () => {
    const project = makeManifest({}, agentContext({ storeMargin: 12, defaultMargin: 15 }))
    expect(project.terms.projectCalculation).toBe(true)
    const quote = quoteOf([[1002]], project)
    // 8 911 − 7 022
    const list = oreOf(1889)
    const { projectWindows } = project.terms.store
    const cost = (list * (100 - projectWindows)) / 100
    // Cost less what each margin leaves, within the rounding of two unit prices.
    expect(Math.abs((quote.price('X01', 'store') ?? 0) - cost / 0.88)).toBeLessThanOrEqual(2)
    expect(Math.abs((quote.price('X01', 'agent') ?? 0) - cost / 0.88 / 0.85)).toBeLessThanOrEqual(2)
  })

  test('is nothing to a chain user, who sees no prices', () => {
    expect(
      quoteOf([fixed])
        .extras('chain')
        .map(({ price }) => price),
    ).toEqual(
      quoteOf([fixed])
        .extras()
        .map(() => null),
    )
  })

  test('Q-285: is reduced by the average discount on windows', () => {
    expect(approximatePrice({ id: 'X01', price: oreOf(1000) }, 12.5)).toBe(oreOf(875))
    expect(approximatePrice({ id: 'X01', price: oreOf(1000) }, null)).toBe(oreOf(1000))
  })

  test.each(['X09', 'X10'] as const)(
    '%s is an article, which has no discount: what it shows is what it adds',
    (id) => {
      const quote = quoteOf([[1001, undefined, 9]])
      const sum = () => articlesOf(quote.manifest).reduce((total, { price }) => total + price, 0)
      const before = sum()
      const shown = approximatePrice({ id, price: quote.price(id) ?? 0 }, 32.6)
      quote.tick(id)
      expect(sum() - before).toBe(shown)
      expect(shown).toBeGreaterThan(0)
    },
  )
})
