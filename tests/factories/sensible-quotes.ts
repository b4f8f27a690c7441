/**
 * Quotes as sensible people write them, from a seed: a house, a block of flats, a cabin, a garage, a few windows changed. They are
 * uneven on purpose, as real ones are: hands that follow the walls, one facade in another colour, glass for the street, store
 * rooms that nobody heats, windows too large for the glass that was typed, a room whose windows are written in three ways. What the
 * clerk has left as it came is left so in the plan too.
 */
import type { Patch } from '#domain/product/product'
import { type Chance, makeChance } from '#functions/demo/random'
import { type PlannedQuote, type PlannedRow, toDoor } from './planned-quote.ts'

const FROSTED = 6
const SOLID = 14
const SAFE = '311'
const SOUND = '323'
const TWO_LAYERS = '201'
const TALL = 1700

interface Models {
  readonly fixed: number
  readonly topSwing: number
  readonly sideSwing: number
  readonly topHung: number
  readonly sideHung: number
  readonly balconyDoor: number
  readonly frontDoors: readonly number[]
}
const BASIC: Models = {
  fixed: 1001,
  topSwing: 1002,
  sideSwing: 1003,
  topHung: 1004,
  sideHung: 1005,
  balconyDoor: 2001,
  frontDoors: [3001, 3004],
}
const EXTRA: Models = {
  fixed: 1101,
  topSwing: 1102,
  sideSwing: 1103,
  topHung: 1105,
  sideHung: 1104,
  balconyDoor: 2011,
  frontDoors: [3101, 3104],
}
const COMBINED = 1008
const CELLAR = 1010
const CABIN_WINDOW = 1011
const STABLE_WINDOW = 1012
const BREASTWORK_DOOR = 2002
const CABIN_BALCONY_DOOR = 2004
const SLIDING_DOOR = 2101
const SHED_DOOR = 3301
const CABIN_DOOR = 3302

const often = ({ next }: Chance, share: number): boolean => next() < share

interface House {
  readonly chance: Chance
  readonly models: Models
  /** Said of each window. */
  readonly everywhere: Patch
  /** Said of the windows that look on the street. */
  readonly street: Patch
  /** A clerk at the editor now and then leaves something as the model comes. */
  readonly leaves: number
  /** Windows of a kind are made as copies of the first, and turned where the wall asks for it. */
  readonly copies: boolean
}

type Place = Pick<PlannedRow, 'room' | 'use'>

const place = (room: string, use: PlannedRow['use'] = 'OTHER'): Place => ({ room, use })

const fitsSoundGlass = (modelId: number, { panelProperties }: Patch): boolean =>
  panelProperties === undefined && modelId !== CABIN_WINDOW && modelId !== STABLE_WINDOW

/** Share of the references that begin with the number of the window on the drawings. */
const WORDS_OF_A_MARK = 0.75

const window = (
  { chance, everywhere, street, leaves }: House,
  modelId: number,
  [width, height]: readonly [number, number],
  [mark, at, said = at.room]: readonly [mark: string, at: Place, said?: string],
  more: Patch = {},
): PlannedRow => {
  const reference = often(chance, leaves / 4)
    ? {}
    : { reference: often(chance, WORDS_OF_A_MARK) ? `${mark} ${said}` : said }
  const size = often(chance, leaves / 8) ? {} : { width, height }
  return {
    modelId,
    numberOf: often(chance, 0.2) ? 2 : 1,
    ...at,
    patch: {
      ...size,
      ...reference,
      ...everywhere,
      ...(often(chance, 0.3) && street),
      // Low glass is chosen safe by whoever knows the rules.
      ...(height >= TALL && often(chance, 0.6) && { glassCode: SAFE }),
      ...more,
    },
    ...(often(chance, 0.03) && fitsSoundGlass(modelId, more) && { triedGlass: SOUND }),
  }
}

const handed = (house: House, left: string, right: string, isRight: boolean): Patch =>
  often(house.chance, house.leaves) ? {} : { function: isRight ? right : left }

/** Hands by the walls: all to one side, in turn, as each wall asks for, or one that its wall leaves no choice. */
const handsOf = (chance: Chance, count: number): readonly boolean[] => {
  const way = chance.next()
  const side = often(chance, 0.5)
  if (way < 0.45) return Array.from({ length: count }, () => side)
  if (way < 0.8) return Array.from({ length: count }, (_, index) => (index % 2 === 0) === side)
  if (way < 0.95) return Array.from({ length: count }, () => often(chance, 0.5))
  return Array.from({ length: count }, (_, index) => (index === count - 1) !== side)
}

