// Bestillingskontroll, rule by rule: a quote that makes it fire beside one that does not.
import { describe, expect, test } from 'vitest'
import type { Patch } from '#domain/product/product'
import { findPlace, makeCommandContext, makeManifest, makeProduct } from '#tests/factories/quotes'
import { applyCommand } from '../apply-command.ts'
import type { Manifest, QuoteCommand, RowRevision } from '../quote.ts'
import { checkOrder, isOpen, orderRules } from './check-order.ts'

interface Quote {
  readonly manifest: Manifest
  readonly revisions: ReadonlyMap<string, RowRevision>
}

/** A finished window: of its own size, with a reference, laminated, and without anything that warns. */
const FINISHED: Patch = { width: 990, height: 1190, reference: 'Kontor' }

let made = 0
const given = (quote: Quote, ...commands: readonly QuoteCommand[]): Quote =>
  commands.reduce<Quote>(({ manifest, revisions }, command) => {
    made += 1
    const context = makeCommandContext({ revisionId: `rev_${made}`, baseHeader: manifest.header })
    const outcome = applyCommand(manifest, revisions, command, context)
    if (!outcome.ok) throw new Error(`${command.kind}: ${outcome.code}`)
    const fresh = outcome.value.newRevisions.map((each) => [each.revisionId, each] as const)
    return { manifest: outcome.value.manifest, revisions: new Map([...revisions, ...fresh]) }
  }, quote)

const add = (modelId: number, patch: Patch = FINISHED, numberOf = 1): QuoteCommand => ({
  kind: 'add-row',
  rowId: `row_${modelId}_${JSON.stringify(patch)}_${made++}`,
  product: makeProduct(modelId, patch),
  numberOf,
})
const times = (count: number, make: () => QuoteCommand) => Array.from({ length: count }, make)
const empty: Quote = { manifest: makeManifest(), revisions: new Map() }
const quoteOf = (...commands: readonly QuoteCommand[]): Quote => given(empty, ...commands)
const edit = ({ manifest }: Quote, rowNumber: number, patch: Patch): QuoteCommand => ({
  kind: 'change-product',
  rowNumber,
  basedOn: manifest.rows.find((row) => row.rowNumber === rowNumber)?.revisionId ?? '',
  patch,
})
const delivered = (to: Partial<Manifest['header']>, quote: Quote): Quote => {
  const header = { ...quote.manifest.header, ...to }
  return { ...quote, manifest: { ...quote.manifest, header } }
}
const address = (postalCode: string) => ({
  deliveryCode: 'PRIVATE',
  deliveryAddress: {
    address1: 'Ingrid Tveit',
    address2: 'Solbakken 14',
    postalCode,
    postalAddress: '',
    complete: true,
    code: 'PRIVATE',
  },
})

const { colorBook } = makeCommandContext()
const check = ({ manifest, revisions }: Quote) => checkOrder(manifest, revisions, { colorBook, findPlace })
const found = (quote: Quote, ruleId: string) => check(quote).filter((finding) => finding.ruleId === ruleId)
const rowsOf = (quote: Quote, ruleId: string) => found(quote, ruleId).map(({ rows }) => rows)
/** The quote after the one click that mends the finding. */
const mended = (quote: Quote, ruleId: string): Quote => {
  const [finding] = found(quote, ruleId)
  return given(quote, ...(finding?.fix ? [finding.fix.command] : []))
}

test('a finished quote has nothing to look at', () => {
  expect(check(quoteOf(...times(4, () => add(1001)))).map(({ sentence }) => sentence)).toEqual([])
})

test('every rule has an id of its own, and errors come first', () => {
  expect(new Set(orderRules.map(({ id }) => id)).size).toBe(orderRules.length)
  const severities = orderRules.map(({ severity }) => severity)
  expect(severities.lastIndexOf('ERROR')).toBeLessThan(severities.indexOf('WARN'))
})

test('Q-236: a row without a count stops the order, and one click takes it away', () => {
  const quote = quoteOf(add(1002), add(1002, FINISHED, 0))
  expect(found(quote, 'BK-1')).toMatchObject([{ severity: 'ERROR', rows: [2], fix: { name: 'delete' } }])
  expect(found(mended(quote, 'BK-1'), 'BK-1')).toEqual([])
})

