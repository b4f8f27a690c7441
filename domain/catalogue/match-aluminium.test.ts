import { describe, expect, test } from 'vitest'
import { roundHalfAway } from '#domain/units'
import { colorLists } from './colors/color-lists.ts'
import { labOf } from './lab.ts'
import { matchAluminium } from './match-aluminium.ts'

/** From wood, to aluminium, by code, distance with one decimal (trade handbook 6.5). */
const expected: readonly (readonly [from: string, to: string, byCode: boolean, distance: number])[] = [
  ['NCS S 0502-Y', 'NCS S 0502-Y', true, 0],
  ['NCS S 0500-N', 'NCS S 0500-N', true, 0],
  ['NCS S 9000-N', 'NCS S 9000-N', true, 0],
  ['NCS S 7500-N', 'NCS S 7500-N', true, 0],
  ['NCS S 8500-N', 'RAL 7021', false, 1.8],
  ['NCS S 0300-N', 'NCS S 0500-N', false, 2.1],
  ['NCS S 0502-G', 'RAL 9016', false, 1.5],
  ['NCS S 0505-Y', 'RAL 9010', false, 3.2],
  ['NCS S 0804-Y30R', 'RAL 9001', false, 1.8],
  ['NCS S 1002-Y', 'RAL 9010', false, 3.7],
  ['NCS S 1500-N', 'RAL 9002', false, 4.3],
  ['NCS S 1502-Y', 'RAL 9002', false, 0.7],
  ['NCS S 2000-N', 'RAL 7047', false, 1.1],
  ['NCS S 2002-Y', 'RAL 9002', false, 3.9],
  ['NCS S 2005-Y20R', 'RAL 9002', false, 6.8],
  ['NCS S 2500-N', 'RAL 7035', false, 3],
  ['NCS S 3000-N', 'RAL 7038', false, 3.9],
  ['NCS S 3005-Y20R', 'RAL 7032', false, 2.7],
  ['NCS S 4000-N', 'RAL 7042', false, 2.8],
  ['NCS S 4005-Y20R', 'RAL 7030', false, 4.6],
  ['NCS S 4502-Y', 'RAL 7030', false, 2.2],
  ['NCS S 5000-N', 'RAL 7037', false, 1.1],
  ['NCS S 5005-Y20R', 'RAL 7006', false, 6.3],
  ['NCS S 6000-N', 'RAL 7012', false, 4.3],
  ['NCS S 6005-Y20R', 'RAL 7039', false, 2.6],
  ['NCS S 6500-N', 'RAL 7012', false, 2.5],
  ['NCS S 7000-N', 'RAL 7043', false, 2],
  ['NCS S 7005-Y20R', 'RAL 7022', false, 2],
  ['NCS S 7502-B', 'RAL 7016', false, 2.6],
  ['NCS S 8000-N', 'RAL 8019', false, 3.5],
  ['NCS S 8502-B', 'RAL 7021', false, 2.5],
  ['NCS S 7010-Y50R', 'RAL 7013', false, 6.4],
  ['NCS S 8005-Y50R', 'RAL 8019', false, 1.8],
  ['NCS S 8010-Y50R', 'RAL 8017', false, 4.3],
  ['NCS S 8010-Y70R', 'RAL 8017', false, 4],
  ['NCS S 5040-Y80R', 'RAL 3011', false, 8.8],
  ['NCS S 5040-Y90R', 'RAL 3011', false, 6.6],
  ['NCS S 6030-Y80R', 'RAL 3009', false, 1.7],
  ['NCS S 3040-Y20R', 'RAL 1024', false, 5.2],
  ['NCS S 1020-Y', 'RAL 1014', false, 9.3],
  ['NCS S 2030-Y20R', 'RAL 1024', false, 13.3],
  ['NCS S 7010-G10Y', 'RAL 6020', false, 7],
  ['NCS S 7020-G10Y', 'RAL 6020', false, 6.3],
  ['NCS S 5010-G30Y', 'RAL 6013', false, 8.3],
  ['NCS S 3010-G50Y', 'RAL 7032', false, 7.1],
  ['NCS S 8010-G10Y', 'RAL 6009', false, 3],
  ['NCS S 5020-R90B', 'RAL 5014', false, 11.3],
  ['NCS S 7020-R90B', 'RAL 5008', false, 6.1],
  ['NCS S 4020-R90B', 'RAL 5014', false, 1.3],
  ['NCS S 2020-R90B', 'RAL 7040', false, 14.4],
  ['NCS S 8010-B10G', 'RAL 5008', false, 4.4],
  ['RAL 9010', 'RAL 9010', true, 0],
  ['RAL 7016', 'RAL 7016', true, 0],
  ['RAL 9005', 'RAL 9005', true, 0],
  ['BEIS-00', 'RAL 1014', false, 5.6],
  ['BEIS-01', 'RAL 1024', false, 11.8],
  ['BEIS-02', 'RAL 1024', false, 5.1],
  ['BEIS-03', 'RAL 1011', false, 15],
  ['BEIS-04', 'RAL 8011', false, 3.3],
  ['BEIS-05', 'RAL 3009', false, 4.2],
  ['BEIS-06', 'RAL 7030', false, 1.7],
  ['BEIS-07', 'RAL 8017', false, 4],
  ['BEIS-08', 'NCS S 9000-N', false, 3],
  ['BEIS-09', 'RAL 1013', false, 1],
]

describe('the aluminium colour that follows a wood colour', () => {
  test('the table names every wood colour', () => {
    expect(expected.map(([from]) => from).toSorted()).toEqual(
      colorLists.wood.map(({ code }) => code).toSorted(),
    )
  })

  test.each(expected)('%s gives %s', (from, to, byCode, distance) => {
    const match = matchAluminium(colorLists, from)
    expect(match?.color.code).toBe(to)
    expect(match?.how).toBe(byCode ? 'code' : 'nearest')
    expect(roundHalfAway(match?.distance ?? -1, 1)).toBe(distance)
  })

  test('an unknown colour matches nothing', () => {
    expect(matchAluminium(colorLists, 'NCS S 0000-X')).toBeNull()
  })

  test('of two equally near colours the first in the list wins', () => {
    const [white] = colorLists.wood
    if (!white) throw new Error('no wood colour')
    const twin = { ...white, backendCode: 'none', std: false }
    const withTwins = {
      wood: [{ ...white, code: 'NCS S 0000-Q', backendCode: 'W999' }],
      aluminium: [
        { ...twin, code: 'RAL 0002', sorting: 20 },
        { ...twin, code: 'RAL 0001', sorting: 10 },
        { ...twin, code: 'RAL 9006', sorting: 1 },
      ],
      door: [],
    }
    expect(matchAluminium(withTwins, 'NCS S 0000-Q')?.color.code).toBe('RAL 0001')
  })
})

test('Lab of white is 100/0/0 and of RAL 7016 25.80/−1.51/−3.30', () => {
  const rounded = (rgbHex: string) => labOf(rgbHex).map((part) => roundHalfAway(part, 2))
  expect(rounded('#FFFFFF')).toEqual([100, 0, 0])
  expect(rounded('#383E42')).toEqual([25.8, -1.51, -3.3])
})
