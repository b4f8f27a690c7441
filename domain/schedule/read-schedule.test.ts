import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { models } from '#domain/catalogue/data/models'
import { SEED } from '#tests/factories/seed'
import { type Choice, chosen } from './doubt.ts'
import type { Series } from './find-model.ts'
import { printRow, productWords } from './print-row.ts'
import { readSchedule } from './read-schedule.ts'
import { vocabularyOf } from './vocabulary.ts'

const read = (line: string, series: Series = 'basic') => {
  const [only] = readSchedule([line], { colorLists, series })
  if (only === undefined) throw new Error('one line in, one line out')
  return only
}

const readRow = (line: string, series?: Series) => {
  const [row] = read(line, series).rows
  if (row === undefined) throw new Error(`no row in ${line}`)
  return row
}

const orderOf = (line: string, series?: Series) => {
  const { order, doubts } = readRow(line, series)
  expect(doubts.map(({ sentence }) => sentence)).toEqual([])
  if (order === null) throw new Error(`nothing in ${line}`)
  return order
}

const nameOf = (line: string, series?: Series) =>
  models.find(({ id }) => id === orderOf(line, series).modelId)?.name

const doubtsOf = (line: string) => readRow(line).doubts.map(({ code }) => code)
const choicesOf = (line: string): readonly Choice[] => readRow(line).doubts.flatMap(({ choices }) => choices)

describe('a line', () => {
  test('says how many, how large, which model, which colour and where', () => {
    expect(orderOf('3 1190x1190 toppsving hvit "V3 kjøkken"')).toEqual({
      modelId: 1002,
      numberOf: 3,
      patch: { width: 1190, height: 1190, innerColor: 'NCS S 0502-Y', reference: 'V3 kjøkken' },
    })
  })

  test.each([
    '3 1190x1190 toppsving hvit "V3"',
    'TOPPSVING HVIT 1190 × 1190 3 stk «V3»',
    '3 x 1190 x 1190 skjær toppsving hvit “V3”',
    '3stk 1190*1190mm ts hvit "V3"',
    '"V3" hvit toppsvingvindu 119x119cm x3',
    '3 1,19x1,19 m toppsving hvit "V3"',
    '3 12x12M toppsving hvit "V3"',
    'toppsving\thvit 1\u00a0190\u00a0×\u00a01\u00a0190 3stk "V3',
  ])('is the same however it is written: %s', (line) => {
    expect(orderOf(line)).toEqual({
      modelId: 1002,
      numberOf: 3,
      patch: { width: 1190, height: 1190, innerColor: 'NCS S 0502-Y', reference: 'V3' },
    })
  })

  test('has a reference as long as a row’s may be, and no longer', () => {
    const referred = (length: number) => `1190x1190 toppsving "${'V'.repeat(length)}"`
    expect(doubtsOf(referred(60))).toEqual([])
    expect(doubtsOf(referred(61))).toEqual(['reference.long'])
  })

  test('is one piece when it says no number', () => {
    expect(orderOf('1190x1190 toppsving').numberOf).toBe(1)
  })

  test.each(['-2 1190x1190 fastkarm', '−2 stk 1190x1190 fastkarm', '1190x1190 fastkarm -2'])(
    'no window is delivered less than once: «%s» is asked about',
    (line) => {
      expect(doubtsOf(line)).toEqual(['count.none'])
    },
  )

  test('a dash that stands by itself is the mark of a list', () => {
    expect(orderOf('- 2 1190x1190 fastkarm')).toMatchObject({ numberOf: 2 })
  })

  test('a number before a size with a plain space is the count, not thousands', () => {
    expect(orderOf('2 690x1290 sidehengslet venstre')).toMatchObject({ numberOf: 2, patch: { width: 690 } })
  })

  test('needs no Norwegian keyboard', () => {
    expect(orderOf('990x2090 solvkollen hoyre').modelId).toBe(orderOf('990x2090 Sølvkollen høyre').modelId)
    expect(orderOf('990x2090 soelvkollen hu')).toEqual(orderOf('990x2090 SØLVKOLLEN HU'))
  })
})