describe('a product that no rule of today would let through', () => {
  /** The only row as it was stored before the rule came. */
  const storedWith = (patch: Patch): Quote => {
    const quote = quoteOf(add(1001, { ...FINISHED, glassCode: '322' }))
    const [revision] = quote.revisions.values()
    if (revision === undefined) throw new Error('no revision')
    const { product } = revision
    const stored = { ...revision, product: { ...product, choices: { ...product.choices, ...patch } } }
    return { ...quote, revisions: new Map([[revision.revisionId, stored]]) }
  }
  const frosted = { panelProperties: [{ panel: 'c1r1', id: 6 }] }

  test('stops the order, with the row and the sentence of the rule', () => {
    expect(found(storedWith(frosted), 'BK-2')).toMatchObject([
      {
        severity: 'ERROR',
        rows: [1],
        sentence: 'Rad 1 oppfyller ikke gjeldende regler: Kan ikke kombineres med valgt glass.',
        fix: null,
      },
    ])
  })

  test('stops the order also where it cannot even be laid out any more, and the other rows are looked at', () => {
    const quote = given(storedWith({ width: 9000 }), add(1002, { ...FINISHED, reference: '' }))
    expect([rowsOf(quote, 'BK-2'), rowsOf(quote, 'BK-9')]).toEqual([[[1]], [[2]]])
    expect(found(quote, 'BK-2')[0]?.sentence).toMatch(/^Rad 1 oppfyller ikke gjeldende regler: .*mm/)
  })

  test('what the rules only warn of does not', () => {
    expect(found(storedWith({}), 'BK-2')).toEqual([])
    expect(found(storedWith({ ...frosted, glassCode: '321' }), 'BK-2')).toEqual([])
    const warned = quoteOf(add(1001, { width: 990, height: 1790, reference: 'Stue' }))
    expect([found(warned, 'BK-11').length, found(warned, 'BK-2').length]).toEqual([1, 0])
  })
})

describe('width and height are probably the wrong way round', () => {
  const wide = { ...FINISHED, width: 1190, height: 590 }
  const tall = { ...FINISHED, width: 590, height: 1190 }

  test('on the one row that lies where its siblings stand', () => {
    const quote = quoteOf(add(1002, wide), add(1002, wide), add(1002, tall))
    expect(found(quote, 'BK-3')).toMatchObject([
      { rows: [3], sentence: 'Rad 3 er 590 × 1190 mm. Kontroller at bredde og høyde ikke er byttet om.' },
    ])
    const after = mended(quote, 'BK-3')
    expect(after.manifest.rows[2]).toMatchObject({ width: 1190, height: 590 })
    expect(found(after, 'BK-3')).toEqual([])
  })

  test('but not where both ways are used, or where there is no other row', () => {
    expect(
      rowsOf(quoteOf(add(1002, wide), add(1002, wide), add(1002, tall), add(1002, tall)), 'BK-3'),
    ).toEqual([])
    expect(rowsOf(quoteOf(add(1002, tall)), 'BK-3')).toEqual([])
  })

  test('on a model that stands upright, even where it is alone', () => {
    const upright = { ...FINISHED, width: 590, height: 990 }
    const lying = { ...FINISHED, width: 990, height: 590 }
    expect(rowsOf(quoteOf(add(1003, lying)), 'BK-3')).toEqual([[1]])
    expect(rowsOf(quoteOf(add(1003, upright)), 'BK-3')).toEqual([])
  })

  test('but never on a post that lies over two windows: it is a bar, cut to its length', () => {
    expect(rowsOf(quoteOf(add(9001, { width: 1190, height: 20, reference: 'Over V1' })), 'BK-3')).toEqual([])
  })
})

