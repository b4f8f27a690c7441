/**
 * What most rows of a quote have in common is said once for all of them, and a row says only in what it differs: somebody who
 * looks for what is misordered finds it sooner. What is misordered most, its size, opening, side, glass and colours, is no part of
 * this: each row says it. A row of a quote without others says everything itself. Pure.
 */
import { commonText } from './text.ts'

export interface RowForFacts {
  readonly frame: { readonly depth: number }
  readonly aluminiumClothing: { readonly color: unknown }
  readonly numberOfVents: number
  readonly mountingType: { readonly description: string; readonly ok: boolean }
}

type CommonFactId = 'depth' | 'material' | 'vent' | 'mounting'

export interface CommonFact {
  readonly id: CommonFactId
  readonly text: string
}

export interface CommonFacts {
  /** True of every row. */
  readonly ofAll: readonly CommonFact[]
  /** True of every row that says nothing else. */
  readonly ofMost: readonly CommonFact[]
}

/** A part of a construction has no frame. A mounting that does not carry is never common: its row warns of it. */
const factsOf = ({ frame, aluminiumClothing, numberOfVents, mountingType }: RowForFacts): CommonFact[] => [
  ...(frame.depth > 0 ? [{ id: 'depth', text: commonText.depth(frame.depth) } as const] : []),
  { id: 'material', text: commonText.material(aluminiumClothing.color !== null) },
  { id: 'vent', text: commonText.vent(numberOfVents > 0) },
  ...(mountingType.ok && mountingType.description !== ''
    ? [{ id: 'mounting', text: mountingType.description } as const]
    : []),
]

const IDS: readonly CommonFactId[] = ['depth', 'material', 'vent', 'mounting']

/** The words that more than half of the rows have that have any. */
const wordsOfMost = (facts: readonly CommonFact[]): CommonFact | null => {
  const [most] = [...Map.groupBy(facts, ({ text }) => text).values()].toSorted(
    (one, other) => other.length - one.length,
  )
  return most?.[0] !== undefined && most.length * 2 > facts.length ? most[0] : null
}

export const commonFacts = (rows: readonly RowForFacts[]): CommonFacts => {
  if (rows.length < 2) return { ofAll: [], ofMost: [] }
  const all = rows.flatMap(factsOf)
  const common = IDS.flatMap((id) => {
    const facts = all.filter((fact) => fact.id === id)
    const words = wordsOfMost(facts)
    if (words === null) return []
    return [
      { words, isOfAll: facts.length === rows.length && facts.every(({ text }) => text === words.text) },
    ]
  })
  return {
    ofAll: common.filter(({ isOfAll }) => isOfAll).map(({ words }) => words),
    ofMost: common.filter(({ isOfAll }) => !isOfAll).map(({ words }) => words),
  }
}

/** What is left for the row itself to say. */
export const ownFacts = (row: RowForFacts, { ofAll, ofMost }: CommonFacts): readonly CommonFact[] => {
  const said = new Set([...ofAll, ...ofMost].map(({ id, text }) => `${id} ${text}`))
  return factsOf(row).filter(({ id, text }) => !said.has(`${id} ${text}`))
}
