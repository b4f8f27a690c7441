// Bestillingskontroll, rule by rule: a quote that makes it fire beside one that does not.
import { describe, expect, test } from 'vitest'
import { orderCheckSentences } from '#domain/messages/order-check'
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

const { colorLists } = makeCommandContext()
const check = ({ manifest, revisions }: Quote) => checkOrder(manifest, revisions, { colorLists, findPlace })
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

test('a rule asks or warns: what ends in «stemmer det?» is a question, and what the regulations say is none', () => {
  const asks = new Set(orderRules.filter(({ isQuestion }) => isQuestion).map(({ id }) => id))
  for (const { id, code, paragraph, severity } of orderRules) {
    expect([id, asks.has(id)]).toEqual([id, orderCheckSentences[code].includes('stemmer det')])
    if (asks.has(id)) expect([id, paragraph, severity]).toEqual([id, undefined, 'WARN'])
  }
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
      {
        rows: [3],
        sentence: 'Rad 3 er 590 × 1\u00A0190\u00A0mm – stemmer det, eller er bredde og høyde byttet om?',
      },
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

  test('but not in a room of another kind, as far as anybody has said where it stands', () => {
    const lying = () => add(1002, { ...wide, reference: 'V3 Vaskerom' })
    const placed = (reference: string) =>
      rowsOf(quoteOf(lying(), lying(), add(1002, { ...tall, reference })), 'BK-3')
    expect(placed('V5 Vindfang')).toEqual([])
    expect(placed('V5 Vaskerom')).toEqual([[3]])
    expect(placed('')).toEqual([[3]])
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
      {
        rows: [1, 3],
        sentence: expect.stringMatching(
          /^Mål: rad 1 og 3 er 1\u00A0190 × 1\u00A0190\u00A0mm – stemmer det\?/,
        ),
      },
    ])
  })

  test('of sizes: whoever has typed one of the two measures has looked at the other', () => {
    expect(rowsOf(quoteOf(add(1002, { width: 990 }), add(1002, { height: 990 })), 'BK-4')).toEqual([])
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
  const small = { ...FINISHED, width: 590 }
  expect(
    rowsOf(quoteOf(add(1002, small, 59), add(1002, small, 60), add(1002, FINISHED, 59)), 'BK-21'),
  ).toEqual([[1]])
})