const COLORS: readonly Patch[] = [
  {},
  {},
  { innerColor: 'NCS S 0502-Y' },
  { aluminium: { selected: true, color: 'RAL 7016' } },
  { innerColor: 'NCS S 7500-N', outerColor: 'NCS S 7500-N' },
  { innerColor: 'NCS S 0502-Y', outerColor: 'NCS S 9000-N' },
]
/** Most say nothing of it, some type for every window what they always take. */
const GLASSES: readonly Patch[] = [{}, {}, {}, { glassCode: '303' }, { glassCode: '304' }]

const houseOf = (chance: Chance): House => ({
  chance,
  models: often(chance, 0.7) ? BASIC : EXTRA,
  everywhere: { ...chance.pick(COLORS), ...chance.pick(GLASSES) },
  street: often(chance, 0.3) ? { glassCode: SOUND } : {},
  leaves: often(chance, 0.3) ? 0.15 : 0,
  copies: often(chance, 0.5),
})

/** Ways of writing which of the windows of a room is meant. */
const BESIDE = ['fast', 'fast felt', 'mot vest', '(sidefelt)', 'over seng', '2']
const NAMES = ['Hovedsoverom', 'Gjesterom', 'Barnerom Ada', 'Barnerom Odin', 'Hybel']

const bedroomRows = (house: House): readonly PlannedRow[] => {
  const { chance, models } = house
  const count = 2 + Math.floor(chance.next() * 4)
  const size = chance.pick([
    [690, 1290],
    [790, 1290],
    [890, 1190],
    [790, 1390],
  ] as const)
  const isNumbered = often(chance, 0.6)
  const hands = handsOf(chance, count)
  return hands.flatMap((isRight, index) => {
    const name = isNumbered
      ? `${chance.pick(['Soverom', 'Soverom', 'Sov'])} ${index + 1}`
      : (NAMES[index] ?? `Soverom ${index + 1}`)
    const at = place(name, 'BEDROOM')
    const hand = handed(house, 'SHV', 'SHH', isRight)
    const copied = hands[index - 1] ? 'SHH' : 'SHV'
    const wayOut = {
      ...window(house, models.sideHung, size, [`V${20 + index}`, at], hand),
      ...(house.copies &&
        index > 0 &&
        ![undefined, copied].includes(hand.function) && { copiedFunction: copied }),
    }
    if (!often(chance, 0.25)) return [wayOut]
    // Beside the one to climb out of there may be others that are none.
    const said = `${name} ${chance.pick(BESIDE)}`
    const beside = often(chance, 0.5)
      ? window(house, models.fixed, [590, 1190], [`V${40 + index}`, at, said])
      : window(
          house,
          models.sideSwing,
          [590, 1190],
          [`V${40 + index}`, at, said],
          handed(house, 'SSV', 'SSH', isRight),
        )
    return [wayOut, beside]
  })
}

const doorRows = (house: House): readonly PlannedRow[] => {
  const { chance, models } = house
  const turned = (left: string, right: string) => handed(house, left, right, often(chance, 0.5))
  const door = (modelId: number, width: number, mark: string, at: Place, patch: Patch): PlannedRow => ({
    modelId,
    numberOf: 1,
    ...at,
    patch: { width, height: 2090, reference: `${mark} ${at.room}`, ...patch },
  })
  // Doors of glass belong to the facade, and are sometimes forgotten. Their glass is safe as they come.
  const { glassCode: _, ...facade } = house.everywhere
  const glazed = often(chance, 0.9) ? facade : {}
  const balconyDoor = often(chance, 0.3) ? BREASTWORK_DOOR : models.balconyDoor
  const store = place(chance.pick(['Bod', 'Garasje', 'Sportsbod']), 'UNHEATED')
  return [
    door(
      chance.pick(models.frontDoors),
      chance.pick([990, 1090]),
      'D1',
      place('Inngang'),
      turned('VU', 'HU'),
    ),
    ...(often(chance, 0.7)
      ? [door(balconyDoor, 890, 'D2', place('Balkong'), { ...glazed, ...turned('VU', 'HU') })]
      : []),
    ...(often(chance, 0.5)
      ? [
          door(SLIDING_DOOR, 2390 + 100 * Math.floor(chance.next() * 8), 'D3', place('Terrasse'), {
            ...glazed,
            ...turned('SKV', 'SKH'),
          }),
        ]
      : []),
    ...(often(chance, 0.5)
      ? [door(chance.pick([SHED_DOOR, 3001]), 890, 'D4', store, turned('VU', 'HU'))]
      : []),
  ]
}