describe('what nobody has stated is asked about once for the quote', () => {
  const { width, height } = makeProduct(1002).choices

  test('of sizes: one that was typed is not asked about, also where it is as the model comes', () => {
    const quote = quoteOf(
      add(1002, { reference: 'Stue' }),
      add(1002, { reference: 'Gang', width, height }),
      add(1002, { reference: 'Bad' }),
    )
    expect(found(quote, 'BK-4')).toMatchObject([
      { rows: [1, 3], sentence: expect.stringMatching(/^Mål: rad 1 og 3 1190 × 1190 mm – stemmer det\?/) },
    ])
  })

  test('of hands: those of all rows in one question', () => {
    const quote = quoteOf(
      add(1003, { ...FINISHED, height: 1390 }),
      add(3104, { reference: 'Inngang' }),
      add(1003, { ...FINISHED, height: 1390, function: 'SSV' }),
      add(1003, { ...FINISHED, height: 1390 }),
    )
    expect(found(quote, 'BK-10')).toMatchObject([
      {
        rows: [1, 2, 4],
        isPictured: true,
        sentence: 'Slagretning: rad 1 og 4 venstre, rad 2 venstre ut – stemmer det? Ingen har valgt den.',
      },
    ])
  })

  test('a door that somebody has chosen to hang as it comes is not asked about', () => {
    const left = quoteOf(add(3104, { reference: 'Inngang' }))
    const [row] = left.manifest.rows
    const comesAs = left.revisions.get(row?.revisionId ?? '')?.product.choices.function ?? ''
    expect(rowsOf(given(left, edit(left, 1, { function: comesAs })), 'BK-10')).toEqual([])
    expect(rowsOf(given(left, edit(left, 1, { function: 'HU' })), 'BK-10')).toEqual([])
  })

  test('what hangs on neither side, or comes in one hand only, has no hand to ask about', () => {
    expect(rowsOf(quoteOf(add(1001), add(1002), add(1006, { reference: 'Stue' })), 'BK-10')).toEqual([])
  })
})

test('a count that is the size of a window is asked about', () => {
  const quote = quoteOf(add(1002, FINISHED, 1490), add(1002, FINISHED, 48))
  expect(found(quote, 'BK-21')).toMatchObject([
    { rows: [1], sentence: 'Rad 1 har antall 1490. Det ligner et mål – stemmer det?' },
  ])
})

describe('a row that was forgotten among rows of which something was stated', () => {
  const dark = { ...FINISHED, aluminium: { selected: true, color: 'RAL 7016' } }
  const anthracite = { ...FINISHED, innerColor: 'NCS S 7500-N' }

  test('in the colour of the facade is named, and one click makes it like them', () => {
    const quote = quoteOf(...times(4, () => add(1002, dark)), add(1002))
    expect(found(quote, 'BK-5')).toMatchObject([
      {
        rows: [5],
        sentence: 'Rad 5 har utvendig farge Hvit (standard), som ingen har valgt. De andre har Antrasittgrå.',
      },
    ])
    expect(rowsOf(mended(quote, 'BK-5'), 'BK-5')).toEqual([])
  })

  test('in the colour of the rooms is named', () => {
    const quote = quoteOf(...times(4, () => add(1002, anthracite)), add(1002))
    expect(found(quote, 'BK-6')).toMatchObject([{ rows: [5], fix: { name: 'same-color' } }])
    expect(rowsOf(mended(quote, 'BK-6'), 'BK-6')).toEqual([])
  })

  test('in its glass is named', () => {
    const quote = quoteOf(...times(4, () => add(1002, { ...FINISHED, glassCode: '311' })), add(1002))
    expect(rowsOf(quote, 'BK-7')).toEqual([[5]])
    expect(rowsOf(mended(quote, 'BK-7'), 'BK-7')).toEqual([])
  })

  test('is not odd where it was chosen so, nor where nobody has chosen anything', () => {
    const white = { ...FINISHED, innerColor: 'NCS S 0502-Y', outerColor: 'NCS S 0502-Y' }
    const chosen = quoteOf(...times(4, () => add(1002, anthracite)), add(1002, white))
    const accent = quoteOf(...times(4, () => add(1002)), add(1002, dark))
    const odd = quoteOf(...times(4, () => add(1002)), add(1002, { ...FINISHED, glassCode: '311' }))
    for (const quote of [chosen, accent, odd])
      expect(['BK-5', 'BK-6', 'BK-7', 'BK-22'].flatMap((id) => rowsOf(quote, id))).toEqual([])
  })

  test('is not odd where there is no custom: two and two, or two of three', () => {
    const two = times(2, () => add(1002))
    expect(rowsOf(quoteOf(...two, ...times(2, () => add(1002, dark))), 'BK-5')).toEqual([])
    expect(rowsOf(quoteOf(...two, add(1002, dark)), 'BK-5')).toEqual([])
  })
})

