/**
 * Judges what Bestillingskontroll says of a quote by what its clerk has written down, and by nothing that the rules work out.
 *
 * A finding is true when it is what somebody did wrong on purpose, or what nobody has stated, or one of these facts, each of
 * which a person must know before he orders because the law or the lorry asks for it: glass that may stand lower than 0,8 m
 * without being safe; goods too heavy to carry; a front door that is too narrow; a bedroom that one cannot climb out of; heat
 * loss over the level of the law. Everything else that is said is false or useless.
 */
import type { OrderFinding } from '#domain/quote/order-check/check-order'
import type { PlannedRow } from './sensible-quotes.ts'

/** Ways of opening that a model comes with where nobody says another one. */
const comesAs: Readonly<Record<number, string>> = { 1002: 'TS', 1005: 'SHV', 1104: 'SHV', 1201: 'DKV' }
/** Models that come in two hands. */
const HANDED = /^(?:1003|1005|1103|1104|1201|1202|1211|1407|2\d\d\d|3\d\d\d)$/
/** Both leaves slide, or a side panel stands still. */
const NO_HAND = [2102, 2112, 3411, 3421, 3422]
const TWO_LAYER_MODELS = [1011, 1012, 2004]

const isDoor = ({ modelId }: PlannedRow): boolean => modelId >= 2000 && modelId < 4000
const widthOf = ({ patch }: PlannedRow): number => patch.width ?? 0
const heightOf = ({ patch }: PlannedRow): number => patch.height ?? 0

/** Trade handbook 2.4, by hand: what is left of a field when the sash stands open. */
const canClimbOut = (row: PlannedRow): boolean => {
  if (isDoor(row)) return true
  const opening = row.patch.function ?? comesAs[row.modelId] ?? ''
  const isSwung = opening === 'TS'
  if (!isSwung && !['SHV', 'SHH', 'SIV', 'SIH', 'DKV', 'DKH'].includes(opening)) return false
  const free = [widthOf(row) - 112, isSwung ? 0.7 * heightOf(row) - 135 : heightOf(row) - 112] as const
  return free[0] >= 500 && free[1] >= 600 && free[0] + free[1] >= 1500
}

const roomOf = ({ patch }: PlannedRow): string => (patch.reference ?? '').replace(/^V\d+ /, '')
const isBedroom = (row: PlannedRow): boolean => /^(?:soverom|barnerom)|\bsov\b/i.test(roomOf(row))

type Plan = readonly PlannedRow[]

export const hasNoWayOut = (plan: Plan, row: PlannedRow): boolean =>
  isBedroom(row) && !plan.some((other) => roomOf(other) === roomOf(row) && canClimbOut(other))

const rowsWhere = (plan: Plan, isSo: (row: PlannedRow) => boolean): string =>
  plan.flatMap((row, index) => (isSo(row) ? [index + 1] : [])).join()

const allAre = (plan: Plan, { rows }: OrderFinding, isSo: (row: PlannedRow) => boolean): boolean =>
  rows.length > 0 &&
  rows.every((rowNumber) => {
    const row = plan[rowNumber - 1]
    return row !== undefined && isSo(row)
  })

const isColorUnsaid = ({ patch }: PlannedRow): boolean =>
  patch.innerColor === undefined || (patch.outerColor === undefined && patch.aluminium === undefined)

const isGlassUnsaid = ({ patch }: PlannedRow): boolean => patch.glassCode === undefined

export const isHandUnsaid = (row: PlannedRow): boolean =>
  HANDED.test(String(row.modelId)) && !NO_HAND.includes(row.modelId) && row.patch.function === undefined

/** By what is said, in the order in which it is looked for. */
const facts: readonly (readonly [RegExp, (plan: Plan, finding: OrderFinding) => boolean])[] = [
  [/^Slagretning:/, (plan, finding) => allAre(plan, finding, isHandUnsaid)],
  [/farge .*, som ingen har valgt/, (plan, finding) => allAre(plan, finding, isColorUnsaid)],
  [/ har .*, som ingen har valgt/, (plan, finding) => allAre(plan, finding, isGlassUnsaid)],
  [/^Mål:/, (plan, { rows }) => rows.join() === rowsWhere(plan, ({ patch }) => patch.width === undefined)],
  [
    /^Referanse mangler/,
    (plan, { rows }) => rows.join() === rowsWhere(plan, ({ patch }) => !patch.reference),
  ],
  [
    /under 0,8 m|lavere enn 0,8 m/,
    (plan, finding) =>
      allAre(plan, finding, (row) => (isDoor(row) || heightOf(row) >= 1700) && row.patch.glassCode !== '311'),
  ],
  // Three layers weigh 30 kg/m² and more, so 150 kg are not reached below two square metres.
  [/ veier /, (plan, finding) => allAre(plan, finding, (row) => widthOf(row) * heightOf(row) >= 2e6)],
  [
    /Fri bredde er/,
    (plan, finding) => allAre(plan, finding, (row) => row.modelId >= 3000 && widthOf(row) < 1020),
  ],
  [
    /U-verdi [\d,]+ er over/,
    (plan, finding) =>
      allAre(
        plan,
        finding,
        ({ modelId, patch }) => patch.glassCode === '201' || TWO_LAYER_MODELS.includes(modelId),
      ),
  ],
  // The mean of a whole house is a figure of the law that nobody can see on a row; that it is over the level is in the sentence.
  [/^Gjennomsnittlig U-verdi er (?:0,8[1-9]|0,9|1,)/, () => true],
  [/rømningsvei/, (plan, finding) => allAre(plan, finding, (row) => hasNoWayOut(plan, row))],
]

export const isTrue = (plan: Plan, finding: OrderFinding): boolean =>
  facts.find(([said]) => said.test(finding.sentence))?.[1](plan, finding) ?? false