describe('the model', () => {
  test.each([
    ['fast 1190x1190', 'Skjær Fastkarm'],
    ['fast ramme 1190x1190', 'Skjær Fast ramme'],
    ['kjellervindu 790x490', 'Skjær Kjeller'],
    ['balkong dør 890x2090 VU', 'Svale Balkongdør'],
    ['drehkipp venstre 990x1290', 'Vik Dreh-kipp'],
    ['ei30 990x1190 fastkarm', 'Vern EI30 Fastkarm'],
    ['stille 40 toppsving 990x1190', 'Stille 40 Toppsving'],
    ['branndør rw 40 990x2090 VU', 'Vern EI30 Rw 40'],
    ['modell 1008 1190x1990', 'Skjær Kombi toppsving over fast'],
    ['innadslående sølvkollen 990x2090 HI', 'Sølvkollen eXtra innadslående'],
    ['hevskyv 2-felt mot venstre 2990x2190', 'Horisont eXtra Hevskyv 2-felt'],
  ])('of «%s» is %s', (line, name) => {
    expect(nameOf(line)).toBe(name)
  })

  test('is none that nobody has named: a sash, of which every window has one, makes no other window of it', () => {
    expect(doubtsOf('1 toppsving 1190x1190 sort ramme')).toEqual(['model.none'])
    expect(doubtsOf('1 toppsving 1190x1190 ramme i hvit')).toEqual(['model.none'])
    expect(nameOf('kombi 1190x1990')).toBe('Skjær Kombi toppsving over fast')
  })

  test('of a bare opening is the plain one of the series that the clerk works in', () => {
    expect(nameOf('1190x1190 toppsving', 'basic')).toBe('Skjær Toppsving')
    expect(nameOf('1190x1190 toppsving', 'extra')).toBe('Tinde eXtra Toppsving')
    expect(nameOf('1190x1190 ekstra toppsving', 'basic')).toBe('Tinde eXtra Toppsving')
    expect(nameOf('1190x1190 basic toppsving', 'extra')).toBe('Skjær Toppsving')
  })

  test('is asked about when several are equally plain', () => {
    expect(doubtsOf('990x2090 ytterdør VU')).toEqual(['model.several'])
    expect(choicesOf('990x2090 ytterdør VU').map(({ label }) => label)).toContain('Lyng')
    expect(doubtsOf('1190x590 hengslet')).toEqual(['model.several'])
  })

  test('the side that it opens to is never guessed', () => {
    expect(doubtsOf('790x1290 sidesving')).toEqual(['side.missing'])
    expect(doubtsOf('990x2090 lyng')).toEqual(['side.missing'])
    expect(orderOf('990x2090 lyng h').patch.function).toBe('HU')
    expect(orderOf('790x1290 sidesving venstre').patch.function).toBe('SSV')
  })

  test('a sound class that no model has is offered as glass', () => {
    const [glass] = choicesOf('990x1190 tinde toppsving 40 dB')
    expect(glass).toMatchObject({ text: 'glass 322' })
    expect(nameOf(chosen('990x1190 tinde toppsving 40 dB', glass as Choice))).toBe('Tinde eXtra Toppsving')
  })
})

test('the small words of a mail say nothing of the product', () => {
  expect(doubtsOf('hei, vi skal ha pris på 2 toppsving 990x1190 takk')).toEqual([])
})

describe('a fitting', () => {
  test('its noun takes the colour beside it, and the window keeps its own', () => {
    expect(doubtsOf('toppsving 990x1190 hvit med sort vrider')).toEqual([])
    expect(orderOf('toppsving 990x1190 hvit med sort vrider')).toMatchObject({
      patch: { innerColor: 'NCS S 0502-Y', doorHandleId: 'W03' },
    })
  })

  test('two colours around one noun are asked about, and one that the model has not is offered others', () => {
    expect(doubtsOf('toppsving 990x1190 hvit vrider sort')).toEqual(['word.ambiguous'])
    expect(doubtsOf('toppsving 990x1190 vrider messing')).toEqual(['fitting.none'])
  })

  test('«med» tells none from the others, though some are called «… med nøkkelkort»', () => {
    const codes = (line: string) => choicesOf(line).map(({ text }) => text)
    expect(codes('990x2090 lyng VU med sylinder')).toEqual(['C01', 'C05'])
    expect(codes('toppsving 990x1190 med vrider')).toEqual(['W01', 'W02', 'W03', 'W04', 'W05'])
    expect(orderOf('toppsving 990x1190 vrider med knappsikring').patch).toMatchObject({ doorHandleId: 'W05' })
  })
})

