/** Adds the lines that are clear and says what has come of it; what was not taken stands here again, with the reason. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ColorLists } from '#domain/catalogue/types'
import { printRow } from '#domain/schedule/print-row'
import type { ReadRow } from '#domain/schedule/read-row'
import type { ReadLine } from '#domain/schedule/read-schedule'
import { lastStep } from '../../quote/undo/state/step-store.ts'
import { toastStep } from '../../quote/undo/step-toast.tsx'
import { undoStep } from '../../quote/undo/undo-at-server.ts'
import { toastInfo } from '../../ui/toasts.ts'
import type { LinesEdit } from './state/lines.ts'
import { scheduleText } from './text.ts'
import { useAddAll } from './use-add-all.ts'
import type { useSchedule } from './use-schedule.ts'

interface Written {
  readonly schedule: ReturnType<typeof useSchedule>
  readonly colorLists: ColorLists
  readonly edit: (edit: LinesEdit) => void
}

/** The rows of lines in which nothing is unclear. */
export const clearRows = (lines: readonly ReadLine[]): readonly ReadRow[] =>
  lines.filter(({ isClear }) => isClear).flatMap(({ rows }) => rows)

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
    const { readLines } = schedule
    const orders = clearRows(readLines).flatMap(({ order }) => (order === null ? [] : [order]))
    if (orders.length === 0 || isPending) return
    const before = lastStep(orderNumber)
    const left = readLines.filter(({ isClear }) => !isClear).map(({ text }) => text)
    mutate(orders, {
      onSuccess: (answers) => {
        const back = answers.flatMap(({ refusal }, index) => {
          const order = orders[index]
          return refusal === null || order === undefined
            ? []
            : [{ text: printRow(order, colorLists), ...refusal }]
        })
        const added = orders.length - back.length
        if (back.length + left.length === 0) {
          edit({ kind: 'replace', texts: [] })
          notifyAdded(scheduleText.added(added), before)
          void navigate(`/tilbud/${orderNumber}`)
          return
        }
        setRefused(new Map(back.map(({ text, message }) => [text, message])))
        edit({ kind: 'replace', texts: [...back.map(({ text }) => text), ...left] })
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
