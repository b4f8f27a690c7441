/** Where a sheet comes from: a file that is chosen or dropped, or cells that are pasted. */
import { Button, FileButton, Text, UnstyledButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { IMPORT_KINDS } from '#domain/administration/import/columns'
import classes from '../import-page.module.css'
import { saveTemplate } from '../sheet/save-sheet.ts'
import { importPageText } from '../text.ts'

interface Props {
  readonly isReading: boolean
  readonly onFile: (file: File) => void
  readonly onText: (text: string) => void
}

export const ChooseSheet = ({ isReading, onFile, onText }: Props) => {
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file !== undefined) onFile(file)
  }
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files
    const text = event.clipboardData.getData('text/plain')
    if (text.trim() === '' && file === undefined) return
    event.preventDefault()
    if (text.trim() !== '') onText(text)
    else if (file !== undefined) onFile(file)
  }
  return (
    <section
      className={classes.drop}
      data-over={isOver || undefined}
      aria-label={importPageText.pasteLabel}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <FileButton
        accept=".xlsx,.xlsm,.csv,.txt,.tsv"
        inputProps={{ 'aria-label': importPageText.file }}
        onChange={(file) => file && onFile(file)}
      >
        {(props) => (
          <Button {...props} loading={isReading} leftSection={<IconUpload size={16} aria-hidden />}>
            {importPageText.file}
          </Button>
        )}
      </FileButton>
      <textarea
        className={classes.paste}
        aria-label={importPageText.pasteLabel}
        placeholder={importPageText.drop}
        rows={2}
        value=""
        onChange={() => undefined}
      />
      <Text size="sm" className={classes.templates ?? ''}>
        {importPageText.templates}{' '}
        {IMPORT_KINDS.map((kind) => (
          <UnstyledButton
            key={kind}
            className={classes.template ?? ''}
            onClick={() => void saveTemplate(kind)}
          >
            {importPageText.templateOf[kind]}
          </UnstyledButton>
        ))}
      </Text>
      <div role="status">{isReading && importPageText.reading}</div>
    </section>
  )
}
