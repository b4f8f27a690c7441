/** Takes a file that is dropped anywhere on what stands in it. */
import { type DragEvent, type ReactNode, useState } from 'react'
import { fromSheetText } from '../text.ts'
import classes from './drop-sheet.module.css'

interface Props {
  readonly onFile: (file: File) => void
  readonly children: ReactNode
}

const bringsFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

export const DropSheet = ({ onFile, children }: Props) => {
  const [isOver, setIsOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button opens a file by the keyboard
    <div
      className={classes.area}
      data-drop={isOver ? fromSheetText.drop : undefined}
      onDragOver={(event) => {
        if (!bringsFile(event)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
      }}
      onDrop={(event) => {
        setIsOver(false)
        if (!bringsFile(event)) return
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file !== undefined) onFile(file)
      }}
    >
      {children}
    </div>
  )
}
