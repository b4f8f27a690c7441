/**
 * Quotes as sensible people write them, from a seed: the rooms of a house, or the stacks of a block of flats. They are uneven
 * on purpose, as real ones are: hands that follow the wall they open to, one facade in another colour, glass for the road side,
 * a store room that is not heated, and now and then something that the clerk has left as it came.
 */
import type { Patch } from '#domain/product/product'
import { type Chance, makeChance } from '#functions/demo/random'

export interface PlannedRow {
  readonly modelId: number
  /** Everything that somebody has stated, as it was typed. */
  readonly patch: Patch
  readonly numberOf: number
}

const FIXED = 1001
const TOP_SWING = 1002
const SIDE_SWING = 1003
const TOP_HUNG = 1004
const SIDE_HUNG = 1005
const FRONT_DOOR = 3104
const BALCONY_DOOR = 2001
const SHED_DOOR = 3301
const SLIDING_DOOR = 2101

const SAFE = '311'
const TWO_LAYERS = '201'
const FROSTED = 6
const TALL = 1700

const often = ({ next }: Chance, share: number): boolean => next() < share

interface House {
  readonly chance: Chance
  /** Said of each window. */
  readonly everywhere: Patch
  /** Said of windows to the street. */
  readonly street: Patch
  /** A clerk at the editor now and then leaves a hand as the model comes; in quick entry it is always asked for. */
  readonly leavesHands: boolean
}

const window = (
  { chance, everywhere, street }: House,
  modelId: number,
  [width, height]: readonly [number, number],
  reference: string,
  more: Patch = {},
): PlannedRow => ({
  modelId,
  numberOf: often(chance, 0.25) ? 2 : 1,
  patch: {
    width,
    height,
    reference,
    ...everywhere,
    ...(often(chance, 0.3) && street),
    // Low glass is chosen safe by whoever knows the rules.
    ...(height >= TALL && often(chance, 0.6) && { glassCode: SAFE }),
    ...more,
  },
})

const handed = (house: House, left: string, right: string, isRight: boolean): Patch =>
  house.leavesHands && often(house.chance, 0.15) ? {} : { function: isRight ? right : left }

/** Hands by the walls: all to one side, in turn, or one that its wall leaves no choice. */
const handsOf = (chance: Chance, count: number): readonly boolean[] => {
  const way = chance.next()
  const side = often(chance, 0.5)
  if (way < 0.45) return Array.from({ length: count }, () => side)
  if (way < 0.95) return Array.from({ length: count }, (_, index) => (index % 2 === 0) === side)
  return Array.from({ length: count }, (_, index) => (index === count - 1) !== side)
}

const looks = (chance: Chance): Pick<House, 'everywhere' | 'street'> => {
  const way = chance.next()
  const everywhere: Patch =
    way < 0.5
      ? {}
      : way < 0.7
        ? { innerColor: 'NCS S 0502-Y' }
        : way < 0.85
          ? { aluminium: { selected: true, color: 'RAL 7016' } }
          : { innerColor: 'NCS S 7500-N', outerColor: 'NCS S 7500-N' }
  const street: Patch = often(chance, 0.3) ? { glassCode: '323' } : {}
  return { everywhere, street }
}

const bedroomRows = (house: House): readonly PlannedRow[] => {
  const { chance } = house
  const count = 2 + Math.floor(chance.next() * 4)
  const size = chance.pick([
    [690, 1290],
    [790, 1290],
    [890, 1190],
    [790, 1390],
  ] as const)
  const hands = handsOf(chance, count)
  return hands.flatMap((isRight, index) => {
    const room = chance.pick(['Soverom', 'Soverom', 'Barnerom'])
    const name = `${room} ${index + 1}`
    const wayOut = window(
      house,
      SIDE_HUNG,
      size,
      `V${20 + index} ${name}`,
      handed(house, 'SHV', 'SHH', isRight),
    )
    // Beside the one to climb out of there may be others that are none.
    const beside = window(
      house,
      SIDE_SWING,
      [590, 1190],
      `V${40 + index} ${name}`,
      handed(house, 'SSV', 'SSH', isRight),
    )
    return often(chance, 0.25) ? [wayOut, beside] : [wayOut]
  })
}

