/** What was typed into the fields of the row and refused: the measures of it that wait for another one, and what has no field any more. */
import { useCallback, useEffect, useMemo } from 'react'
import { changedFields } from '#domain/configurator/patch'
import type { Choices, Patch } from '#domain/product/product'
import type { Configuration } from '#domain/rules/configuration'
import type { RowPlace } from '../../row/refused-texts.ts'
import { refusedTexts, useRefusedTexts } from '../../row/use-refused-texts.ts'
import { waitingIn, withoutField } from './fields/refused-fields.ts'

export const useRefusedFields = (
  { orderNumber, rowNumber }: RowPlace,
  configuration: Configuration,
  closed: boolean,
) => {
  const place = useMemo(() => ({ orderNumber, rowNumber }), [orderNumber, rowNumber])
  const texts = useRefusedTexts(place)
  const inWait = useMemo(() => waitingIn(texts, configuration), [texts, configuration])
  const waiting = useMemo(() => inWait.map(({ patch }) => patch), [inWait])
  useEffect(() => {
    // Nobody can put right what stands in a row that is closed.
    const lost = closed ? texts : withoutField(texts, configuration)
    for (const { id } of lost) refusedTexts.drop(place, id)
  }, [closed, texts, configuration, place])
  /** Lets go of what has come true, and of what was given another value since. */
  const dropMade = useCallback(
    (asked: Patch, choices: Choices) => {
      for (const { id, patch } of inWait) {
        const isReplaced = Object.keys(patch).some((field) => field in asked)
        if (isReplaced || changedFields(choices, patch).size === 0) refusedTexts.drop(place, id)
      }
    },
    [inWait, place],
  )
  return { place, waiting, dropMade, hasRefused: texts.length > 0 }
}