/** Some leave the glass of a pane that large to the rules. */
const panoramaHouse = (house: House): House => {
  const { glassCode: _, ...unglazed } = house.everywhere
  return { ...house, street: {}, everywhere: often(house.chance, 0.5) ? unglazed : house.everywhere }
}

const livingRows = (house: House): readonly PlannedRow[] => {
  const { chance, models } = house
  const width = chance.pick([1190, 1490, 1790])
  const height = chance.pick([1390, 1490, 1890])
  const sizes = Array.from({ length: 2 + Math.floor(chance.next() * 3) }, () => [width, height] as const)
  const rows = sizes.map((size, index) =>
    window(house, models.fixed, size, [
      `V${index + 1}`,
      place(`Stue ${chance.pick(['sør', 'vest', 'mot gate'])}`),
    ]),
  )
  const large = chance.pick([
    [2190, 1490],
    [1990, 1590],
    [2190, 1690],
  ] as const)
  return [
    ...rows,
    // A pane this large gets its glass by the rules, whatever the house has.
    ...(often(chance, 0.4)
      ? [window(panoramaHouse(house), models.fixed, large, ['V6', place('Stue panorama')])]
      : []),
    ...(often(chance, 0.2)
      ? [
          window({ ...house, street: {} }, COMBINED, [1190, 1990], ['V7', place('Spisestue')], {
            ...(often(chance, 0.5) && { panelProperties: [{ panel: 'c1r1', id: SOLID }] }),
          }),
        ]
      : []),
  ]
}

const storeRows = (house: House): readonly PlannedRow[] => {
  const { chance } = house
  const quiet = { ...house, street: {} }
  const store = place(chance.pick(['Bod', 'Garasje', 'Kjellerbod']), 'UNHEATED')
  return [
    ...(often(chance, 0.3)
      ? [
          window(
            quiet,
            // The deep frames of eXtra take no glass of two layers.
            chance.pick([BASIC.topHung, BASIC.fixed, BASIC.topSwing]),
            [990, 590],
            ['V32', store],
            {
              glassCode: TWO_LAYERS,
            },
          ),
        ]
      : []),
    ...(often(chance, 0.15)
      ? [window({ ...quiet, everywhere: {} }, CELLAR, [790, 490], ['V33', place('Kjeller')])]
      : []),
  ]
}

const houseRows = (house: House): readonly PlannedRow[] => {
  const { chance, models } = house
  const quiet = { ...house, street: {} }
  const kitchen = chance.pick([990, 1190, 1390])
  const kitchens = Array.from({ length: 1 + Math.floor(chance.next() * 4) }, (_, index) =>
    window(house, models.topSwing, [kitchen, 1190], [`V${10 + index}`, place('Kjøkken')]),
  )
  const lying = chance.pick([1190, 1490])
  const overBenches = Array.from({ length: 1 + Math.floor(chance.next() * 3) }, (_, index) =>
    window(house, models.topHung, [lying, 590], [`V${15 + index}`, place('Kjøkken', 'OTHER'), 'Over benk']),
  )
  const bath = chance.pick([{}, {}, { glassCode: SAFE }])
  return [
    ...livingRows(house),
    ...kitchens,
    ...overBenches,
    ...bedroomRows(house),
    // Frosted glass does not come as sound glass.
    window(quiet, models.topSwing, [590, 890], ['V30', place(chance.pick(['Bad', 'Bad sov', 'WC']))], {
      ...bath,
      panelProperties: [{ panel: 'c1r1', id: FROSTED }],
    }),
    ...(often(chance, 0.4)
      ? [window(house, models.fixed, [590, 2090], ['V31', place('Trapp')], accent(chance))]
      : []),
    // Lights above a worktop, and one that stands beside the door.
    ...(often(chance, 0.1)
      ? [
          window(quiet, models.fixed, [1290, 490], ['V35', place('Vaskerom')]),
          window(quiet, models.fixed, [1290, 490], ['V36', place('Vaskerom')]),
          window(quiet, models.fixed, [490, 1290], ['V37', place('Vindfang')]),
        ]
      : []),
    ...storeRows(house),
    ...doorRows(house),
  ]
}

/** One window that is meant to stand out. */
const accent = (chance: Chance): Patch =>
  often(chance, 0.3) ? { aluminium: { selected: true, color: 'RAL 7016' } } : {}