describe('a row that was forgotten among rows of which something was stated', () => {
  const dark = { ...FINISHED, aluminium: { selected: true, color: 'RAL 7016' } }
  const anthracite = { ...FINISHED, innerColor: 'NCS S 7500-N' }

  test('in the colour of the facade is named, and one click makes it like them', () => {
    const quote = quoteOf(...times(4, () => add(1002, dark)), add(1002))
    expect(found(quote, 'BK-5')).toMatchObject([
      {
        rows: [5],
        sentence:
          'Rad 5 har utvendig farge Hvit (standard), som ingen har valgt – stemmer det? De andre har Antrasittgrå.',
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

  test('is not odd where another glass was chosen for it, be it no weaker than the others', () => {
    const house = times(4, () => add(1002, { ...FINISHED, glassCode: '303' }))
    expect(rowsOf(quoteOf(...house, add(1002, { ...FINISHED, glassCode: '304' })), 'BK-7')).toEqual([])
    expect(rowsOf(quoteOf(...house, add(1002)), 'BK-7')).toEqual([[5]])
  })

  test('is not odd where there is no custom: two and two, or two of three', () => {
    const two = times(2, () => add(1002))
    expect(rowsOf(quoteOf(...two, ...times(2, () => add(1002, dark))), 'BK-5')).toEqual([])
    expect(rowsOf(quoteOf(...two, add(1002, dark)), 'BK-5')).toEqual([])
  })
})

test('rows of a room that nobody heats need not have the glass of the house', () => {
  const house = times(4, () => add(1002, { ...FINISHED, glassCode: '311' }))
  const bare = (reference: string) => add(1002, { ...FINISHED, reference })
  expect(rowsOf(quoteOf(...house, bare('Garasje')), 'BK-7')).toEqual([])
  expect(rowsOf(quoteOf(...house, bare('Gang')), 'BK-7')).toEqual([[5]])
})

describe('glass', () => {
  const safe = { ...FINISHED, glassCode: '311' }

  const cold = (reference: string) => add(1002, { ...FINISHED, reference, glassCode: '201' })

  test('of a layer less than that of the others is named, and one click gives it the glass that most of them have', () => {
    const quote = quoteOf(
      ...times(2, () => add(1002, safe)),
      ...times(3, () => add(1001, { ...FINISHED, glassCode: '304' })),
      cold('Stue'),
    )
    expect(found(quote, 'BK-22')).toMatchObject([
      {
        rows: [6],
        sentence:
          'Rad 6 har 2-lags energiglass 1,1, som isolerer dårligere – stemmer det? De andre vinduene har 3-lags energiglass 0,5.',
      },
    ])
    const after = mended(quote, 'BK-22')
    expect(rowsOf(after, 'BK-22')).toEqual([])
    expect(rowsOf(after, 'BK-11')).toEqual([])
  })

  test('of a layer less is found beside windows of other models, but not in a room that nobody heats', () => {
    const house = [
      add(1001),
      add(1002),
      add(1003, { ...FINISHED, function: 'SSV' }),
      add(1005, { ...FINISHED, width: 590, function: 'SHV' }),
    ]
    expect(rowsOf(quoteOf(...house, cold('Stue')), 'BK-22')).toEqual([[5]])
    expect(rowsOf(quoteOf(...house, cold('V9 Bod')), 'BK-22')).toEqual([])
  })

  test('of a layer less is not asked about while it is asked where the row stands', () => {
    const house = times(4, () => add(1002))
    const quote = quoteOf(...house, cold(''))
    const asked = (of: Quote) => check(of).map(({ ruleId }) => ruleId)
    expect(asked(quote)).toEqual(['BK-9'])
    const [finding] = check(quote)
    const said = given(quote, { kind: 'acknowledge', findingId: finding?.id ?? '', acknowledged: true })
    expect(asked(said)).toContain('BK-22')
    expect(asked(given(quote, edit(quote, 5, { reference: 'Stue' })))).toContain('BK-22')
    // Where no row has a reference nobody says where any stands.
    const bare = { ...FINISHED, reference: '' }
    const nameless = quoteOf(...times(4, () => add(1002, bare)), add(1002, { ...bare, glassCode: '201' }))
    expect(asked(nameless)).toEqual(expect.arrayContaining(['BK-9', 'BK-22']))
  })

  test('that is neither for sound nor safe is no oddity: that was chosen for the street, and for where one may fall', () => {
    for (const [others, glassCode] of [
      ['323', '306'],
      ['311', '304'],
    ] as const)
      expect(
        check(
          quoteOf(
            ...times(4, () => add(1002, { ...FINISHED, glassCode: others })),
            add(1002, { ...FINISHED, glassCode }),
          ),
        ),
      ).toEqual([])
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
        rows: [5, 1, 2, 3, 4],
        isPictured: true,
        sentence:
          'Slagretning: rad 5 høyre, rad 1, 2, 3 og 4 venstre – stemmer det? Alle er Skjær Sidesving i samme mål.',
      },
    ])
    expect(rowsOf(mended(quote, 'BK-8'), 'BK-8')).toEqual([])
  })

  test('is asked about once, also where nobody has chosen its hand', () => {
    const { function: _, ...unsaid } = left
    const quote = quoteOf(...times(4, () => add(1003, right)), add(1003, unsaid))
    expect([rowsOf(quote, 'BK-8'), rowsOf(quote, 'BK-10')]).toEqual([[[5, 1, 2, 3, 4]], []])
  })

  test('is asked about also where there are only four, and the odd one was stated', () => {
    const four = quoteOf(...times(3, () => add(1003, left)), add(1003, right))
    expect(rowsOf(four, 'BK-8')).toEqual([[4, 1, 2, 3]])
    expect(rowsOf(quoteOf(...times(2, () => add(1003, left)), add(1003, right)), 'BK-8')).toEqual([])
  })

  test('in a block is compared with those above and below it: flats beside each other are mirrored', () => {
    const flat = (name: (floor: number) => string, patch: Patch) =>
      [1, 2, 3, 4].map((floor) => add(1003, { ...patch, reference: name(floor) }))
    const mirrored = [
      ...flat((floor) => `Leil ${floor}01 sov`, left),
      ...flat((floor) => `Leil ${floor}02 sov`, right),
    ]
    expect(rowsOf(quoteOf(...mirrored), 'BK-8')).toEqual([])
    const wrong = add(1003, { ...left, reference: 'H0502 sov' })
    expect(rowsOf(quoteOf(...mirrored, wrong), 'BK-8')).toEqual([[9, 5, 6, 7, 8]])
  })

  test('is not asked about where the other window of its room hangs the same way', () => {
    const bedrooms = [1, 2, 3].map((room) => add(1003, { ...left, reference: `Soverom ${room}` }))
    const odd = add(1003, { ...right, reference: 'V9 Soverom 4' })
    const beside = (hand: string, room: number) =>
      add(1005, { ...FINISHED, width: 690, function: hand, reference: `Sov ${room} mot vest` })
    expect(rowsOf(quoteOf(...bedrooms, odd, beside('SHH', 4)), 'BK-8')).toEqual([])
    for (const other of [beside('SHV', 4), beside('SHH', 3)])
      expect(rowsOf(quoteOf(...bedrooms, odd, other), 'BK-8')).toEqual([[4, 1, 2, 3]])
  })

  test('is not asked about where somebody has turned a row that hung as the others: he knows that they hang both ways', () => {
    const alike = quoteOf(...times(4, () => add(1003, left)))
    const turned = given(alike, edit(alike, 4, { function: 'SSH' }))
    expect(rowsOf(turned, 'BK-8')).toEqual([])
    const copied = given(alike, { kind: 'copy-row', rowId: 'row_copy', rowNumber: 1 })
    expect(rowsOf(given(copied, edit(copied, 5, { function: 'SSH' })), 'BK-8')).toEqual([])
    // Other edits of the row do not make it forgotten, and a choice for several rows turns none of them knowingly.
    expect(rowsOf(given(turned, edit(turned, 4, { reference: 'Bad' })), 'BK-8')).toEqual([])
    const hands = alike.manifest.rows.map(({ rowNumber, revisionId: basedOn }) => ({
      rowNumber,
      basedOn,
      patch: { function: rowNumber === 4 ? 'SSH' : 'SSV' },
    }))
    expect(rowsOf(given(alike, { kind: 'change-products', rows: hands }), 'BK-8')).toEqual([[4, 1, 2, 3]])
    // What it came with nobody had stated: that it was chosen once is no second thought.
    const { function: _, ...unsaid } = left
    const fresh = quoteOf(...times(3, () => add(1003, left)), add(1003, unsaid))
    expect(rowsOf(given(fresh, edit(fresh, 4, { function: 'SSH' })), 'BK-8')).toEqual([[4, 1, 2, 3]])
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
      'Vinduet kan ha glass under 0,8\u00A0m. Kontroller krav til personsikkerhetsrute (NS 3510). Gjelder rad 1.',
    ])
    expect(found(mended(quote, 'BK-11'), 'BK-11')).toEqual([])
  })

  test('a bedroom needs one window to climb through: 500 wide, 600 high, 1 500 together', () => {
    const small = { width: 590, height: 590, reference: 'Soverom 1' }
    const large = { width: 890, height: 1190, reference: 'V2 Soverom 1', function: 'SHV' }
    expect(found(quoteOf(add(1002, small)), 'BK-12')).toMatchObject([
      {
        rows: [1],
        basis: 'TEK17 § 11-13',
        sentence: expect.stringContaining('fri åpning er 478 × 278\u00A0mm'),
      },
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

  test('windows of one room are written in many ways, and one of them to climb out of is enough', () => {
    const wayOut = { width: 890, height: 1190, function: 'SHV' }
    const fixed = (reference: string) => add(1001, { width: 790, height: 1290, reference })
    const together = (one: string, other: string) =>
      rowsOf(quoteOf(add(1005, { ...wayOut, reference: one }), fixed(other)), 'BK-12')
    expect(together('V6 Soverom 1', 'Sov 1 fast felt')).toEqual([])
    expect(together('Soverom', 'V8 Soverom fast felt')).toEqual([])
    expect(together('Barnerom Ada', 'V7 Barnerom Ada mot vest')).toEqual([])
    expect(together('Hovedsoverom', 'Hovedsoverom 2')).toEqual([])
    expect(together('Gjesterom', 'V8 Gjesterom 2')).toEqual([])
    expect(together('Gjesterom 1', 'Gjesterom 2')).toEqual([[2]])
    const third = add(1001, { width: 790, height: 1290, reference: 'Hybel 2' })
    const hybel = (reference: string) => add(1005, { ...wayOut, reference })
    expect(rowsOf(quoteOf(hybel('Hybel'), hybel('Hybel 1'), third), 'BK-12')).toEqual([[3]])
    expect(together('V6 Soverom 1', 'V7 Soverom 2')).toEqual([[2]])
    expect(together('H0201 sov', 'H0202 sov')).toEqual([[2]])
    expect(together('Leil 201 sov', 'Leil 202 sov')).toEqual([[2]])
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
    const door = (width: number) => add(3104, { width, height: 2090, reference: 'Inngang', function: 'VU' })
    const [sentence] = found(quoteOf(door(990), door(890)), 'BK-11').map((finding) => finding.sentence)
    expect(sentence).toBe(
      'Rad 1: Fri bredde er 830\u00A0mm. Rad 2: Fri bredde er 730\u00A0mm. Inngangsdør skal ha fri bredde minst 860\u00A0mm (TEK17 §\u00A012-13).',
    )
  })

  test('a row that was stored with ordinary spaces in its sentence says the same as one of today', () => {
    const door = () => add(3104, { width: 990, height: 2090, reference: 'Inngang', function: 'VU' })
    const quote = quoteOf(door(), door())
    const [first] = quote.manifest.rows
    const revisions = new Map(
      [...quote.revisions].map(([id, revision]) => {
        const warnings = revision.facts.warnings.map((each) => ({
          ...each,
          sentence: each.sentence.replaceAll('\u00A0', ' '),
        }))
        return [
          id,
          id === first?.revisionId ? { ...revision, facts: { ...revision.facts, warnings } } : revision,
        ]
      }),
    )
    expect(found({ ...quote, revisions }, 'BK-11').map(({ sentence }) => sentence)).toEqual([
      'Fri bredde er 830\u00A0mm. Inngangsdør skal ha fri bredde minst 860\u00A0mm (TEK17 §\u00A012-13). Gjelder rad 1 og 2.',
    ])
  })

  test('a door to a shed or a cabin is none of those that one enters a house by', () => {
    const shed = { width: 890, height: 2090, reference: 'D4 Sportsbod', function: 'VU' }
    for (const modelId of [3001, 3301, 3302]) expect(rowsOf(quoteOf(add(modelId, shed)), 'BK-11')).toEqual([])
    expect(rowsOf(quoteOf(add(3001, { ...shed, reference: 'Inngang' })), 'BK-11')).toEqual([[1]])
  })

  test('what the delivery asks, and what a colour said when it was chosen, is not asked of the row again', () => {
    const heavy = add(1001, { width: 1790, height: 1990, reference: 'Stue', glassCode: '323' })
    const dark = add(1002, { ...FINISHED, outerColor: 'NCS S 9000-N' })
    const quote = quoteOf(heavy, dark)
    const warned = [...quote.revisions.values()].flatMap(({ facts }) =>
      facts.warnings.map(({ ruleId }) => ruleId),
    )
    expect(warned).toEqual(expect.arrayContaining(['R-D-09', 'R-A-07']))
    expect(rowsOf(quote, 'BK-11')).toEqual([])
  })

  test('glass that begins above a solid panel of 0,8 m is not low', () => {
    const combined = { width: 1190, height: 1990, reference: 'Spisestue' }
    const solid = { ...combined, panelProperties: [{ panel: 'c1r1', id: 14 }] }
    expect(rowsOf(quoteOf(add(1008, combined), add(1008, solid)), 'BK-11')).toEqual([[1]])
  })

  test('a breastwork that ends below 0,8 m is told to be made higher, and one that does not is enough', () => {
    const door = (breastworkHeight: number) =>
      add(2002, { reference: 'Balkong', function: 'VU', breastworkHeight })
    expect(found(quoteOf(door(700), door(720)), 'BK-11')).toMatchObject([
      {
        rows: [1],
        basis: 'TEK17 § 12-17',
        sentence: expect.stringMatching(
          /^Brystningen har glass fra 789\smm over underkant karm\..*høyere brystning/,
        ),
        fix: { name: 'safety-glass' },
      },
    ])
  })

  test('the mean U-value is held against 1,2, with the rows that lie over it, and nothing is said twice', () => {
    const two = { ...FINISHED, glassCode: '201' }
    const oneLayerLess = quoteOf(add(1002, two), add(1002, two))
    expect(oneLayerLess.manifest.rows[0]?.uValue ?? 0).toBeGreaterThan(1.2)
    expect(found(oneLayerLess, 'BK-13')).toMatchObject([
      { rows: [1, 2], basis: 'TEK17 § 14-3', sentence: expect.stringContaining('i gjennomsnitt') },
    ])
    expect(rowsOf(oneLayerLess, 'BK-11')).toEqual([])
    const mixed = quoteOf(add(1002, two), add(1002, FINISHED, 3))
    expect([rowsOf(mixed, 'BK-13'), rowsOf(mixed, 'BK-11')]).toEqual([[], [[1]]])
    expect(rowsOf(quoteOf(add(1001)), 'BK-13')).toEqual([])
  })

  test('the level of the energy measures stands under the sum, and asks for nothing', () => {
    const quote = quoteOf(add(1002, { ...FINISHED, glassCode: '301' }))
    const { uValue } = quote.manifest.rows[0] ?? {}
    expect(uValue).toBeGreaterThan(0.8)
    expect(check(quote)).toEqual([])
  })

  test('a cabin, a room that nobody heats and a row left out of the U-value need not keep the level', () => {
    const cabin = times(3, () => add(1011, { ...FINISHED, width: 990, height: 990 }))
    const cold = quoteOf(add(1002, { ...FINISHED, reference: 'V3 Kjellerbod', glassCode: '201' }))
    const leftOut = quoteOf(add(1002, { ...FINISHED, glassCode: '201' }))
    const [row] = leftOut.manifest.rows
    if (row === undefined) throw new Error('no row')
    const without = {
      ...leftOut,
      manifest: { ...leftOut.manifest, rows: [{ ...row, inOrderUvalue: false }] },
    }
    for (const quote of [quoteOf(...cabin), cold, without])
      expect([...rowsOf(quote, 'BK-11'), ...rowsOf(quote, 'BK-13')]).toEqual([])
    const inHouse = quoteOf(...times(4, () => add(1001)), add(1011, { ...FINISHED, width: 990, height: 990 }))
    expect(rowsOf(inHouse, 'BK-11')).toEqual([[5]])
  })
})

describe('a class that an edit has lost', () => {
  const quiet = { ...FINISHED, glassCode: '323' }
  const everyGlass = ({ manifest }: Quote, glassCode: string): QuoteCommand => ({
    kind: 'change-products',
    rows: manifest.rows.map(({ rowNumber, revisionId: basedOn }) => ({
      rowNumber,
      basedOn,
      patch: { glassCode },
    })),
  })

  test('of sound by a choice for all rows is named until it is there again', () => {
    const street = quoteOf(add(1002, quiet), add(1002))
    expect(rowsOf(street, 'BK-16')).toEqual([])
    const loud = given(street, everyGlass(street, '304'))
    expect(found(loud, 'BK-16')).toMatchObject([
      { rows: [1], sentence: expect.stringContaining('42\u00A0dB') },
    ])
    expect(rowsOf(given(loud, edit(loud, 1, { glassCode: '323' })), 'BK-16')).toEqual([])
  })

  test('is none where somebody has chosen the glass of that one row: he has decided', () => {
    const tried = quoteOf(add(1002, quiet))
    expect(rowsOf(given(tried, edit(tried, 1, { glassCode: '304' })), 'BK-16')).toEqual([])
    const street = quoteOf(add(1002, quiet), add(1002))
    const loud = given(street, everyGlass(street, '304'))
    expect(rowsOf(given(loud, edit(loud, 1, { glassCode: '303' })), 'BK-16')).toEqual([])
    expect(rowsOf(given(loud, edit(loud, 1, { width: 1090 })), 'BK-16')).toEqual([[1]])
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
    expect(rowsOf(delivered(address('4313'), heavy), 'BK-20')).toEqual([])
  })

  test('to a place that nobody knows or where nobody drives stops the order', () => {
    const quote = quoteOf(add(1002))
    expect(found(delivered(address('9999'), quote), 'BK-17')).toMatchObject([{ severity: 'ERROR' }])
    expect(found(delivered(address('0001'), quote), 'BK-18')).toMatchObject([
      { severity: 'ERROR', sentence: 'Privat levering er ikke tilgjengelig for 0001 OSLO' },
    ])
    const toBuilder = { ...address('0001'), deliveryCode: 'AGENT' }
    expect(found(delivered(toBuilder, quote), 'BK-18')).toMatchObject([{ severity: 'ERROR' }])
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

test.each([
  ['BK-9', 'BK-9-owfax8', 1002, { width: 990, height: 1190 }],
  ['BK-12', 'BK-12-1v6djim', 1002, { width: 590, height: 590, reference: 'Soverom' }],
])(
  '%s that was acknowledged under an id made of its sentence is acknowledged still',
  (rule, former, model, patch) => {
    const { manifest, revisions } = quoteOf(add(model, patch))
    const acknowledged = [{ findingId: former, by: manifest.change.by, at: manifest.change.at }]
    const stored = { manifest: { ...manifest, acknowledged }, revisions }
    const [finding] = found(stored, rule)
    expect(finding?.id).not.toBe(former)
    expect(finding?.acknowledged).toMatchObject({ findingId: former })
    // Taken back under the id of today.
    const open = given(stored, { kind: 'acknowledge', findingId: finding?.id ?? '', acknowledged: false })
    expect(open.manifest.acknowledged).toEqual([])
  },
)

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
  const low = (quote: Quote) => found(quote, 'BK-11').filter(({ basis }) => basis.includes('NS 3510'))
  expect(low(quoteOf(add(1106, large)))).toMatchObject([{ rows: [1], fix: null }])
  expect(low(quoteOf(add(1106, large), add(1001, tall)))).toMatchObject([
    { rows: [1, 2], fix: { command: { rows: [{ rowNumber: 2, patch: { glassCode: '311' } }] } } },
  ])
})
