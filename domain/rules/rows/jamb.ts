/** Jamb extension, its groove, and the flower board (trade handbook 11, J-01 to J-05). Depth is depth.ts's. */
import { FLOWER_BOARD, grooves } from '#domain/catalogue/data/linings'
import { isWindow } from '#domain/catalogue/model-kind'
import { NONE } from '#domain/catalogue/none'
import { edgesOf } from '#domain/geometry/polygon'
import type { Choices } from '#domain/product/product'
import { roundHalfAway } from '#domain/units'
import { applies, type CheckRule, type ForceRule, inSection } from '../rule.ts'

const FIRST_GROOVE = '12'

const grooveFor = (featherSize: number): string =>
  grooves.find(({ code }) => code !== NONE && Number(code) >= featherSize)?.code ?? FIRST_GROOVE

const stepped = (length: number, most: number): number =>
  Math.min(roundHalfAway(length / FLOWER_BOARD.step) * FLOWER_BOARD.step, most)

const fittedBoard = ({ flowerBoard }: Choices): Choices['flowerBoard'] => ({
  ...flowerBoard,
  depth: stepped(flowerBoard.depth, FLOWER_BOARD.depthMax),
  extension: stepped(flowerBoard.extension, FLOWER_BOARD.extensionMax),
})

export const jambForces: readonly ForceRule[] = [
  {
    id: 'R-J-01',
    severity: 'FORCE',
    when: ({ values }) => applies(values.extensionJamb.mounted && values.extensionJambGroove === NONE),
    put: () => ({ extensionJambGroove: FIRST_GROOVE }),
    code: 'jamb.groove-added',
    refuses: { fields: ['extensionJambGroove'], code: 'jamb.groove-needed' },
    source: inSection(11, 'J-01'),
  },
  {
    id: 'R-J-02',
    severity: 'FORCE',
    when: ({ values: { extensionJamb, extensionJambGroove: groove } }) =>
      applies(extensionJamb.mounted && groove !== NONE && extensionJamb.featherSize > Number(groove)),
    put: ({ values }) => ({ extensionJambGroove: grooveFor(values.extensionJamb.featherSize) }),
    code: 'jamb.groove-fitted',
    refuses: { fields: ['extensionJambGroove'], code: 'jamb.groove-fitted' },
    source: inSection(11, 'J-02'),
  },
  {
    id: 'R-J-03',
    severity: 'FORCE',
    when: ({ values }) => applies(values.flowerBoard.selected && values.extensionJamb.hasBottom),
    put: ({ values }) => ({ extensionJamb: { ...values.extensionJamb, hasBottom: false } }),
    code: 'jamb.three-sided',
    refuses: { fields: ['extensionJamb'], code: 'jamb.three-sided' },
    source: inSection(11, 'J-03'),
  },
  {
    id: 'R-J-05',
    severity: 'FORCE',
    when: ({ values }) => applies(values.flowerBoard.selected),
    put: ({ values }) => ({ flowerBoard: fittedBoard(values) }),
    source: inSection(11, 'J-05'),
  },
]

export const jambChecks: readonly CheckRule[] = [
  {
    id: 'R-J-07',
    severity: 'BLOCK',
    when: ({ values: { flowerBoard } }) => applies(flowerBoard.selected && flowerBoard.depth === 0),
    code: 'jamb.flower-board-without-depth',
    path: 'flowerBoard',
    source: `${inSection(11, 'J-05')}: its bounds begin with 0, of which no board can be made`,
  },
  {
    id: 'R-J-04',
    severity: 'LIMIT',
    when: ({ model, values, measured: { places: layout } }) =>
      applies(
        values.flowerBoard.selected &&
          (!isWindow(model) || !edgesOf(layout.outline).some(([[, y1], [, y2]]) => y1 === 0 && y2 === 0)),
      ),
    code: 'jamb.no-flower-board',
    path: 'flowerBoard',
    source: inSection(11, 'J-04'),
  },
]
