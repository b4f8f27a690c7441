/** The keys that enter the house of the demo, in the editor and in quick entry, and what must be stored afterwards. */
import type { Page } from '@playwright/test'
import house from '../../../functions/demo/enebolig.json' with { type: 'json' }
import { shortHouseLines } from '../../factories/house-lines.ts'
import { readOffer, readRow } from './ready-made.ts'
import { type Key, keysOf } from './typist.ts'

type Entry = (typeof house.rows)[number] & { readonly frosted?: boolean; readonly aluminium?: boolean }

/** What differs from the model besides its size, in the words of quick entry; row by row. */
const OPTIONS: Readonly<Record<string, string>> = {
  V1: '306',
  V6: 'venstre',
  V7: 'høyre',
  V8: 'venstre',
  V9: 'frostet',
  V11: 'alu RAL 7016',
  V12: 'form 7 b1=795 h1=790 h2=790',
  V13: 'form 1 h1=790',
  D1: 'HU',
  D2: 'VU',
  D3: 'mot venstre',
  D4: 'VU',
}

const rowsOf = (count: number): readonly Entry[] => house.rows.slice(0, count)

/** A model by its number, the size, the name in the house and the count, each with Enter; what else differs in words. */
const editorKeysOf = ({
  reference,
  modelId,
  width,
  height,
  numberOf,
  frameShapeId,
}: Entry): readonly Key[] => {
  const options = OPTIONS[reference.split(' ')[0] ?? '']
  // A shape has measures of its own, which are all written at once.
  if (frameShapeId !== undefined)
    return keysOf(
      'Ctrl+K',
      { text: String(modelId) },
      'Enter',
      'Ctrl+Enter',
      { text: `${width}x${height} ${options} "${reference}"` },
      'Enter',
    )
  return keysOf(
    'Ctrl+K',
    { text: String(modelId) },
    'Enter',
    { text: String(width) },
    'Enter',
    { text: String(height) },
    'Enter',
    { text: reference },
    'Enter',
    ...(numberOf === 1 ? [] : [{ text: String(numberOf) }, 'Enter']),
    ...(options === undefined ? [] : ['Ctrl+Enter', { text: options }, 'Enter']),
  )
}

export const editorKeys = (rows = house.rows.length): readonly Key[] =>
  rowsOf(rows).flatMap((entry) => editorKeysOf(entry))

export const scheduleKeys = (rows = house.rows.length): readonly Key[] => [
  ...shortHouseLines.slice(0, rows).flatMap((text) => keysOf({ text }, 'Enter')),
  'Ctrl+Enter',
]

const FROSTED = 6

const wantedOf = ({ reference, modelId, numberOf, frosted, aluminium, outerColor, ...choices }: Entry) => ({
  reference,
  modelId,
  numberOf,
  ...choices,
  ...(frosted && { panelProperties: [{ panel: '', id: FROSTED }] }),
  ...(aluminium && { aluminium: { selected: true, color: outerColor ?? null } }),
})

type Wanted = ReturnType<typeof wantedOf>

export const wantedRows = (rows = house.rows.length): readonly Wanted[] => rowsOf(rows).map(wantedOf)

/** The rows that are stored, as far as the schedule says something of them. */
export const storedRows = async (
  page: Page,
  orderNumber: number,
  wanted: readonly Wanted[],
): Promise<readonly unknown[]> => {
  const offer = await readOffer(page, orderNumber)
  return Promise.all(
    offer.productRows.map(async ({ rowNumber, numberOf }, index) => {
      const { choices, model } = await readRow(page, orderNumber, rowNumber)
      const asked = Object.keys(wanted[index] ?? wanted[0] ?? {})
      const known = { ...choices, modelId: Number(model.id), numberOf }
      return Object.fromEntries(asked.map((field) => [field, known[field as keyof typeof known]]))
    }),
  )
}
