/** The product as it is being edited, evaluated in the browser: what every control, the drawing and the prices read. */
import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { ColorLists } from '#domain/catalogue/types'
import { applyTo } from '#domain/configurator/apply'
import { applyTogether } from '#domain/configurator/apply-together'
import { configure } from '#domain/configurator/configure'
import { createProduct } from '#domain/configurator/create'
import { optionsOf } from '#domain/configurator/options'
import { remainingSelection } from '#domain/drawing/selection'
import { sentenceOf } from '#domain/messages/words'
import type { ChoiceField, Choices, Patch } from '#domain/product/product'
import { type Stated, saysNothingNew } from '#domain/product/stated'
import type { Refusal } from '#domain/result'
import { useWorded } from '../../api/own-words.ts'
import type { Choosing } from '../../quote/undo/state/steps.ts'
import { priceListQuery } from '../../row/get-price-list.ts'
import type { EditedRow } from './state/edited-row.ts'
import { productOf } from './state/product-of.ts'
import { choicesOfRow, statedOf } from './state/row-state.ts'
import type { Editor } from './state/use-editor.ts'
import { useHistory } from './use-history.ts'
import { useRefusedFields } from './use-refused-fields.ts'
import { useRowStore } from './use-row-store.ts'

const defaultsOf = (modelId: number, otherwise: Choices): Choices => {
  const fresh = createProduct(modelId)
  return fresh.ok ? fresh.value.choices : otherwise
}

interface Closing {
  readonly closed: boolean
  readonly isConnecting: boolean
}

export const useRowEditor = (row: EditedRow, colorLists: ColorLists, { closed, isConnecting }: Closing) => {
  const locked = closed || isConnecting
  const { store, state, debounce } = useRowStore(row)
  const { saved } = state
  const { data } = useQuery(priceListQuery)
  const list = data?.list ?? null
  const [picked, select] = useState<readonly string[]>([])

  const savedConfiguration = useWorded(
    () => configure(productOf(saved, saved.choices), colorLists),
    [saved, colorLists],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the state only what is chosen matters here
  const choices = useMemo(() => choicesOfRow(state), [saved, state.sending, state.waiting])
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the state only what is stated matters here
  const stated = useMemo(() => statedOf(state), [saved, state.sending, state.waiting, state.takenBack])
  // Whatever is said of the product is worked out of this, and so is worded anew with it.
  const configuration = useWorded(
    () =>
      choices === saved.choices
        ? savedConfiguration
        : configure(productOf(saved, choices, stated), colorLists),
    [choices, stated, saved, savedConfiguration, colorLists],
  )
  // What is drawn anew keeps its selection, unless it is no longer there.
  const selected = remainingSelection(picked, configuration.layout)
  if (selected !== picked) select(selected)
  // Judging every option takes longer than a frame; the drawing and the price do not wait for it.
  const judged = useDeferredValue(configuration)
  const options = useMemo(() => optionsOf(judged, colorLists, list ?? undefined), [judged, colorLists, list])
  const defaults = useMemo(() => defaultsOf(Number(saved.model.id), saved.choices), [saved])

  const { place, waiting, dropMade, hasRefused } = useRefusedFields(saved, configuration, closed)

  const decline = useCallback(
    (patch: Patch, refusal: Refusal) => {
      const fields = Object.keys(patch) as ChoiceField[]
      store.decline({ fields, sentence: sentenceOf(refusal), patch })
    },
    [store],
  )
  const attempt = useCallback(
    (patch: Patch, takenBack: Stated = []): boolean => {
      const tried = applyTo(configuration, patch, colorLists, takenBack)
      if (tried.ok) store.edit(patch, takenBack)
      else decline(patch, tried)
      return tried.ok
    },
    [store, configuration, colorLists, decline],
  )
  const choose = useCallback(
    ({ patch, takenBack }: Choosing): boolean => attempt(patch, takenBack),
    [attempt],
  )
  const { record, ...steps } = useHistory(row, { choices, stated, locked, choose, flush: store.flush })
  const edit = useCallback(
    (asked: Patch, movement?: string): boolean => {
      const { result, patch } = applyTogether(configuration, asked, waiting, colorLists)
      if (!result.ok) {
        decline(asked, result)
        return false
      }
      dropMade(asked, { ...choices, ...patch })
      // To choose what is in force already is an edit the first time: from then on it is stated.
      if (saysNothingNew(configuration.product, patch)) return true
      store.edit(patch)
      record(patch, { choices, stated }, movement)
      return true
    },
    [configuration, waiting, colorLists, decline, dropMade, choices, stated, store, record],
  )

  const editor = useMemo(
    (): Editor => ({
      configuration,
      choices,
      defaults,
      colorLists,
      list,
      options,
      priceFactor: null,
      closed,
      locked,
      refused: state.refused,
      place,
      waiting,
      edit,
      decline: store.decline,
      flush: store.flush,
      setTyping: store.setTyping,
      debounce,
      selected,
      select,
    }),
    [
      configuration,
      choices,
      defaults,
      colorLists,
      list,
      options,
      closed,
      locked,
      state.refused,
      place,
      waiting,
      edit,
      store,
      debounce,
      selected,
    ],
  )
  return { editor, store, state, savedConfiguration, hasRefused, steps }
}