describe('glass', () => {
  const safe = { ...FINISHED, glassCode: '311' }

  test('that was chosen weaker than that of the others is named with what it lacks', () => {
    const quote = quoteOf(...times(4, () => add(1002, safe)), add(1002, { ...FINISHED, glassCode: '201' }))
    expect(found(quote, 'BK-22')).toMatchObject([
      {
        rows: [5],
        sentence: expect.stringContaining(
          'som isolerer dårligere, ikke er sikkerhetsglass og demper mindre lyd',
        ),
      },
    ])
    expect(rowsOf(mended(quote, 'BK-22'), 'BK-22')).toEqual([])
  })

  test('that was chosen stronger is not', () => {
    const quote = quoteOf(...times(4, () => add(1002, { ...FINISHED, glassCode: '304' })), add(1002, safe))
    expect(rowsOf(quote, 'BK-22')).toEqual([])
  })

  test('that a rule has put in is no oddity: the pane needs it, whatever was chosen', () => {
    const large = { width: 1490, height: 1890, reference: 'Stue' }
    const quote = quoteOf(...times(4, () => add(1001, { ...FINISHED, glassCode: '304' })), add(1001, large))
    const [row] = quote.manifest.rows.slice(-1)
    expect(quote.revisions.get(row?.revisionId ?? '')?.facts.glass?.code).not.toBe('304')
    expect([...rowsOf(quote, 'BK-7'), ...rowsOf(quote, 'BK-22')]).toEqual([])
  })
})

describe('a row that hangs the other way', () => {
  const left = { ...FINISHED, height: 990, function: 'SSV' }
  const right = { ...left, function: 'SSH' }

  test('than the others of its model and size is named, and one click turns it', () => {
    const quote = quoteOf(...times(4, () => add(1003, left)), add(1003, right))
    expect(found(quote, 'BK-8')).toMatchObject([
      {
        rows: [5],
        sentence: 'Rad 5 er sidesving høyre. De 4 andre av Skjær Sidesving i samme mål er sidesving venstre.',
      },
    ])
    expect(rowsOf(mended(quote, 'BK-8'), 'BK-8')).toEqual([])
  })

  test('is asked about once, also where nobody has chosen its hand', () => {
    const { function: _, ...unsaid } = left
    const quote = quoteOf(...times(4, () => add(1003, right)), add(1003, unsaid))
    expect([rowsOf(quote, 'BK-8'), rowsOf(quote, 'BK-10')]).toEqual([[[5]], []])
  })

  test('is not compared with rows of other sizes, nor where both hands are used', () => {
    const others = quoteOf(...times(4, () => add(1003, left)), add(1003, { ...right, height: 1090 }))
    const both = quoteOf(...times(2, () => add(1003, left)), ...times(2, () => add(1003, right)))
    expect([...rowsOf(others, 'BK-8'), ...rowsOf(both, 'BK-8')]).toEqual([])
  })
})

test('rows without a reference are one finding; with one there is none', () => {
  const { reference: _, ...nameless } = FINISHED
  expect(found(quoteOf(add(1002, nameless), add(1002), add(1002, nameless)), 'BK-9')).toMatchObject([
    { rows: [1, 3], sentence: expect.stringContaining('Referanse mangler på rad 1 og 3.') },
  ])
  expect(found(quoteOf(add(1002)), 'BK-9')).toEqual([])
})

