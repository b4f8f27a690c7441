/** Works on the open run for as long as this page looks on; the clock of the server goes on when it does not. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { askForWork, pictureReportQuery } from './api/pictures.ts'

export const useRun = () => {
  const query = useQuery(pictureReportQuery)
  const queryClient = useQueryClient()
  /** Why it has stopped; null while it goes on. */
  const [problem, setProblem] = useState<string | null>(null)
  const isOpen = query.data?.isOpen ?? false
  const isWorking = isOpen && problem === null
  useEffect(() => {
    if (!isWorking) return
    let isWanted = true
    const work = async () => {
      while (isWanted) {
        const report = await askForWork()
        if (!isWanted) return
        queryClient.setQueryData(pictureReportQuery.queryKey, report)
        if (!report.isOpen) return
      }
    }
    work().catch((error: unknown) => isWanted && setProblem(messageOf(error)))
    return () => {
      isWanted = false
    }
  }, [isWorking, queryClient])
  const proceed = useCallback(() => setProblem(null), [])
  return { query, problem, proceed }
}
