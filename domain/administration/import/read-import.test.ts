// Sheets as they come from chains, offices and old systems: read line by line, or said in words why not.
import { describe, expect, test } from 'vitest'
import { readImport } from './read-import.ts'

const rowsOf = (text: string): string[][] =>
  text.split('\n').map((row) => row.split('|').map((cell) => cell.trim()))
const read = (text: string) => {
  const result = readImport(rowsOf(text))
  if (!result.ok) throw new Error(result.sentence)
  return result.sheet
}
const faultsIn = (text: string) =>
  read(text).lines.map(({ line, faults }) => [
    line,
    ...faults.map(({ column, sentence }) => `${column}: ${sentence}`),
  ])

/** As the chain's own system exports it: title, date, empty row, headers in capitals, columns that nobody asked for. */
const fromChain = `BUTIKKOVERSIKT KJEDEN||||||||
Uttrekk 14.11.2026||||||||
||||||||
BUTIKKNR|BUTIKKNAVN|ORG.NR|GATEADRESSE|POSTNR|POSTSTED|BUTIKKSJEF|SENTRALBORD|E-POST BUTIKK
4101|Tømmerringen Voss|399 100 011|Uttrågata 9|5700|VOSS|Synnøve Bø|56 51 00 00|voss@butikk.example
4102|Tømmerringen Oslo Sentrum|399100038|Storgata 1|150|OSLO|Per Å. Lie|+47 22 00 00 00|Sentrum <oslo@butikk.example>
||||||||
BUTIKKNR|BUTIKKNAVN|ORG.NR|GATEADRESSE|POSTNR|POSTSTED|BUTIKKSJEF|SENTRALBORD|E-POST BUTIKK
4103|Tømmerringen Ås|NO 399 100 046 MVA||1430 Ås||||`

/** As somebody in the office has typed it. */
const byHand = `Navn|Rolle|Butikk|Mobil|E-post*
Øverås, Anne Lise|Admin|Tømmerringen Voss|412 34 567|anne.lise@butikk.example
Ole van der Berg||Tømmerringen Voss|tlf: 0047 900 11 223|OLE@butikk.example
Kari|Sjef|Tømmerringen Voss|1234|kari(at)butikk.example`

/** As an old system prints it: numbers of stores, two phone columns, family name first. */
const fromOldSystem = `ID;ETTERNAVN;FORNAVN;TELEFON;MOBILTELEFON;BRUKERTYPE;AVDELING;EPOST
17;Nilsen;Åse;;99 88 77 66;NORMAL BRUKER;101;aase.nilsen@gammel.example
18;Li;Bo;51000000;;SELGER;101;bo.li@gammel.example`.replaceAll(';', '|')

describe('a chain’s own export', () => {
  const sheet = read(fromChain)

  test('is one of stores; titles, empty rows and headers said again are left out, rows keep their numbers', () => {
    expect(sheet.kind).toBe('stores')
    expect(sheet.lines.map(({ line }) => line)).toEqual([5, 6, 9])
    expect(sheet.ignored).toEqual(['BUTIKKNR'])
  })

  test('has no faults: the zero that a spreadsheet takes from 0150, place beside the code, an address behind a name', () => {
    expect(sheet.lines.flatMap(({ faults }) => faults)).toEqual([])
    expect(sheet.lines[1]?.cells).toMatchObject({ postalCode: '150', email: 'Sentrum <oslo@butikk.example>' })
  })

  test.each(['Org.nr', 'ORG.NR.', 'Orgnr', 'Organisasjonsnummer', 'Organisasjonsnr', 'Foretaksnummer'])(
    'has organisation numbers under «%s»; one with a wrong digit is said of its cell',
    (heading) => {
      expect(faultsIn(`Butikk|Postnr|${heading}\nA|5700|399 100 003\nB|5700|399100004\nC|5700|`)).toEqual([
        [2],
        [3, 'organisationNumber: Organisasjonsnummeret er ikke gyldig (9 siffer)'],
        [4],
      ])
    },
  )
})

describe('headings in more than one row', () => {
  test('the row that names the columns is the header, whatever is merged above it', () => {
    const sheet = read(`Butikk|||Kontakt||
Butikk|Adresse|Postnr|Kontaktperson|Telefon|E-post
Tømmerringen Voss|Uttrågata 9|5700|Synnøve Bø|56510000|voss@butikk.example`)
    expect(sheet.lines).toMatchObject([
      {
        line: 3,
        cells: { name: 'Tømmerringen Voss', postalCode: '5700', contact: 'Synnøve Bø' },
        faults: [],
      },
    ])
  })

  test('also of people, whose group of names is merged', () => {
    const sheet = read(`Navn||Kontakt||Butikk|
Fornavn|Etternavn|E-post|Mobil|Butikk|Rolle
Anne|Li|a@x.example|99887766|Voss|Admin`)
    expect(sheet.kind).toBe('people')
    expect(sheet.lines).toMatchObject([{ line: 3, cells: { firstname: 'Anne', lastname: 'Li' }, faults: [] }])
  })
})