describe('a size', () => {
  test('12x12 may be modules: 1190x1190 is offered, nothing is assumed', () => {
    expect(doubtsOf('toppsving 12x12')).toEqual(['size.unit'])
    expect(choicesOf('toppsving 12x12').map(({ text }) => text)).toEqual(['1190x1190', '1200x1200'])
  })

  test('119x119 may be centimetres', () => {
    expect(choicesOf('toppsving 119x119')).toMatchObject([
      { text: '1190x1190', label: '1\u00A0190 × 1\u00A0190\u00A0mm (i cm)' },
    ])
  })

  test('that nothing is made in is no size', () => {
    expect(doubtsOf('toppsving 3x1190')).toEqual(['size.unreadable'])
  })

  test('of a bar may be small', () => {
    expect(orderOf('koblingspost rett 20 mm 20x2000').patch).toMatchObject({ width: 20, height: 2000 })
  })

  test('beyond what is delivered is refused in the words of the engine', () => {
    const { doubts, configuration } = readRow('fastkarm 9000x1190')
    expect(configuration).toBeNull()
    expect(doubts.map(({ sentence }) => sentence)).toEqual([
      'Fastkarm kan leveres med bredde 290–3\u00A0000\u00A0mm og høyde 290–3\u00A0000\u00A0mm.',
    ])
  })

  test('of a slanted window needs its form and the measures of the form', () => {
    expect(doubtsOf('990x1290 skråvindu')).toEqual(['shape.missing'])
    expect(readRow('990x1290 skråvindu form 1').doubts).toMatchObject([
      { sentence: 'Formen trenger høyde 1 (h1).', choices: [{ text: ' h1=774' }] },
    ])
    expect(orderOf('990x1290 skråvindu lav venstre h1 790').patch).toMatchObject({
      frameShapeId: 1,
      height1: 790,
    })
  })
})

