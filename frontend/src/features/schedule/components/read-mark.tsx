/** Whether a line of a file is clear, as a sign beside it; nothing until it has been read. */
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { ReadLine } from '#domain/schedule/read-schedule'
import { fromFileText } from '../text.ts'
import file from './file-dialog.module.css'

export const ReadMark = ({ read }: { readonly read: ReadLine | null }) => {
  if (read === null) return <span className={file.unread} />
  return read.isClear ? (
    <IconCheck size={16} className={file.clear} aria-label={fromFileText.isClear} />
  ) : (
    <IconAlertTriangle size={16} className={file.unclear} aria-label={fromFileText.isUnclear} />
  )
}