describe('TEK17', () => {
  test('low glass without safety glass is named with the rule of the product, and one click makes it safe', () => {
    const quote = quoteOf(add(1001, { width: 990, height: 1790, reference: 'Stue' }))
    const sentences = found(quote, 'BK-11').map(({ sentence }) => sentence)
    expect(sentences).toEqual([
      'Vinduet kan ha glass under 0,8 m. Kontroller krav til personsikkerhetsrute (NS 3510). Gjelder rad 1.',
    ])
    expect(found(mended(quote, 'BK-11'), 'BK-11')).toEqual([])
  })

  test('a bedroom needs one window to climb through: 500 wide, 600 high, 1 500 together', () => {
    const small = { width: 590, height: 590, reference: 'Soverom 1' }
    const large = { width: 890, height: 1190, reference: 'V2 Soverom 1', function: 'SHV' }
    expect(found(quoteOf(add(1002, small)), 'BK-12')).toMatchObject([
      { rows: [1], basis: 'TEK17 § 11-13', sentence: expect.stringContaining('fri åpning er 478 × 278 mm') },
    ])
    expect(rowsOf(quoteOf(add(1002, { ...small, reference: 'Bad' })), 'BK-12')).toEqual([])
    expect(rowsOf(quoteOf(add(1002, { ...small, reference: 'Bad soverom 1' })), 'BK-12')).toEqual([])
    expect(
      rowsOf(quoteOf(add(1002, { ...small, reference: 'V1 Soverom 1' }), add(1005, large)), 'BK-12'),
    ).toEqual([])
  })

  test('what is said of a window that is no way out is true of it', () => {
    const said = (modelId: number, patch: Patch) =>
      found(quoteOf(add(modelId, { reference: 'Barnerom', ...patch })), 'BK-12').map(
        ({ sentence }) => sentence,
      )
    const size = { width: 790, height: 1290 }
    expect(said(1001, size)).toEqual([expect.stringContaining('fastkarm kan ikke åpnes')])
    for (const hand of ['SSV', 'SSH']) {
      const [sentence] = said(1003, { ...size, function: hand })
      expect(sentence).toContain('rad 1 («Barnerom») – sidesving teller ikke som rømningsvei')
      expect(sentence).not.toContain('kan ikke åpnes')
    }
  })

  test('a bedroom with a door to walk out of has a way out', () => {
    const window = add(1001, { width: 790, height: 1290, reference: 'Soverom' })
    for (const door of [2001, 2101])
      expect(rowsOf(quoteOf(window, add(door, { reference: 'Soverom' })), 'BK-12')).toEqual([])
  })

  test('windows that are no way out for one reason are one thing to look at', () => {
    const fixed = (reference: string) => add(1001, { width: 790, height: 1290, reference })
    expect(rowsOf(quoteOf(fixed('Soverom 1'), fixed('Soverom 2'), fixed('Stue')), 'BK-12')).toEqual([[1, 2]])
  })

  test('a figure that each row has of its own is said for each, and what they share once', () => {
    const heavy = (width: number) => add(1001, { width, height: 1990, reference: 'Stue', glassCode: '323' })
    const [sentence] = found(quoteOf(heavy(1790), heavy(1690)), 'BK-11')
      .map((finding) => finding.sentence)
      .filter((text) => text.includes('veier'))
    expect(sentence).toMatch(
      /^Rad 1: Produktet veier [\d,]+ kg\. Rad 2: Produktet veier [\d,]+ kg\. Vurder kranbil eller løfteutstyr\.$/,
    )
  })

  test('the average U-value is held against 0,80 and 1,2', () => {
    const two = { ...FINISHED, glassCode: '201' }
    const oneLayerLess = quoteOf(add(1002, two))
    const uValue = oneLayerLess.manifest.rows[0]?.uValue ?? 0
    expect(uValue).toBeGreaterThan(1.2)
    expect(found(oneLayerLess, 'BK-13')).toHaveLength(1)
    expect(found(oneLayerLess, 'BK-14')).toEqual([])
    const mixed = quoteOf(add(1002, two), add(1002, FINISHED, 3))
    expect([found(mixed, 'BK-13').length, found(mixed, 'BK-14').length]).toEqual([0, 1])
    expect([...found(quoteOf(add(1001)), 'BK-13'), ...found(quoteOf(add(1001)), 'BK-14')]).toEqual([])
  })
})

describe('a class that an edit has lost', () => {
  test('of sound is named until it is there again', () => {
    const quiet = quoteOf(add(1002, { ...FINISHED, glassCode: '323' }))
    expect(rowsOf(quiet, 'BK-16')).toEqual([])
    const loud = given(quiet, edit(quiet, 1, { glassCode: '304' }))
    expect(found(loud, 'BK-16')).toMatchObject([{ rows: [1], sentence: expect.stringContaining('42 dB') }])
    expect(rowsOf(given(loud, edit(loud, 1, { glassCode: '323' })), 'BK-16')).toEqual([])
  })

  test('of fire is named', () => {
    const quote = quoteOf(add(1002))
    const [row] = quote.manifest.rows
    const revision = quote.revisions.get(row?.revisionId ?? '')
    if (revision === undefined) throw new Error('no revision')
    const before = { ...revision, best: { fire: 'EI30', soundDb: null } }
    const rated = { ...quote, revisions: new Map([[revision.revisionId, before]]) }
    expect(found(rated, 'BK-15')).toMatchObject([{ rows: [1], sentence: expect.stringContaining('EI30') }])
    expect(rowsOf(quote, 'BK-15')).toEqual([])
  })
})