describe('a list made by hand', () => {
  test('is one of people; what cannot be read is said of its cell', () => {
    const sheet = read(byHand)
    expect(sheet.kind).toBe('people')
    expect(faultsIn(byHand)).toEqual([
      [2],
      [3],
      [
        4,
        'lastname: Etternavnet mangler',
        'email: E-postadressen er ikke gyldig',
        'phoneNumber: Telefonnummeret må ha 8 siffer',
        'role: Rollen «Sjef» er ukjent. Skriv «Administrator» eller «Bruker»',
      ],
    ])
  })
})

describe('an export of an old system', () => {
  test('is one of people; of two phone columns the one that is filled', () => {
    const { kind, lines } = read(fromOldSystem)
    expect(kind).toBe('people')
    expect(lines.map(({ cells }) => cells.phoneNumber)).toEqual(['99 88 77 66', '51000000'])
    expect(lines.flatMap(({ faults }) => faults)).toEqual([])
  })
})

describe('what stands in a sheet twice', () => {
  test('a store of the same name and postal code is a fault of the later line', () => {
    expect(
      faultsIn(`Butikk|Postnr
Tømmerringen Voss|5700
TØMMERRINGEN VOSS |5700
Tømmerringen Voss|5750`),
    ).toEqual([[2], [3, 'name: Samme butikk står på linje 2'], [4]])
  })

  test('a store of nearly the same name, or at the same place and phone, is asked about', () => {
    const sheet = read(`Butikk|Postnr|Tlf
Tømmerringen Voss|5700|56510000
Tømmeringen Voss|5700|
Voss Tømmerringen AS|5705|
Byggern|5700|56 51 00 00
Tømmerringen Moss|1530|`)
    expect(sheet.lines.map(({ twice }) => twice?.sentence ?? null)).toEqual([
      null,
      'En butikk som ligner, står på linje 2',
      'En butikk som ligner, står på linje 2',
      'En butikk som ligner, står på linje 2',
      null,
    ])
  })

  test('a person of the same name and phone number with another address is asked about', () => {
    const sheet = read(`Fornavn|Etternavn|E-post|Butikk|Mobil
Anne|Li|a@x.example|Voss|99887766
Anne|Li|anne@x.example|Voss|+47 998 87 766
Anne|Li|anne.li@x.example|Voss|`)
    expect(sheet.lines.map(({ twice }) => twice?.code ?? null)).toEqual([null, 'person-twin', null])
  })

  test('a person at one place is a fault, with another name too; at another place is asked about', () => {
    const sheet = read(`Fornavn|Etternavn|E-post|Butikk
Anne|Li|a@x.example|Voss
Anne|Li|A@x.example|voss
Anne|Li|a@x.example|Bømlo
Bo|Li|a@x.example|Bømlo`)
    expect(sheet.lines.map(({ faults, twice }) => faults[0]?.sentence ?? twice?.sentence ?? null)).toEqual([
      null,
      'Samme person står på linje 2',
      'Samme person står på linje 2, med en annen tilhørighet',
      'Samme e-postadresse står på linje 2 med et annet navn',
    ])
  })
})

describe('a sheet that is none', () => {
  test.each([
    ['', 'Arket er tomt.'],
    ['||\n ||', 'Arket er tomt.'],
    ['Vare|Antall\nVindu|3', 'Fant ingen overskrifter.'],
    ['Butikk|Telefon\nVoss|56510000', 'Arket mangler kolonnen Postnr.'],
    ['Fornavn|Etternavn|Butikk\nA|B|Voss', 'Arket mangler kolonnen E-post.'],
    ['Butikk|Postnr', 'Arket har overskrifter, men ingen linjer under.'],
  ])('%j: %s', (text, sentence) => {
    const result = readImport(rowsOf(text))
    expect(result.ok ? '' : result.sentence).toContain(sentence)
  })

  test('with more lines than can be imported says how many it has', () => {
    const rows = [['Butikk', 'Postnr'], ...Array.from({ length: 5001 }, (_, at) => [`Butikk ${at}`, '5700'])]
    expect(readImport(rows)).toMatchObject({ ok: false, sentence: expect.stringContaining('5001 linjer') })
  })
})

test('what a line costs does not grow with how many have the same telephone number', () => {
  const millisecondsFor = (count: number): number => {
    const rows = Array.from({ length: count }, (_, at) => [`Butikk ${at}`, String(1000 + at), '56510000'])
    const before = performance.now()
    expect(readImport([['Butikk', 'Postnr', 'Tlf'], ...rows]).ok).toBe(true)
    return performance.now() - before
  }
  // The best of several of both: on a busy machine any of them may have to wait.
  const best = (count: number) => Math.min(...Array.from({ length: 4 }, () => millisecondsFor(count)))
  millisecondsFor(500)
  const [few, many] = [best(1000), best(5000)]
  // Compared with all of them it would be twenty-five times.
  expect(many / few).toBeLessThan(14)
})

test('percents are read with a comma, as a share and with their sign; what is no percent is a fault', () => {
  expect(
    faultsIn(`Butikk|Postnr|Standardmargin|Maks rabatt vinduer (%)|Maks rabatt dører
A|5700|12,5|0,35|35 %
B|5700|100|101|mye`),
  ).toEqual([
    [2],
    [
      3,
      'defaultMargin: Må være en prosent fra 1 til 99',
      'discountMaxWindows: Må være en prosent fra 0 til 100',
      'discountMaxDoors: Må være en prosent fra 0 til 100',
    ],
  ])
})
