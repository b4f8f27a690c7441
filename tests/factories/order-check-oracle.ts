/**
 * Judges what Bestillingskontroll says of a quote as a competent clerk would who knows the trade, the house and what was typed.
 * It works by hand from the trade handbook and the regulations, and uses nothing that the rules work out.
 *
 * A finding passes when it is true AND of use. Of no use is what repeats what somebody has stated, what another finding of the
 * same quote says of the same row already, what is so of every sensible quote, and what leaves nothing to do.
 */
import type { OrderFinding } from '#domain/quote/order-check/check-order'
import type { PlannedQuote, PlannedRow } from './planned-quote.ts'

/** Ways of opening that a model comes with where nobody says another one. */
const comesAs: Readonly<Record<number, string>> = {
  1002: 'TS',
  1005: 'SHV',
  1011: 'TS',
  1102: 'TS',
  1104: 'SHV',
  1201: 'DKV',
}
/** Models that come in two hands. */
const HANDED = /^(?:1003|1005|1103|1104|1201|1202|1211|1407|2\d\d\d|3\d\d\d)$/
/** Both leaves slide, or a side panel stands still. */
const NO_HAND = [2102, 2112, 3411, 3421, 3422]
const TWO_LAYER_MODELS = [1011, 1012, 2004]
/** Glass as a model comes with it, of those without safe glass (trade handbook 9). */
const UNSAFE_AS_IT_COMES = [2002, 2004]
/** Glass of which the inner pane breaks safely (trade handbook 4). */
const SAFE_INSIDE = /^(?:31[1-6]|32[1-4]|33[1-3])$/
/** Nobody lives behind these, and the law asks nothing of them. */
const SHED_DOORS = [3301, 3302]
const SOLID_DOORS = [3001, 3101, 3301, 3302]
const SOLID = 14

const isDoor = ({ modelId }: PlannedRow): boolean => modelId >= 2000 && modelId < 4000
const isGlazedDoor = ({ modelId }: PlannedRow): boolean => modelId >= 2000 && modelId < 3000
const isEntrance = ({ modelId }: PlannedRow): boolean => modelId >= 3000 && modelId < 3400
const widthOf = ({ patch }: PlannedRow): number => patch.width ?? 0
const heightOf = ({ patch }: PlannedRow): number => patch.height ?? 0
const areaOf = (row: PlannedRow): number => (widthOf(row) * heightOf(row)) / 1e6

/** Trade handbook 2.4, by hand: what is left of a field when the sash stands open. */
const canClimbOut = (row: PlannedRow): boolean => {
  if (isDoor(row)) return true
  const opening = row.patch.function ?? comesAs[row.modelId] ?? ''
  const isSwung = opening === 'TS'
  if (!isSwung && !['SHV', 'SHH', 'SIV', 'SIH', 'DKV', 'DKH'].includes(opening)) return false
  const free = [widthOf(row) - 112, isSwung ? 0.7 * heightOf(row) - 135 : heightOf(row) - 112] as const
  return free[0] >= 500 && free[1] >= 600 && free[0] + free[1] >= 1500
}

export const hasNoWayOut = ({ rows }: Pick<PlannedQuote, 'rows'>, row: PlannedRow): boolean =>
  row.use === 'BEDROOM' && !rows.some((other) => other.room === row.room && canClimbOut(other))

const isTwoLayered = ({ modelId, patch }: PlannedRow): boolean =>
  patch.glassCode === '201' || TWO_LAYER_MODELS.includes(modelId)

/** By hand, from the middle of what the factory's tables give for windows of two and of three layers. */
const coarseU = (row: PlannedRow): number =>
  isTwoLayered(row) ? 1.25 : SOLID_DOORS.includes(row.modelId) ? 0.8 : 0.78

const coarseMeanU = (rows: readonly PlannedRow[]): number => {
  const weighed = rows.map((row) => ({ area: areaOf(row) * row.numberOf, u: coarseU(row) }))
  const area = weighed.reduce((sum, each) => sum + each.area, 0)
  return weighed.reduce((sum, each) => sum + each.u * each.area, 0) / Math.max(area, 0.001)
}

const isSafe = ({ modelId, patch }: PlannedRow): boolean =>
  patch.glassCode === undefined
    ? isGlazedDoor({ modelId } as PlannedRow) && !UNSAFE_AS_IT_COMES.includes(modelId)
    : SAFE_INSIDE.test(patch.glassCode)