const doorRows = (house: House): readonly PlannedRow[] => {
  const { chance } = house
  const turned = (left: string, right: string) => handed(house, left, right, often(chance, 0.5))
  const door = (modelId: number, width: number, reference: string, hand: Patch): PlannedRow => ({
    modelId,
    numberOf: 1,
    patch: { width, height: 2090, reference, ...hand },
  })
  // Doors of glass belong to the facade, and are sometimes forgotten.
  const glazed = often(chance, 0.9) ? house.everywhere : {}
  return [
    door(FRONT_DOOR, chance.pick([990, 1090]), 'D1 Inngang', turned('VU', 'HU')),
    ...(often(chance, 0.7)
      ? [door(BALCONY_DOOR, 890, 'D2 Balkong', { ...glazed, ...turned('VU', 'HU') })]
      : []),
    ...(often(chance, 0.5)
      ? [door(SLIDING_DOOR, 2390, 'D3 Terrasse', { ...glazed, ...turned('SKV', 'SKH') })]
      : []),
    ...(often(chance, 0.5) ? [door(SHED_DOOR, 890, 'D4 Bod', turned('VU', 'HU'))] : []),
  ]
}

const houseRows = (chance: Chance): readonly PlannedRow[] => {
  const house: House = { chance, ...looks(chance), leavesHands: often(chance, 0.3) }
  const living = chance.pick([1190, 1490, 1790])
  const kitchen = chance.pick([990, 1190, 1390])
  const livingRooms = Array.from({ length: 2 + Math.floor(chance.next() * 3) }, (_, index) =>
    window(
      house,
      FIXED,
      [living, chance.pick([1390, 1490, 1890])],
      `V${index + 1} Stue ${chance.pick(['sør', 'vest'])}`,
    ),
  )
  const kitchens = Array.from({ length: 1 + Math.floor(chance.next() * 4) }, (_, index) =>
    window(house, TOP_SWING, [kitchen, 1190], `V${10 + index} Kjøkken`),
  )
  return [
    ...livingRooms,
    ...kitchens,
    window(house, TOP_HUNG, [chance.pick([1190, 1490]), 590], 'V15 Over benk'),
    ...bedroomRows(house),
    // Frosted glass does not come as sound glass.
    window({ ...house, street: {} }, TOP_SWING, [590, 890], 'V30 Bad', {
      panelProperties: [{ panel: 'c1r1', id: FROSTED }],
    }),
    ...(often(chance, 0.4) ? [window(house, FIXED, [590, 2090], 'V31 Trapp', accent(chance))] : []),
    ...(often(chance, 0.3)
      ? [window(house, TOP_HUNG, [990, 590], 'V32 Bod', { glassCode: TWO_LAYERS })]
      : []),
    ...doorRows(house),
  ]
}

/** One window that is meant to stand out. */
const accent = (chance: Chance): Patch =>
  often(chance, 0.3) ? { aluminium: { selected: true, color: 'RAL 7016' } } : {}

const blockRows = (chance: Chance): readonly PlannedRow[] => {
  const house: House = { chance, ...looks(chance), leavesHands: false }
  const floors = 3 + Math.floor(chance.next() * 3)
  const flats = 2 + Math.floor(chance.next() * 2)
  return Array.from({ length: floors }, (_, floor) =>
    Array.from({ length: flats }, (__, flat): readonly PlannedRow[] => {
      const name = `Leil ${floor + 1}0${flat + 1}`
      // Flats beside each other are mirrored; those above each other are not.
      const isRight = flat % 2 === 1
      return [
        window(house, FIXED, [1490, 1490], `${name} stue`),
        window(house, SIDE_HUNG, [690, 1390], `${name} sov`, handed(house, 'SHV', 'SHH', isRight)),
        window(house, TOP_HUNG, [1190, 690], `${name} kjøkken`),
        {
          modelId: BALCONY_DOOR,
          numberOf: 1,
          patch: {
            width: 890,
            height: 2090,
            reference: `${name} balkong`,
            ...house.everywhere,
            ...handed(house, 'VU', 'HU', isRight),
          },
        },
      ]
    }).flat(),
  ).flat()
}

export const sensibleQuotes = (seed: number, count: number): readonly (readonly PlannedRow[])[] => {
  const chance = makeChance(seed)
  return Array.from({ length: count }, () => (often(chance, 0.75) ? houseRows(chance) : blockRows(chance)))
}
