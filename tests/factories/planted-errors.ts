/**
 * Mistakes as people make them, each planted in a sensible quote where the rest of the quote gives it away to an attentive
 * colleague. Null where the quote has no such place. What a finding says that has noticed it is written by hand.
 */
import { colorLists } from '#domain/catalogue/colors/color-lists'
import { apply } from '#domain/configurator/apply'
import { createProduct } from '#domain/configurator/create'
import type { Patch } from '#domain/product/product'
import { hasNoWayOut, isPaneTooLarge } from './order-check-oracle.ts'
import { type PlannedQuote, type PlannedRow, toDoor } from './planned-quote.ts'

type Plan = readonly PlannedRow[]

export interface Planted {
  readonly quote: PlannedQuote
  /** Null where the quote as a whole is wrong. */
  readonly rowNumber: number | null
  readonly noticed: RegExp
  /** What was done to the row after it was made, with all rows at once. */
  readonly everyGlass?: string
}

const isMade = ({ modelId, patch }: PlannedRow): boolean => {
  const product = createProduct(modelId)
  return product.ok && apply(product.value, patch, colorLists).ok
}

const withPatch =
  (patch: Patch) =>
  (row: PlannedRow): PlannedRow => ({ ...row, patch: { ...row.patch, ...patch } })

const without =
  (...fields: readonly (keyof Patch)[]) =>
  (row: PlannedRow): PlannedRow => ({
    ...row,
    patch: Object.fromEntries(
      Object.entries(row.patch).filter(([field]) => !fields.includes(field as keyof Patch)),
    ),
  })

const isWindow = ({ modelId }: PlannedRow): boolean => modelId < 2000

const siblings = (plan: Plan, { modelId, patch }: PlannedRow): Plan =>
  plan.filter(
    (row) => row.modelId === modelId && row.patch.width === patch.width && row.patch.height === patch.height,
  )

/** The last such row that can be made with the mistake in it. */
const plantedIn = (
  quote: PlannedQuote,
  isPlace: (row: PlannedRow) => boolean,
  mistake: (row: PlannedRow) => PlannedRow,
  noticed: RegExp,
): Planted | null => {
  const mistaken = (row: PlannedRow): PlannedRow => {
    const { triedGlass: _, copiedFunction: __, ...made } = mistake(row)
    return made
  }
  const index = quote.rows.findLastIndex((row) => isPlace(row) && isMade(mistaken(row)))
  const rows = quote.rows.map((row, at) => (at === index ? mistaken(row) : row))
  return index < 0 ? null : { quote: { ...quote, rows }, rowNumber: index + 1, noticed }
}

const mirror: Readonly<Record<string, string>> = {
  SHV: 'SHH',
  SHH: 'SHV',
  SSV: 'SSH',
  SSH: 'SSV',
  VU: 'HU',
  HU: 'VU',
}
const turned = (row: PlannedRow): PlannedRow =>
  withPatch({ function: mirror[row.patch.function ?? ''] ?? '' })(row)

/** So many rows of a model and a size, of which somebody has stated that they all hang the same way. */
const hangAlike = (plan: Plan, row: PlannedRow, isMany: (count: number) => boolean): boolean => {
  const kin = siblings(plan, row)
  return (
    row.patch.function !== undefined &&
    isMany(kin.length) &&
    kin.every(({ patch }) => patch.function === row.patch.function)
  )
}

/** Whether all windows but those of cold rooms have three layers. */
const isWarmHouse = ({ rows, isCabin }: PlannedQuote): boolean =>
  !isCabin && rows.filter((row) => isWindow(row) && row.use !== 'UNHEATED').length >= 5

/** Said by its reference; where a row without one stands is asked first. */
const isHeatedPlace = ({ use, patch }: PlannedRow): boolean =>
  use !== 'UNHEATED' && patch.reference !== undefined

const isWayOutAlone = (quote: PlannedQuote, row: PlannedRow): boolean =>
  isWindow(row) && row.use === 'BEDROOM' && row.patch.reference !== undefined && !hasNoWayOut(quote, row)

const shared = (plan: Plan, field: keyof Patch): string | undefined => {
  const said = plan.filter(isWindow).map(({ patch }) => JSON.stringify(patch[field]))
  const [value] = said
  return said.length >= 5 && said.every((each) => each === value) ? value : undefined
}

type Mistake = (quote: PlannedQuote) => Planted | null

