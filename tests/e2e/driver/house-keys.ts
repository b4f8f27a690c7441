/** The keys that enter the house of the demo, in the editor and in quick entry, and what must be stored afterwards. */
import type { Page } from '@playwright/test'
import house from '../../../functions/demo/enebolig.json' with { type: 'json' }
import { shortHouseLines } from '../../factories/house-lines.ts'
import { readQuote, readRow } from './ready-made.ts'
import { type Key, keysOf } from './typist.ts'

type Entry = (typeof house.rows)[number] & { readonly frosted?: boolean; readonly aluminium?: boolean }

const rowsOf = (count: number): readonly Entry[] => house.rows.slice(0, count)

/** A line of quick entry and what the row is called, apart. */
const apart = (line: string): readonly [words: string, reference: string] => {
  const [words = '', reference = ''] = line.split(' "')
  return [words, reference]
}

/** V2 comes after V1 by itself, D1 after V13 does not. */
const withoutNextCode = (reference: string): string =>
  /^[VD]1 /.test(reference) ? reference : reference.replace(/^\w+ /, '')

/** The product menu takes the row as it is written, and then its name; the menu opens for the next one at once. */
export const editorKeys = (rows = house.rows.length): readonly Key[] => [
  ...shortHouseLines.slice(0, rows).flatMap((line) => {
    const [words, reference] = apart(line)
    return keysOf('Ctrl+K', { text: words }, 'Enter', { text: withoutNextCode(reference) })
  }),
  'Enter',
]

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

/**
 * The rows that are stored, as far as the schedule says something of them; why they cannot be read, where a machine with too much
 * to do does not answer.
 */
export const storedRows = async (
  page: Page,
  orderNumber: number,
  wanted: readonly Wanted[],
): Promise<readonly unknown[]> => {
  try {
    const offer = await readQuote(page, orderNumber)
    return await Promise.all(
      offer.productRows.map(async ({ rowNumber, numberOf }, index) => {
        const { choices, model } = await readRow(page, orderNumber, rowNumber)
        const asked = Object.keys(wanted[index] ?? wanted[0] ?? {})
        const chosen = { ...choices, modelId: Number(model.id), numberOf }
        return Object.fromEntries(asked.map((field) => [field, chosen[field as keyof typeof chosen]]))
      }),
    )
  } catch (error) {
    return [`not read: ${error}`]
  }
}