/** A solid panel fills the field down to the floor of a combined window; a breastwork that of a balcony door. */
const isSolidBelow = ({ modelId, patch }: PlannedRow): boolean =>
  UNSAFE_AS_IT_COMES.includes(modelId) ||
  (patch.panelProperties ?? []).some(({ panel, id }) => panel === 'c1r1' && id === SOLID)

/** A wall is 2,4 m high: a window of 1,7 m reaches below 0,8 m or stands in the ceiling. */
const hasLowUnsafeGlass = (row: PlannedRow): boolean =>
  !isSafe(row) && !isSolidBelow(row) && (isGlazedDoor(row) || (!isDoor(row) && heightOf(row) >= 1700))

/** A pane of 4 mm is made up to 2,5 m²; the frame around it takes a fifth. */
export const isPaneTooLarge = (row: PlannedRow): boolean => areaOf(row) >= 2.6

const glassKg: Readonly<Record<string, number>> = { 311: 35.4, 323: 45, 306: 45 }
const coarseKg = (row: PlannedRow): number => {
  const kg = glassKg[row.patch.glassCode ?? ''] ?? (isGlazedDoor(row) ? 35.4 : isPaneTooLarge(row) ? 45 : 30)
  return isEntrance(row) ? 0 : areaOf(row) * kg * 0.85 + 2 * ((widthOf(row) + heightOf(row)) / 1000) * 5
}
/** Two people carry 150 kg; the estimate is good to a tenth. */
const mayBeHeavy = (row: PlannedRow): boolean => coarseKg(row) >= 0.85 * 150

const isColorUnsaid = ({ patch }: PlannedRow): boolean =>
  patch.innerColor === undefined || (patch.outerColor === undefined && patch.aluminium === undefined)

const isGlassUnsaid = ({ patch }: PlannedRow): boolean => patch.glassCode === undefined

export const isHandUnsaid = (row: PlannedRow): boolean =>
  HANDED.test(String(row.modelId)) && !NO_HAND.includes(row.modelId) && row.patch.function === undefined

export const isSizeUnsaid = ({ patch }: PlannedRow): boolean => patch.width === undefined
export const isPlaceUnsaid = ({ patch }: PlannedRow): boolean => !patch.reference

const isCalled = (row: PlannedRow, word: RegExp): boolean => word.test(row.patch.reference ?? '')

type Judge = (quote: PlannedQuote, finding: OrderFinding, all: readonly OrderFinding[]) => boolean

const rowsWhere = ({ rows }: PlannedQuote, isSo: (row: PlannedRow) => boolean): string =>
  rows.flatMap((row, index) => (isSo(row) ? [index + 1] : [])).join()

const all =
  (isSo: (row: PlannedRow, quote: PlannedQuote) => boolean): Judge =>
  (quote, { rows }) =>
    rows.length > 0 &&
    rows.every((rowNumber) => {
      const row = quote.rows[rowNumber - 1]
      return row !== undefined && isSo(row, quote)
    })

const exactly =
  (isSo: (row: PlannedRow) => boolean): Judge =>
  (quote, { rows }) =>
    rows.length > 0 && rows.join() === rowsWhere(quote, isSo)

const both =
  (...judges: readonly Judge[]): Judge =>
  (...given) =>
    judges.every((judge) => judge(...given))

/** Nothing that gives the same to do has been said of one of these rows already. */
const alone =
  (same: RegExp): Judge =>
  (_, finding, findings) =>
    !findings
      .slice(0, findings.indexOf(finding))
      .some(
        (other) =>
          same.test(other.sentence) &&
          (other.rows.length === 0 || other.rows.some((row) => finding.rows.includes(row))),
      )

const never: Judge = () => false
const isToDoor = ({ header }: PlannedQuote): boolean => header.deliveryCode === 'PRIVATE'
const zoneOf = ({ header }: PlannedQuote): number =>
  ({ '4313': 1, '8300': 2 })[header.deliveryAddress?.postalCode ?? ''] ?? 0
const hasCrane = ({ header }: PlannedQuote): boolean => header.deliveryByCrane === true

/** At least three of the rows that have a value have the same one. */
const isCustom = (rows: readonly PlannedRow[], say: (row: PlannedRow) => string | undefined): boolean => {
  const said = rows.flatMap((row) => say(row) ?? [])
  return Object.values(Object.groupBy(said, (value) => value)).some((group) => (group?.length ?? 0) >= 3)
}
const isWindow = ({ modelId }: PlannedRow): boolean => modelId < 2000