describe('a colour', () => {
  test('goes where the word before it says', () => {
    expect(orderOf('1190x1190 toppsving inne kald hvit ute sort alu 7016').patch).toMatchObject({
      innerColor: 'NCS S 0500-N',
      outerColor: 'NCS S 9000-N',
      aluminium: { selected: true, color: 'RAL 7016' },
    })
  })

  test('is that of frame and leaf on a door', () => {
    expect(orderOf('990x2090 lyng VU sort').patch).toMatchObject({
      frameColor: 'NCS S 9000-N',
      wingColor: 'NCS S 9000-N',
    })
  })

  test('is asked for where only a stain is spoken of, and named by its name beside it', () => {
    const asked = choicesOf('1190x1190 toppsving beiset').map(({ text }) => text)
    expect(asked).toContain('BEIS-03')
    expect(asked).toContain('BEIS-08')
    expect(asked).not.toContain('BEIS-00')
    for (const said of ['teakbeis', 'teak beis', 'beiset teak', 'teakbeiset'])
      expect(orderOf(`1190x1190 toppsving ${said}`).patch).toMatchObject({ innerColor: 'BEIS-03' })
  })

  test('before a bare «alu» may be the cladding or the wood', () => {
    const line = '1190x1190 toppsving antrasittgrå alu'
    expect(doubtsOf(line)).toEqual(['color.cladding'])
    expect(choicesOf(line).map((choice) => orderOf(chosen(line, choice)).patch)).toMatchObject([
      { aluminium: { selected: true, color: 'RAL 7016' } },
      { innerColor: 'RAL 7016', aluminium: { selected: true, color: null } },
    ])
  })

  test.each(['uten alu ute sort', 'ute sort uten alu', 'ikke alu, ute sort'])(
    'that is to be outside, without cladding, is the wood’s: «%s»',
    (colors) => {
      const { patch } = orderOf(`1190x1190 toppsving ${colors}`)
      expect([patch.innerColor, patch.outerColor, patch.aluminium]).toEqual([
        undefined,
        'NCS S 9000-N',
        { selected: false, color: null },
      ])
    },
  )

  test.each([
    ['uten ventil og alu', ['uten alu', 'med alu']],
    ['uten alu og ventil', ['uten ventil', 'med ventil']],
    ['uten ventil og sprosser', ['uten sprosser', 'med sprosser']],
  ])('«%s»: whether the second is to go as well is asked', (said, ways) => {
    const line = `1190x1190 toppsving ${said}`
    expect(doubtsOf(line)).toEqual(['without.also'])
    expect(choicesOf(line).map(({ text }) => text)).toEqual(ways)
  })

  test('what stands behind a comma, or with «med» before it, is not asked about', () => {
    for (const line of ['uten ventil, alu', 'uten ventil og med alu'])
      expect(orderOf(`1190x1190 toppsving ${line}`).patch).toMatchObject({
        aluminium: { selected: true },
        numberOfVents: 0,
      })
    expect(orderOf('1190x1190 toppsving alu og ventil').patch.numberOfVents).toBe(1)
  })

  test('that only aluminium comes in is offered as cladding', () => {
    expect(choicesOf('1190x1190 toppsving RAL 9016')).toMatchObject([{ text: 'alu RAL 9016' }])
  })

  test('two without a place are asked about', () => {
    expect(doubtsOf('1190x1190 toppsving hvit sort')).toEqual(['color.side'])
  })

  test.each(['ute hvit ute sort', 'inne hvit sort inne', 'alu 7016 alu 9005'])(
    'two for one place are asked about: «%s»',
    (colors) => {
      expect(doubtsOf(`1190x1190 toppsving ${colors}`)).toEqual(['choice.twice'])
    },
  )

  test('one without a place beside one that has its place is asked where else it goes', () => {
    expect(doubtsOf('1190x1190 toppsving inne sort hvit')).toEqual(['color.side'])
    expect(choicesOf('1190x1190 toppsving inne sort hvit').map(({ text }) => text)).toEqual([
      'ute hvit',
      'alu hvit',
    ])
  })

  test('one that is said twice, or of which something is left, is not asked about', () => {
    expect(doubtsOf('1190x1190 toppsving ute hvit ute hvit')).toEqual([])
    expect(doubtsOf('3104 hu 990x2090 hvit, karm sort')).toEqual([])
  })
})

