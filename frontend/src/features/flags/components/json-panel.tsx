/** The stored settings as text: to be read, copied, taken to another browser, brought in, and thrown away. */
import { Button, FileButton, Textarea } from '@mantine/core'
import { IconDownload, IconFileImport, IconRestore, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import {
  type AllOverrides,
  configSchemas,
  hasOverrides,
  storeOverrides,
  useOverrides,
} from '../../../config/checked-config.ts'
import { configText, importConfig } from '../../../config/import-config.ts'
import { toastInfo } from '../../../ui/toasts.ts'
import classes from '../flags-page.module.css'
import { flagsText } from '../text.ts'

const NOTHING: AllOverrides = { appConfig: {}, renderConfig: {} }

const download = (text: string) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: url, download: flagsText.fileName }).click()
  URL.revokeObjectURL(url)
}

export const JsonPanel = () => {
  const overrides = useOverrides()
  const stored = configText(overrides)
  const [draft, setDraft] = useState<string | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  const applyText = (text: string) => {
    const imported = importConfig(configSchemas, text)
    if (!imported.ok) {
      setDraft(text)
      return setFault(imported.sentence)
    }
    storeOverrides(imported.overrides)
    setDraft(null)
    setFault(null)
    toastInfo(flagsText.imported)
  }
  const reset = () => {
    storeOverrides(NOTHING)
    setDraft(null)
    setFault(null)
    toastInfo(
      <>
        {flagsText.wasReset}{' '}
        <Button variant="subtle" size="compact-sm" onClick={() => storeOverrides(overrides)}>
          {flagsText.undo}
        </Button>
      </>,
    )
  }

  return (
    <section className={classes.section} aria-labelledby="json">
      <h2 id="json">{flagsText.json}</h2>
      <p className={classes.lead}>{flagsText.jsonLead}</p>
      <Textarea
        aria-label={flagsText.json}
        classNames={{ input: classes.json ?? '' }}
        value={draft ?? stored}
        error={fault}
        autosize
        minRows={6}
        maxRows={24}
        spellCheck={false}
        onChange={({ currentTarget }) => {
          setDraft(currentTarget.value)
          setFault(null)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          setDraft(null)
          setFault(null)
        }}
      />
      <div className={classes.actions}>
        <Button
          leftSection={<IconFileImport size={16} aria-hidden />}
          disabled={draft === null || draft === stored}
          onClick={() => applyText(draft ?? stored)}
        >
          {flagsText.use}
        </Button>
        <FileButton
          accept="application/json,.json"
          inputProps={{ 'aria-label': flagsText.importFile }}
          onChange={async (file) => file && applyText(await file.text())}
        >
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconUpload size={16} aria-hidden />}>
              {flagsText.importFile}
            </Button>
          )}
        </FileButton>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => download(stored)}
        >
          {flagsText.download}
        </Button>
        <Button
          variant="default"
          leftSection={<IconRestore size={16} aria-hidden />}
          disabled={!hasOverrides(overrides)}
          onClick={reset}
        >
          {flagsText.reset}
        </Button>
      </div>
    </section>
  )
}