export const mistakes: Readonly<Record<string, Mistake>> = {
  /** Width and height of a row that has at least two others like it. */
  'swapped sides': (quote) =>
    plantedIn(
      quote,
      (row) => siblings(quote.rows, row).length >= 3 && row.patch.width !== row.patch.height,
      (row) => withPatch({ width: row.patch.height ?? 0, height: row.patch.width ?? 0 })(row),
      /byttet om/,
    ),
  /** One of five or more that all hang the same way. */
  'wrong handing among siblings': (quote) =>
    plantedIn(quote, (row) => hangAlike(quote.rows, row, (count) => count >= 5), turned, /^Slagretning:/),
  /** One of four that all hang the same way, turned by somebody who meant another one. */
  'a wrong hand that was stated, among four': (quote) =>
    plantedIn(quote, (row) => hangAlike(quote.rows, row, (count) => count === 4), turned, /^Slagretning:/),
  /** One of four that all hang the same way is left as its model comes, and that is the other way. */
  'a hand left as it comes, among four': (quote) =>
    plantedIn(
      quote,
      (row) => /H/.test(row.patch.function ?? '') && hangAlike(quote.rows, row, (count) => count >= 4),
      without('function'),
      /^Slagretning:/,
    ),
  /** One of the flats above each other, of four storeys or more; beside them stand their mirror images. */
  'a wrong hand in a stack of flats': (quote) => {
    const stackOf = ({ room }: PlannedRow) => /\d\d(?= )/.exec(room)?.[0] ?? null
    return plantedIn(
      quote,
      (row) => {
        const stack = stackOf(row)
        const kin = siblings(quote.rows, row).filter((each) => stackOf(each) === stack)
        return (
          stack !== null && row.patch.reference !== undefined && hangAlike(kin, row, (count) => count >= 4)
        )
      },
      turned,
      /^Slagretning:/,
    )
  },
  /** The width typed into the count. */
  'a count like a measure': (quote) =>
    plantedIn(
      quote,
      ({ patch }) => patch.width !== undefined,
      (row) => ({ ...row, numberOf: row.patch.width ?? 0 }),
      /ligner et mål/,
    ),
  /** The same in centimetres, as builders say it. */
  'a count like a measure in centimetres': (quote) =>
    plantedIn(
      quote,
      ({ patch }) => patch.width !== undefined && patch.width % 10 === 0,
      (row) => ({ ...row, numberOf: (row.patch.width ?? 0) / 10 }),
      /ligner et mål/,
    ),
  /** Two layers typed for one of four or more windows of a model, all of which have three. */
  'glass too weak': (quote) =>
    plantedIn(
      quote,
      (row) => {
        const kin = quote.rows.filter(({ modelId }) => modelId === row.modelId)
        const glasses = new Set(kin.map(({ patch }) => patch.glassCode))
        return (
          isWindow(row) &&
          !quote.isCabin &&
          !isPaneTooLarge(row) &&
          isHeatedPlace(row) &&
          kin.length >= 4 &&
          glasses.size === 1 &&
          !glasses.has('201')
        )
      },
      withPatch({ glassCode: '201' }),
      /isolerer dårligere|over TEK17/,
    ),
  /** Two layers typed for a window of a warm house, whatever its model. */
  'glass too weak for the house': (quote) =>
    plantedIn(
      quote,
      // A pane too large for it gets other glass by the rules.
      (row) => isWarmHouse(quote) && isWindow(row) && isHeatedPlace(row) && !isPaneTooLarge(row),
      withPatch({ glassCode: '201' }),
      /isolerer dårligere|over TEK17/,
    ),
  /** The glass of a balcony door, typed as that of the windows. */
  'a door of unsafe glass': (quote) =>
    plantedIn(
      quote,
      ({ modelId }) => [2001, 2011].includes(modelId),
      withPatch({ glassCode: '304' }),
      /lavere enn 0,8\sm/,
    ),
  /** A window made to stand on the floor. */
  'a low window of unsafe glass': (quote) =>
    plantedIn(
      quote,
      (row) => isWindow(row) && [undefined, '303', '304'].includes(row.patch.glassCode),
      (row) => withPatch({ width: 790, height: 1890 })(row),
      /under 0,8\sm/,
    ),
  /** The window that one climbs out of becomes one that swings, which is no way out. */
  'missing escape in a bedroom': (quote) =>
    plantedIn(
      quote,
      (row) => isWayOutAlone(quote, row) && [1005, 1104].includes(row.modelId) && isOnlyWayOut(quote, row),
      (row) => ({ ...withPatch({ function: 'SSV' })(row), modelId: row.modelId === 1005 ? 1003 : 1103 }),
      /sidesving teller ikke som rømningsvei/,
    ),
  /** It becomes one that does not open. */
  'a bedroom that does not open': (quote) =>
    plantedIn(
      quote,
      (row) => isWayOutAlone(quote, row) && [1005, 1104].includes(row.modelId) && isOnlyWayOut(quote, row),
      (row) => ({ ...without('function')(row), modelId: row.modelId === 1005 ? 1001 : 1101 }),
      /kan ikke åpnes/,
    ),
  /** It is made too small to climb through. */
  'a bedroom with a window too small': (quote) =>
    plantedIn(
      quote,
      (row) => isWayOutAlone(quote, row) && [1005, 1104].includes(row.modelId) && isOnlyWayOut(quote, row),
      withPatch({ width: 590, height: 690 }),
      /fri åpning er 478 × 578\u00A0mm/,
    ),
  /** A front door as narrow as a standard one used to be. */
  'a front door too narrow': (quote) =>
    plantedIn(
      quote,
      ({ room, modelId }) => room === 'Inngang' && modelId >= 3000 && modelId < 3200,
      withPatch({ width: 890 }),
      /Fri bredde er/,
    ),
  /** Planted in a facade that is not white, which is how windows come. */
  'a colour forgotten': (quote) =>
    plantedIn(
      quote,
      (row) =>
        isWindow(row) &&
        (shared(quote.rows, 'aluminium') !== undefined || shared(quote.rows, 'outerColor') !== undefined),
      without('innerColor', 'outerColor', 'aluminium'),
      /farge .*, som ingen har valgt/,
    ),
  'a glass forgotten': (quote) =>
    plantedIn(
      quote,
      (row) => isWindow(row) && !isPaneTooLarge(row) && shared(quote.rows, 'glassCode') === '"303"',
      without('glassCode'),
      / har .*, som ingen har valgt/,
    ),
  'a hand that nobody has stated': (quote) =>
    plantedIn(
      quote,
      ({ patch }) => mirror[patch.function ?? ''] !== undefined,
      without('function'),
      /^Slagretning:/,
    ),
  'a size that nobody has stated': (quote) =>
    plantedIn(
      quote,
      ({ modelId, patch }) => modelId < 1200 && patch.width !== undefined && patch.glassCode === undefined,
      without('width', 'height'),
      /^Mål:/,
    ),
  'a reference forgotten': (quote) =>
    plantedIn(
      quote,
      ({ patch }) => patch.reference !== undefined,
      without('reference'),
      /^Referanse mangler/,
    ),
  'a row of no pieces': (quote) =>
    plantedIn(
      quote,
      () => true,
      (row) => ({ ...row, numberOf: 0 }),
      /antall 0/,
    ),
  /** Sound glass for the street, then one glass for all rows. */
  'sound glass lost by a choice for all rows': (quote) => {
    const plain = quote.rows.filter(({ modelId, patch }) => modelId === 1001 && patch.glassCode === undefined)
    if (plain.length < 2) return null
    const planted = plantedIn(
      quote,
      (row) => plain.includes(row) && !isPaneTooLarge(row) && row.triedGlass === undefined,
      withPatch({ glassCode: '323' }),
      /hadde lydreduksjon 4\d\sdB/,
    )
    return planted && { ...planted, everyGlass: '303' }
  },
  /** A lift without a crane, where one could come. */
  'a heavy door without a crane': (quote) => heavyTo(quote, '4313', /levering med kranbil er ikke valgt/),
  'a heavy door where no crane comes': (quote) => heavyTo(quote, '8300', /kranbil kommer ikke til 8300/),
  'a postal code that does not exist': (quote) => ({
    quote: { ...quote, header: toDoor('9999', false) },
    rowNumber: null,
    noticed: /Postnummer 9999 er ukjent/,
  }),
  'a place where nobody drives': (quote) => ({
    quote: { ...quote, header: toDoor('0001', false) },
    rowNumber: null,
    noticed: /Privat levering er ikke tilgjengelig/,
  }),
}

/** Whether its room has no way out without it. */
const isOnlyWayOut = (quote: PlannedQuote, row: PlannedRow): boolean =>
  hasNoWayOut({ rows: quote.rows.filter((each) => each !== row) }, row)

const heavyTo = (quote: PlannedQuote, postalCode: string, noticed: RegExp): Planted | null =>
  plantedIn(
    { ...quote, header: toDoor(postalCode, false) },
    ({ modelId }) => modelId === 2101,
    withPatch({ width: 3190 }),
    noticed,
  )