describe('glass and options', () => {
  test('are said by code, by name or by the first word', () => {
    expect(
      orderOf('1190x1190 toppsving 311 varmkant hvit frostet ventil barnesikring foringsspor 12 mm').patch,
    ).toMatchObject({
      glassCode: '311',
      spacerColor: '03',
      panelProperties: [{ panel: '', id: 6 }],
      numberOfVents: 1,
      misc: [101],
      extensionJambGroove: '12',
    })
    expect(orderOf('1190x1190 toppsving 2 ventiler').patch.numberOfVents).toBe(2)
    expect(orderOf('990x2090 lyng VU karmdybde 130 L30').patch).toMatchObject({ depth: 130, lockId: 'L30' })
  })

  test.each([
    ['990x1190 toppsving lydventil', 1],
    ['990x1190 toppsving 2 lydventiler', 2],
    ['990x1190 toppsving to lydventiler', 2],
    ['990x1190 toppsving 2 ventiler lydventil', 2],
    ['2 lydventiler, toppsving 990x1190', 2],
  ])('§10.1: sound vents are vents, as many as are said: %s', (line, numberOfVents) => {
    expect(orderOf(line)).toMatchObject({ numberOf: 1, patch: { numberOfVents, misc: [109] } })
  })

  test.each([
    ['990x1190 toppsving 2 barnesikringer', ['barnesikring', '2 stk, barnesikring']],
    ['990x1190 toppsving 2 stk barnesikring', ['barnesikring', '2 stk, barnesikring']],
    ['2 barnesikringer 990x1190 toppsving', ['barnesikring', '2 stk, barnesikring']],
    ['990x1190 toppsving 2 stk ventil', ['2 ventiler', '2 stk, ventil']],
    ['1790x1190 toppsving tre stk ventil', ['3 ventiler', '3 stk, ventil']],
    ['990x1190 toppsving 2 stk lydventil', ['2 lydventiler', '2 stk, lydventil']],
    ['990x1190 toppsving 4 ventiler', ['4 stk, ventil']],
  ])('a number right before an option counts the windows or the option, and is asked: %s', (line, ways) => {
    expect(doubtsOf(line)).toEqual(['word.ambiguous'])
    expect(choicesOf(line).map(({ text }) => text)).toEqual(ways)
    for (const choice of choicesOf(line)) expect(doubtsOf(chosen(line, choice))).toEqual([])
  })

  test('a number before what the windows are like, or parted from an option, counts windows', () => {
    for (const line of [
      '2 barnesikra toppsving 990x1190',
      'toppsving 990x1190 2 stk, ventil',
      'toppsving 990x1190 2 stk med ventil',
    ])
      expect(orderOf(line).numberOf).toBe(2)
  })

  test('a code in front may be the count', () => {
    expect(choicesOf('306 fastkarm 1190x1190').map(({ text }) => text)).toEqual(['306 stk', 'glass 306'])
    expect(choicesOf('990x2090 VU 3003').map(({ text }) => text)).toContain('RAL 3003')
  })

  test.each([
    ['1190x1190 toppsving 105', ['105 stk', 'karmdybde 105']],
    ['1190x1190 toppsving 250', ['250 stk']],
    ['1190x1190 toppsving hvit 300', ['300 stk']],
  ])('a number of three figures behind a row may be a measure: «%s»', (line, ways) => {
    expect(doubtsOf(line)).toEqual(['number.unclear'])
    expect(choicesOf(line).map(({ text }) => text)).toEqual(ways)
    const [pieces, depth] = choicesOf(line).map((choice) => orderOf(chosen(line, choice)))
    expect(pieces).toMatchObject({ numberOf: Number.parseInt(ways[0] ?? '', 10) })
    expect(depth?.patch.depth).toBe(
      ways[1] === undefined ? undefined : Number(ways[1].replace('karmdybde ', '')),
    )
  })

  test('the depth of a frame behind a row may be that, also where it has two figures', () => {
    expect(doubtsOf('1190x1190 toppsving 92')).toEqual(['number.unclear'])
    expect(choicesOf('1190x1190 toppsving 92').map(({ text }) => text)).toEqual(['92 stk', 'karmdybde 92'])
  })

  test('a number of three figures before a row is how many', () => {
    expect(orderOf('120 toppsving 1190x1190').numberOf).toBe(120)
    expect(orderOf('1190x1190 toppsving 48').numberOf).toBe(48)
  })

  test('said twice and differently are asked about', () => {
    expect(doubtsOf('1190x1190 toppsving glass 304 glass 306')).toEqual(['choice.twice'])
  })
})

describe('an unknown word', () => {
  test('is met with what was perhaps meant, or becomes the reference', () => {
    expect(choicesOf('1190x1190 topsving').map(({ text }) => text)).toEqual(['toppsving', '"topsving"'])
    expect(choicesOf('1190x1190 toppsving Nygata').at(-1)?.text).toBe('"Nygata"')
    expect(choicesOf('1190x1190 sidehengsl venstre').map(({ text }) => text)).toContain('sidehengslet')
  })

  test('is not what a post is: that one is drawn', () => {
    expect(doubtsOf('1190x1190 fastkarm med post')).toEqual(['post.drawn'])
    const [without] = choicesOf('1190x1190 fastkarm med midtpost')
    expect(without && doubtsOf(chosen('1190x1190 fastkarm med midtpost', without))).toEqual([])
    expect(orderOf('Post 3 1190x1190 fastkarm').patch).toMatchObject({ reference: '3' })
  })

  test('is no doubt about the model as well', () => {
    expect(doubtsOf('1190x1190 topsving')).toEqual(['word.unknown'])
  })
})

