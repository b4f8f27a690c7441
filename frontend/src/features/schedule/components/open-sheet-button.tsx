/** Opens a schedule that somebody has as a file. */
import { Button, FileButton } from '@mantine/core'
import { IconTable } from '@tabler/icons-react'
import { useRef } from 'react'
import classes from '../schedule-form.module.css'
import { fromSheetText } from '../text.ts'

interface Props {
  readonly isReading: boolean
  readonly isLocked: boolean
  readonly onFile: (file: File) => void
}

export const OpenSheetButton = ({ isReading, isLocked, onFile }: Props) => {
  const reset = useRef<() => void>(null)
  return (
    <FileButton
      accept=".xlsx,.xlsm,.csv,.txt,.tsv,.pdf,.ifc,.ifczip,.ifcxml"
      inputProps={{ 'aria-label': fromSheetText.open }}
      resetRef={reset}
      onChange={(file) => {
        // The same file may be chosen again when it has been mended.
        reset.current?.()
        if (file !== null) onFile(file)
      }}
    >
      {(props) => (
        <Button
          {...props}
          className={classes.open ?? ''}
          variant="default"
          size="xs"
          disabled={isLocked}
          loading={isReading}
          data-hint={fromSheetText.openHint}
          leftSection={<IconTable size={16} aria-hidden />}
        >
          {fromSheetText.open}
        </Button>
      )}
    </FileButton>
  )
}
