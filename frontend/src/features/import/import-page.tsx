/** admin/import: stores and people of a chain from a sheet, looked over before anything is made. */
import { Alert, Button, SegmentedControl, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { may } from '#domain/access/rights'
import { IMPORT_KINDS, type ImportKind } from '#domain/administration/import/columns'
import { chainsQuery } from '../../people/chains.ts'
import { useViewer } from '../../session/current-context.ts'
import { NoAccess } from '../../ui/no-access.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts'
import { ChooseSheet } from './components/choose-sheet.tsx'
import { ImportReport } from './components/import-report.tsx'
import { ChainChoice, Preview } from './components/preview.tsx'
import classes from './import-page.module.css'
import { isReady, sentLineOf } from './state/decisions.ts'
import { importPageText } from './text.ts'
import { useCheck } from './use-check.ts'
import { useImport } from './use-import.ts'
import { type OpenedSheet, useSheet } from './use-sheet.ts'

interface Chain {
  readonly id: number
  readonly name: string
}

interface OpenProps {
  readonly opened: OpenedSheet
  readonly chains: readonly Chain[]
  readonly onKind: (kind: ImportKind) => void
  readonly onClose: () => void
}

/** A sheet that has been read, until it is imported. */
const Opened = ({ opened: { name, sheet }, chains, onKind, onClose }: OpenProps) => {
  const [chosen, setChainId] = useState<number | null>(null)
  const [only, ...others] = chains
  const chainId = chosen ?? (others.length === 0 ? (only?.id ?? null) : null)
  const check = useCheck(sheet, chainId)
  const importing = useImport()
  const { phase } = importing.progress
  useUnsavedGuard(phase === 'importing' || phase === 'inviting', importPageText.underWay)
  if (phase !== 'idle')
    return <ImportReport sheet={sheet} lines={check.lines} importing={importing} onClose={onClose} />
  return (
    <>
      <div className={classes.sheet}>
        <Text fw={600}>{importPageText.found(name, sheet.lines.length)}</Text>
        <SegmentedControl
          aria-label={importPageText.kind}
          data={IMPORT_KINDS.map((kind) => ({ value: kind, label: importPageText.kinds[kind] }))}
          value={sheet.kind}
          onChange={(kind) => onKind(kind as ImportKind)}
        />
        <Button variant="default" onClick={onClose}>
          {importPageText.another}
        </Button>
      </div>
      {sheet.ignored.length > 0 && <Text size="sm">{importPageText.ignored(sheet.ignored)}</Text>}
      <ChainChoice chains={chains} chainId={chainId} onChain={setChainId} />
      <Preview
        kind={sheet.kind}
        check={check}
        chainId={chainId}
        onImport={(isInviting) => {
          if (chainId === null) return
          const lines = check.lines.filter(isReady).map((line) => sentLineOf(line, check.choices))
          importing.start({ kind: sheet.kind, chainId }, lines, isInviting)
        }}
      />
    </>
  )
}

const Import = () => {
  const query = useQuery(chainsQuery)
  const { isReading, problem, opened, openFile, openText, readAs, close } = useSheet()
  const { data: chains } = query
  if (chains === undefined) return <NotLoaded query={query} text={importPageText} />
  if (opened !== null)
    return (
      <Opened
        key={`${opened.name} ${opened.sheet.kind}`}
        opened={opened}
        chains={chains}
        onKind={readAs}
        onClose={close}
      />
    )
  return (
    <>
      <Text className={classes.intro ?? ''}>{importPageText.intro}</Text>
      <ChooseSheet isReading={isReading} onFile={openFile} onText={openText} />
      {problem !== null && (
        <Alert color="red" variant="light" role="alert" mt="md">
          {problem}
        </Alert>
      )}
    </>
  )
}

export const ImportPage = () => {
  const viewer = useViewer()
  return (
    <div className={classes.page}>
      <title>{importPageText.title}</title>
      <h1 className={classes.title}>{importPageText.title}</h1>
      {may(viewer, 'admin.import') ? <Import /> : <NoAccess />}
    </div>
  )
}