describe('one configuration with many sizes', () => {
  const orders = (...lines: string[]) =>
    readSchedule(lines, { colorLists, series: 'basic' }).flatMap(({ rows }) =>
      rows.map(({ order, doubts }) => [
        doubts.map(({ code }) => code).join(),
        order?.modelId,
        order?.numberOf,
        order?.patch.width,
        order?.patch.innerColor,
        order?.patch.reference,
      ]),
    )

  test('on lines that follow', () => {
    expect(
      orders('2 790x1190 toppsving sort "A"', '» 990x1190, 1190x1190 2', '> 1390x1190 hvit "B"'),
    ).toEqual([
      ['', 1002, 2, 790, 'NCS S 9000-N', 'A'],
      ['', 1002, 1, 990, 'NCS S 9000-N', undefined],
      ['', 1002, 2, 1190, 'NCS S 9000-N', undefined],
      ['', 1002, 1, 1390, 'NCS S 0502-Y', 'B'],
    ])
  })

  test('after a colon on the same line', () => {
    expect(orders('toppsving sort: 990x1190, 2 1190x1190 "V4"', '» fastkarm 590x590')).toEqual([
      ['', 1002, 1, 990, 'NCS S 9000-N', undefined],
      ['', 1002, 2, 1190, 'NCS S 9000-N', 'V4'],
      ['', 1001, 1, 590, 'NCS S 9000-N', undefined],
    ])
  })

  test('another side takes the place of the one above', () => {
    const sides = readSchedule(['790x1290 sidesving venstre', '» 790x1290 høyre'], {
      colorLists,
      series: 'basic',
    })
    expect(sides.map(({ rows }) => rows[0]?.order?.patch.function)).toEqual(['SSV', 'SSH'])
  })

  test('waits for the line above to be clear', () => {
    expect(orders('toppsvng 790x1190', '» 990x1190')[1]?.[0]).toContain('follow.unclear')
    expect(orders('» 990x1190')[0]?.[0]).toContain('follow.nothing')
  })
})

test('lines that have not changed are not read again', () => {
  const context = { colorLists, series: 'basic' } as const
  const lines = ['790x1190 toppsving', '» 990x1190', 'fastkarm 590x590']
  const before = readSchedule(lines, context)
  const after = readSchedule([...lines.slice(0, 2), 'fastkarm 690x590'], context, before)
  expect(after.map((line, index) => line === before[index])).toEqual([true, true, false])
  const changed = readSchedule(['790x1190 toppsving sort', ...lines.slice(1)], context, before)
  expect(changed.map((line, index) => line === before[index])).toEqual([false, false, true])
})

test('lines that a line above has pushed down are not read again, and say where they stand now', () => {
  const context = { colorLists, series: 'basic' } as const
  const lines = ['790x1190 toppsving', '» 990x1190', '» 490x1190']
  const before = readSchedule(lines, context)
  const moved = ['fastkarm 590x590', ...lines]
  const after = readSchedule(moved, context, before)
  expect(after.slice(1).map(({ rows }, index) => rows === before[index]?.rows)).toEqual([true, true, true])
  expect(after).toEqual(readSchedule(moved, context))
})

test('what follows an unclear line says the number that the line has now', () => {
  const context = { colorLists, series: 'basic' } as const
  const lines = ['toppsvng 790x1190', '» 990x1190']
  const moved = ['fastkarm 590x590', ...lines]
  const after = readSchedule(moved, context, readSchedule(lines, context))
  expect(after).toEqual(readSchedule(moved, context))
  expect(after[2]?.rows[0]?.doubts[0]?.sentence).toContain('2')
})

test('a word that fits no model with the one taken over from before is doubted where it stands', () => {
  const [line] = readSchedule(['990x990 fastkarm, 590x590 SIH B02'], { colorLists, series: 'extra' })
  const [doubt] = line?.rows[1]?.doubts ?? []
  expect(doubt).toMatchObject({
    code: 'model.none',
    at: { start: 26, end: 29 },
    choices: [{ start: 26, end: 29, text: '', label: 'Uten «SIH»' }],
  })
})