describe('delivery', () => {
  const heavy = quoteOf(add(1001, { width: 1790, height: 1990, reference: 'Stue', glassCode: '323' }))

  test('of heavy goods to a door in zone 1 asks for the crane, which one click chooses', () => {
    const quote = delivered(address('4313'), heavy)
    expect(found(quote, 'BK-19')).toMatchObject([{ rows: [1], fix: { name: 'crane' } }])
    expect(rowsOf(delivered({ deliveryByCrane: true }, quote), 'BK-19')).toEqual([])
    expect(rowsOf(heavy, 'BK-19')).toEqual([])
  })

  test('where no crane can reach is named', () => {
    expect(found(delivered(address('8300'), heavy), 'BK-20')).toMatchObject([
      { rows: [1], sentence: expect.stringContaining('kranbil kommer ikke til 8300 SVOLVÆR') },
    ])
    expect(rowsOf(delivered(address('8300'), quoteOf(add(1002))), 'BK-20')).toEqual([])
  })

  test('to a place that nobody knows or where nobody drives stops the order', () => {
    const quote = quoteOf(add(1002))
    expect(found(delivered(address('9999'), quote), 'BK-17')).toMatchObject([{ severity: 'ERROR' }])
    expect(found(delivered(address('0001'), quote), 'BK-18')).toMatchObject([
      { severity: 'ERROR', sentence: 'Privat levering er ikke tilgjengelig for 0001 OSLO' },
    ])
    expect([...rowsOf(quote, 'BK-17'), ...rowsOf(quote, 'BK-18')]).toEqual([])
  })
})

test('what was acknowledged of one state of the quote does not excuse another', () => {
  const { reference: _, ...nameless } = FINISHED
  const quote = quoteOf(add(1002, nameless))
  const [finding] = found(quote, 'BK-9')
  if (finding === undefined) throw new Error('nothing found')
  const said = given(quote, { kind: 'acknowledge', findingId: finding.id, acknowledged: true })
  expect(found(said, 'BK-9').map(isOpen)).toEqual([false])
  expect(said.manifest.acknowledged).toMatchObject([
    { findingId: finding.id, by: { name: 'Marit Kvalheim' } },
  ])
  const another = given(said, add(1002, nameless))
  expect(found(another, 'BK-9').map(isOpen)).toEqual([true])
})

test('what was acknowledged stays so when something else of the quote is edited', () => {
  const { reference: _, ...nameless } = FINISHED
  const quote = quoteOf(add(1002, nameless), add(1001))
  const [finding] = found(quote, 'BK-9')
  const said = given(quote, { kind: 'acknowledge', findingId: finding?.id ?? '', acknowledged: true })
  const elsewhere = given(
    said,
    edit(said, 2, { width: 1090, glassCode: '306' }),
    { kind: 'set-count', rowNumber: 1, numberOf: 7 },
    { kind: 'move-rows', rowNumbers: [2], before: 1 },
  )
  expect(found(elsewhere, 'BK-9').map(isOpen)).toEqual([false])
})

test('a mending is offered only for rows that get what it promises', () => {
  // Safety glass is not made in panes as large as those of the first row.
  const large = { width: 2190, height: 1890, reference: 'Stue' }
  const tall = { width: 590, height: 2090, reference: 'Trapp' }
  const low = (quote: Quote) => found(quote, 'BK-11').filter(({ basis }) => basis === 'NS 3510')
  expect(low(quoteOf(add(1106, large)))).toMatchObject([{ rows: [1], fix: null }])
  expect(low(quoteOf(add(1106, large), add(1001, tall)))).toMatchObject([
    { rows: [1, 2], fix: { command: { rows: [{ rowNumber: 2, patch: { glassCode: '311' } }] } } },
  ])
})
