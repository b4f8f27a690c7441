/**
 * What a person decides about the lines that are doubted, and what follows from it for each line: imported, left out, or still
 * asked about. Pure.
 */
import type { ImportColumn } from '#domain/administration/import/columns'
import type { ImportLine, SheetDoubtCode } from '#domain/administration/import/read-import'
import type { CheckedLine } from '#domain/contracts/imports'
import type { ImportDoubtCode } from '#domain/messages/imports'
import type { SentLine } from '../api/imports.ts'

export type LineDoubt = CheckedLine['doubts'][number]

/** It is meant so; the line is left out; or one of those that are there is meant, such as `store 101`. */
export type LineChoice = 'accept' | 'skip' | `${'store' | 'agent' | 'user'} ${number}`
/** By line and doubt. */
export type LineChoices = Readonly<Record<string, LineChoice>>

export const choiceKey = (line: number, code: ImportDoubtCode): string => `${line} ${code}`

export type LineState = 'unchecked' | 'fault' | 'doubt' | 'new' | 'decided' | 'exists' | 'skipped'

export interface PreviewLine extends ImportLine {
  readonly state: LineState
  /** What is asked, answered or not. */
  readonly doubts: readonly LineDoubt[]
  /** What is there already and is meant. */
  readonly existing: CheckedLine['existing']
  readonly wrong: readonly { readonly column: string; readonly sentence: string }[]
}

/** Asked by the sheet itself, before the server knows of anybody. */
const twiceDoubt = ({ twice }: ImportLine): readonly LineDoubt[] =>
  twice === null ? [] : [{ ...twice, candidates: [] }]

/** By the time that the later line comes the earlier one is there, and is what the server doubts. */
const onceThere: Readonly<Record<SheetDoubtCode, ImportDoubtCode>> = {
  'store-twice': 'store-similar',
  'person-twice': 'email-known',
  'person-twin': 'person-similar',
}

const isOfSheet = (code: ImportDoubtCode): code is SheetDoubtCode => Object.hasOwn(onceThere, code)

const parse = (choice: LineChoice): { readonly type: string; readonly id: number } => {
  const [type = '', id = ''] = choice.split(' ')
  return { type, id: Number(id) }
}

export const previewOf = (
  line: ImportLine,
  checked: CheckedLine | undefined,
  choices: LineChoices,
): PreviewLine => {
  const doubts = [...twiceDoubt(line), ...(checked?.doubts ?? [])]
  const preview = (state: LineState, more: Partial<PreviewLine> = {}): PreviewLine => ({
    ...line,
    state,
    doubts,
    existing: null,
    wrong: line.faults,
    ...more,
  })
  if (line.faults.length > 0) return preview('fault')
  if (checked === undefined) return preview('unchecked')
  if (checked.status === 'fault') return preview('fault', { wrong: checked.faults })
  if (checked.status === 'exists') return preview('exists', { existing: checked.existing, doubts: [] })
  const chosen = doubts.map(({ code }) => choices[choiceKey(line.line, code)])
  if (chosen.includes('skip')) return preview('skipped')
  const taken = choices[choiceKey(line.line, 'store-similar')]
  if (taken !== undefined && taken !== 'accept') {
    const candidates = doubts.flatMap((doubt) => doubt.candidates)
    return preview('exists', { existing: candidates.find(({ id }) => id === parse(taken).id) ?? null })
  }
  if (chosen.includes(undefined)) return preview('doubt')
  return preview(doubts.length > 0 ? 'decided' : 'new')
}

export const isReady = ({ state }: PreviewLine): boolean => state === 'new' || state === 'decided'

/** The line with what was decided about it. */
export const sentLineOf = ({ line, cells, doubts }: PreviewLine, choices: LineChoices): SentLine => {
  const answers = doubts.map(({ code }) => [code, choices[choiceKey(line, code)]] as const)
  const chosenFor = (code: ImportDoubtCode) => {
    const choice = answers.find(([each]) => each === code)?.[1]
    return choice === undefined || choice === 'accept' || choice === 'skip' ? null : parse(choice)
  }
  const accepted = answers.flatMap(([code, choice]): ImportDoubtCode[] =>
    choice === 'accept' ? [isOfSheet(code) ? onceThere[code] : code] : [],
  )
  const affiliation = chosenFor('affiliation-unclear')
  const person = chosenFor('person-similar')
  return {
    line,
    cells,
    accepted: [...new Set(accepted)],
    ...(affiliation !== null && {
      affiliation: { type: affiliation.type === 'agent' ? 'agent' : 'store', id: affiliation.id },
    }),
    ...(person !== null && { personId: person.id }),
  } as SentLine
}

const textOf = (line: ImportLine | undefined, column: ImportColumn): string =>
  line?.cells[column]?.toLowerCase() ?? ''

/** An affiliation that has been told is told for every line that says the same. */
export const choose = (
  choices: LineChoices,
  lines: readonly PreviewLine[],
  {
    line,
    code,
    choice,
  }: { readonly line: number; readonly code: ImportDoubtCode; readonly choice: LineChoice | null },
): LineChoices => {
  const one = lines.find((each) => each.line === line)
  const isSame = (each: PreviewLine): boolean =>
    each.line === line ||
    (code === 'affiliation-unclear' &&
      choice !== 'skip' &&
      textOf(each, 'affiliation') === textOf(one, 'affiliation') &&
      each.doubts.some((doubt) => doubt.code === code))
  const keys = lines.filter(isSame).map((each) => choiceKey(each.line, code))
  const next: Record<string, LineChoice> = { ...choices }
  for (const key of keys) {
    if (choice === null) delete next[key]
    else next[key] = choice
  }
  return next
}

/** All that are still asked the same. */
export const chooseForAll = (
  choices: LineChoices,
  lines: readonly PreviewLine[],
  code: ImportDoubtCode,
  choice: LineChoice,
): LineChoices => ({
  ...Object.fromEntries(
    lines
      .filter(({ doubts }) => doubts.some((doubt) => doubt.code === code))
      .map(({ line }) => [choiceKey(line, code), choice]),
  ),
  ...choices,
})
