/** Adds the lines that are clear and says what has come of it; what was not taken stands here again, with the reason. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ColorLists } from '#domain/catalogue/types'
import { printRow } from '#domain/schedule/print-row'
import { lastStep } from '../../quote/undo/state/step-store.ts'
import { toastStep } from '../../quote/undo/step-toast.tsx'
import { undoStep } from '../../quote/undo/undo-at-server.ts'
import { toastInfo } from '../../ui/toasts.ts'
import { clearOrders } from './state/clear-orders.ts'
import type { LinesEdit } from './state/lines.ts'
import { scheduleText } from './text.ts'
import { useAddAll } from './use-add-all.ts'
import type { useSchedule } from './use-schedule.ts'

interface Written {
  readonly schedule: ReturnType<typeof useSchedule>
  readonly colorLists: ColorLists
  readonly edit: (edit: LinesEdit) => void
}

export const useAdding = (orderNumber: number, { schedule, colorLists, edit }: Written) => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useAddAll(orderNumber, schedule)
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())

  const notifyAdded = (words: string, before: number | null) => {
    const step = lastStep(orderNumber)
    if (step === null || step === before) toastInfo(words)
    else toastStep(words, `added ${orderNumber} ${step}`, () => undoStep(queryClient, orderNumber, step))
  }

  const add = () => {
    const { readLines, state } = schedule
    const orders = clearOrders(state.lines, readLines)
    if (orders.length === 0 || isPending) return
    const before = lastStep(orderNumber)
    const left = state.lines.filter((_, index) => readLines[index]?.isClear !== true)
    mutate(orders, {
      onSuccess: (answers) => {
        const back = answers.flatMap(({ refusal }, index) => {
          const order = orders[index]
          return refusal === null || order === undefined
            ? []
            : [{ text: printRow(order, colorLists), modelPieces: order.modelPieces, ...refusal }]
        })
        const added = orders.length - back.length
        if (back.length + left.length === 0) {
          edit({ kind: 'replace', lines: [] })
          notifyAdded(scheduleText.added(added), before)
          void navigate(`/tilbud/${orderNumber}`)
          return
        }
        setRefused(new Map(back.map(({ text, message }) => [text, message])))
        const refusedLines = back.map(({ text, modelPieces }) => ({ text, modelPieces }))
        edit({ kind: 'replace', lines: [...refusedLines, ...left] })
        notifyAdded(scheduleText.someLeft(added, back.length + left.length), before)
      },
    })
  }

  return {
    add,
    isAdding: isPending,
    error,
    /** What the server said of lines that it did not take, by their text. */
    refused,
  }
}