const blockRows = (house: House): readonly PlannedRow[] => {
  const { chance, models } = house
  const floors = 3 + Math.floor(chance.next() * 3)
  const flats = 2 + Math.floor(chance.next() * 2)
  const nameOf = chance.pick([
    (floor: number, flat: number) => `Leil ${floor}0${flat}`,
    (floor: number, flat: number) => `H0${floor}0${flat}`,
  ])
  const { glassCode: _, ...facade } = house.everywhere
  return Array.from({ length: floors }, (_floor, floor) =>
    Array.from({ length: flats }, (_flat, flat): readonly PlannedRow[] => {
      const name = nameOf(floor + 1, flat + 1)
      // Flats beside each other are mirrored; those above each other are not.
      const isRight = flat % 2 === 1
      const at = (room: string, use: PlannedRow['use'] = 'OTHER') => place(`${name} ${room}`, use)
      return [
        window(house, models.fixed, [1490, 1490], ['V1', at('stue')]),
        window(
          house,
          models.sideHung,
          [690, 1390],
          ['V2', at('sov', 'BEDROOM')],
          handed(house, 'SHV', 'SHH', isRight),
        ),
        window(house, models.topHung, [1190, 690], ['V3', at('kjøkken')]),
        {
          modelId: models.balconyDoor,
          numberOf: 1,
          ...at('balkong'),
          patch: {
            width: 890,
            height: 2090,
            reference: `${name} balkong`,
            ...facade,
            ...handed(house, 'VU', 'HU', isRight),
          },
        },
      ]
    }).flat(),
  ).flat()
}

/** Two layers are what a cabin is sold with. */
const cabinRows = ({ chance }: House): readonly PlannedRow[] => {
  const plain: House = { chance, models: BASIC, everywhere: {}, street: {}, leaves: 0, copies: false }
  const count = 3 + Math.floor(chance.next() * 4)
  const door = (modelId: number, width: number, reference: string, hand: string): PlannedRow => ({
    modelId,
    numberOf: 1,
    ...place(reference),
    patch: { width, height: 1990, reference, function: hand },
  })
  return [
    ...Array.from({ length: count }, (_, index) =>
      window(plain, CABIN_WINDOW, [1190, 1190], [`V${index + 1}`, place(index < 2 ? 'Stue' : 'Kjøkken')]),
    ),
    window(plain, CABIN_WINDOW, [1190, 1190], ['V9', place('Soverom', 'BEDROOM')]),
    door(CABIN_DOOR, 890, 'Inngang', chance.pick(['VU', 'HU'])),
    ...(often(chance, 0.5) ? [door(CABIN_BALCONY_DOOR, 890, 'Terrasse', chance.pick(['VU', 'HU']))] : []),
  ]
}

const garageRows = ({ chance }: House): readonly PlannedRow[] => {
  const plain: House = { chance, models: BASIC, everywhere: {}, street: {}, leaves: 0, copies: false }
  const garage = place(chance.pick(['Garasje', 'Stall', 'Uthus']), 'UNHEATED')
  return [
    ...Array.from({ length: 1 + Math.floor(chance.next() * 3) }, (_, index) =>
      window(plain, STABLE_WINDOW, [790, 590], [`V${index + 1}`, garage]),
    ),
    {
      modelId: SHED_DOOR,
      numberOf: 1,
      ...garage,
      patch: { width: 890, height: 2090, reference: garage.room, function: 'VU' },
    },
  ]
}

/** A few windows changed in a house that stands. */
const changedRows = (house: House): readonly PlannedRow[] => {
  const rows = houseRows(house)
  const from = Math.floor(house.chance.next() * Math.max(1, rows.length - 4))
  return rows.slice(from, from + 1 + Math.floor(house.chance.next() * 4))
}

const HEAVY_MODELS = [SLIDING_DOOR, BASIC.fixed, EXTRA.fixed]
const LARGE_M2 = 3

/** A clerk who has ordered something large to a building site has thought of the crane more often than not. */
const headerOf = (chance: Chance, rows: readonly PlannedRow[]): PlannedQuote['header'] => {
  if (often(chance, 0.55)) return {}
  const isLarge = ({ modelId, patch: { width = 0, height = 0 } }: PlannedRow) =>
    HEAVY_MODELS.includes(modelId) && width * height >= LARGE_M2 * 1e6
  return often(chance, 0.7) ? toDoor('4313', rows.some(isLarge) && often(chance, 0.7)) : toDoor('8300', false)
}

const quoteOf = (chance: Chance): PlannedQuote => {
  const way = chance.next()
  const house = houseOf(chance)
  const make =
    way < 0.55
      ? houseRows
      : way < 0.75
        ? blockRows
        : way < 0.85
          ? changedRows
          : way < 0.95
            ? cabinRows
            : garageRows
  const rows = make(house)
  return { rows, header: headerOf(chance, rows), isCabin: make === cabinRows }
}

export const sensibleQuotes = (seed: number, count: number): readonly PlannedQuote[] => {
  const chance = makeChance(seed)
  return Array.from({ length: count }, () => quoteOf(chance))
}