/** What a competent clerk would ask, by what the sentence is about. The first that fits judges; what fits none is false. */
const judges: readonly (readonly [about: RegExp, judge: Judge])[] = [
  // One press wrong on the pad; a sensible quote has none.
  [/byttet om/, never],
  [/ligner (?:et )?mål/, never],
  // Asked once, of exactly those rows that nobody has said it of; what was said is not asked again.
  [/^Slagretning:.*Ingen har valgt/, all(isHandUnsaid)],
  // Beside siblings that hang otherwise, of at least one whose hand nobody has said.
  [
    /^Slagretning:.*i samme mål/,
    ({ rows }, finding) =>
      finding.rows.some((rowNumber) => {
        const row = rows[rowNumber - 1]
        return row !== undefined && isHandUnsaid(row)
      }),
  ],
  [/^Mål:/, exactly(isSizeUnsaid)],
  [/^Referanse mangler/, exactly(isPlaceUnsaid)],
  // A house that got a colour, and a row that nobody has given one.
  [
    /farge .*, som ingen har valgt/,
    both(all(isColorUnsaid), ({ rows }) =>
      isCustom(rows.filter(isWindow), ({ patch }) => JSON.stringify([patch.innerColor, patch.aluminium])),
    ),
  ],
  // Glass that was typed for the house, and a row without. What the size of a pane has put in is as it must be, and a room that
  // is not heated needs none of the house's.
  [
    / har .*, som ingen har valgt/,
    both(
      all((row) => isGlassUnsaid(row) && !isPaneTooLarge(row) && row.use !== 'UNHEATED'),
      ({ rows }) => isCustom(rows.filter(isWindow), ({ patch }) => patch.glassCode),
    ),
  ],
  // Weaker glass that was typed on purpose has been stated; a sensible quote has no slips.
  [/isolerer dårligere|demper mindre lyd|ikke er sikkerhetsglass/, never],
  [/under 0,8\sm|lavere enn 0,8\sm/, all(hasLowUnsafeGlass)],
  // The catalogue's breastwork of 0,7 m with its rail ends a finger's breadth below what the law asks for.
  [/^Brystningen/, all(({ modelId }) => UNSAFE_AS_IT_COMES.includes(modelId))],
  // Who carries it is asked of whoever brings it to a door, once, and not of one who has ordered the crane.
  [
    /kranbil|løfteutstyr/,
    both(
      all(mayBeHeavy),
      alone(/kranbil|løfteutstyr/),
      (quote) => isToDoor(quote) && !hasCrane(quote) && zoneOf(quote) > 0,
    ),
  ],
  // TEK17 § 12-13 speaks of the door that one enters by.
  [
    /Fri bredde er/,
    all(
      (row) =>
        isEntrance(row) &&
        !SHED_DOORS.includes(row.modelId) &&
        !isCalled(row, /bod|garasje/i) &&
        widthOf(row) < 1020,
    ),
  ],
  // A figure of the law that the row is over. A room that is not heated has none, nor has a small cabin.
  [
    /over TEK17|isolasjon|U-verdi [\d,]+ er over/,
    both(
      all((row, { isCabin }) => isTwoLayered(row) && row.use !== 'UNHEATED' && !isCabin),
      alone(/isolerer dårligere|^Gjennomsnittlig U-verdi/),
    ),
  ],
  [
    /^Gjennomsnittlig U-verdi er .*§ 14-3/,
    ({ rows, isCabin }) => !isCabin && rows.some(({ use }) => use !== 'UNHEATED') && coarseMeanU(rows) > 1.15,
  ],
  // The level of the energy measures stands under the sum of every quote, and leaves nothing to do.
  [/^Gjennomsnittlig U-verdi/, never],
  [/[Mm]ørke farger/, never],
  [
    /rømningsv/,
    both(
      all((row, quote) => hasNoWayOut(quote, row)),
      alone(/Rømningsvindu krever/),
    ),
  ],
  // Whoever tries a glass and takes another has decided.
  [/hadde (?:lydreduksjon|brannklasse)/, never],
]

export const isTrue = (
  quote: PlannedQuote,
  finding: OrderFinding,
  findings: readonly OrderFinding[],
): boolean => judges.find(([about]) => about.test(finding.sentence))?.[1](quote, finding, findings) ?? false
