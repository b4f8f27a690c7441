/** What every control of the editor knows: the product as it is at this moment, and how to change it. */
import { createContext, useContext } from 'react'
import type { ColorLists } from '#domain/catalogue/types'
import type { Options } from '#domain/configurator/options'
import type { PriceList } from '#domain/pricing/price-list'
import type { Choices, Patch } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'
import type { RowPlace } from '../../../row/refused-texts.ts'
import type { RefusedEdit } from './row-state.ts'

export interface Editor {
  readonly configuration: Configuration
  /** As chosen; what is in force is `configuration.values`. */
  readonly choices: Choices
  /** What a new product of this model begins with. */
  readonly defaults: Choices
  readonly colorLists: ColorLists
  readonly list: PriceList | null
  /** Each list is worked out when it is first read. */
  readonly options: Options
  /** List price to the viewer's own prices; null where the viewer sees none. */
  readonly priceFactor: number | null
  /** The quote is ordered or expired: everything may be looked at, nothing changed. */
  readonly closed: boolean
  /** Nothing can be changed at this moment; also while something is under way that an edit cannot wait behind. */
  readonly locked: boolean
  readonly refused: RefusedEdit | null
  /** The row that is edited: what is typed into it and refused is kept under its place. */
  readonly place: RowPlace
  /** Measures of the frame that were typed and wait until another one lets them stand. */
  readonly waiting: readonly Patch[]
  /**
   * False where a rule says no. What waits is taken along where it can stand now. Edits of one `movement` (a bar that is
   * dragged, a field that is written in) are one step of undo, however long they take.
   */
  readonly edit: (patch: Patch, movement?: string) => boolean
  /** Says no at these fields without trying. */
  readonly decline: (refused: RefusedEdit) => void
  /** A field was left: what waits is sent. */
  readonly flush: () => void
  readonly setTyping: (typing: boolean) => void
  readonly debounce: number
  /** Ids of fields, panes and dividers that are selected in the drawing. */
  readonly selected: readonly string[]
  readonly select: (ids: readonly string[]) => void
}

export const EditorContext = createContext<Editor | null>(null)

export const useEditor = (): Editor => {
  const editor = useContext(EditorContext)
  if (!editor) {
    const fault = 'useEditor is used outside the editor page'
    // biome-ignore lint/suspicious/noConsole: what is written here reaches the server's log (D-230)
    console.error(fault)
    throw new Error(fault)
  }
  return editor
}