const words = vocabularyOf(colorLists).terms.map(({ say }) => say)
const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...words) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 3000 }))
      .map(([w, h]) => `${w}x${h}`),
  },
  { weight: 1, arbitrary: fc.integer({ min: -1, max: 9999 }).map(String) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ',',
      ':',
      '»',
      '"',
      '"V1"',
      '«x»',
      'h1=790',
      'b1',
      '\\',
      'x',
      '×',
      ';',
      '\u0000',
      '__proto__',
      'constructor',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
)
const anyLine = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(' '))

test('any text at all gives rows whose doubts lie in the line, and never an error', async () => {
  await fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 3 }), (lines) => {
      for (const { text, rows } of readSchedule(lines, { colorLists, series: 'extra' }))
        for (const { doubts, configuration, order } of rows) {
          for (const { at, choices, sentence } of doubts) {
            expect(sentence.length).toBeGreaterThan(5)
            for (const { start, end } of [at, ...choices]) {
              expect(start).toBeGreaterThanOrEqual(0)
              expect(end).toBeGreaterThanOrEqual(start)
              expect(end).toBeLessThanOrEqual(text.length)
            }
          }
          if (doubts.length === 0) expect([order === null, configuration === null]).toEqual([false, false])
        }
    }),
    { numRuns: 150, seed: SEED },
  )
})

test.each([
  ['sort', 'sort begge sider'],
  ['inne sort', 'sort begge sider'],
  ['inne sort ute hvit', 'inne sort ute hvit'],
  ['inne sort alu 7016', 'inne sort alu RAL 7016'],
  ['ute sort', 'ute sort'],
  ['uten alu', 'uten alu'],
  ['uten alu ute sort', 'ute sort uten alu'],
])('«%s» is read back as «%s»: what is told of one side only is on both', (said, words) => {
  const order = orderOf(`990x1190 toppsving ${said}`)
  expect(productWords(order, colorLists)).toBe(`Skjær Toppsving ${words}`)
  expect(orderOf(printRow(order, colorLists))).toEqual(order)
})

test('a clear row, printed in full words, reads as the same row again', async () => {
  let clear = 0
  const parts = fc.record({
    model: fc.constantFrom(...models),
    opening: fc.nat(),
    said: fc.uniqueArray(fc.constantFrom(...words, 'uten alu', 'alu RAL 7016', 'ute sort'), { maxLength: 3 }),
    count: fc.integer({ min: 1, max: 99 }),
    reference: fc.string({ maxLength: 20 }),
  })
  await fc.assert(
    fc.property(parts, ({ model, opening, said, count, reference }) => {
      const { functions, defaultWidth, defaultHeight } = model
      const size = `${defaultWidth}x${defaultHeight}mm`
      const quoted = `"${reference.replace(/["\\]/g, '\\$&')}"`
      const line = [count, size, model.name, functions[opening % functions.length], ...said, quoted].join(' ')
      const { order, doubts } = readRow(line)
      if (order === null || doubts.length > 0) return
      clear += 1
      expect(orderOf(printRow(order, colorLists), 'extra')).toEqual(order)
    }),
    { numRuns: 300, seed: SEED },
  )
  expect(clear).toBeGreaterThan(40)
})

test('a line that is a page of text is told of by its length and not read', () => {
  const page = `2 990x990 fastkarm ${'og annet '.repeat(100_000)}`
  const read = readSchedule(['990x990 toppsving', page, '» 590x590'], { colorLists, series: 'basic' })
  const codes = read.map(({ rows }) => rows.flatMap(({ doubts }) => doubts.map(({ code }) => code)))
  expect(codes.slice(0, 2)).toEqual([[], ['line.long']])
  // What follows it follows no line before it.
  expect(codes[2]).toContain('follow.unclear')
  expect(read.map(({ isClear }) => isClear)).toEqual([true, false, false])
})

test('every model is known by its own name', () => {
  const wrong = models.filter(
    ({ id, name, shapes, functions, defaultFunction, defaultWidth, defaultHeight }) => {
      if (shapes.length > 1) return false
      const side = functions.length > 1 ? ` ${defaultFunction}` : ''
      const { order, doubts } = readRow(`${name} ${defaultWidth}x${defaultHeight}mm${side}`)
      return order?.modelId !== id || doubts.length > 0
    },
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})
