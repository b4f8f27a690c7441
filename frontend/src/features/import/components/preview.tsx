/** What will become of each line, with faults and doubts first, and the button that imports those that are ready. */
import { Alert, Button, Checkbox, Progress, Select, Text } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import type { ImportKind } from '#domain/administration/import/columns'
import type { ImportDoubtCode } from '#domain/messages/imports'
import classes from '../import-page.module.css'
import { isReady, type LineState, type PreviewLine } from '../state/decisions.ts'
import { importPageText } from '../text.ts'
import type { Check } from '../use-check.ts'
import { LineTable } from './line-table.tsx'

type Filter = keyof typeof importPageText.filters

const shows: Readonly<Record<Filter, readonly LineState[]>> = {
  all: ['fault', 'doubt', 'decided', 'skipped', 'new', 'exists', 'unchecked'],
  fault: ['fault'],
  doubt: ['doubt', 'decided'],
  new: ['new', 'decided'],
  exists: ['exists'],
  skipped: ['skipped'],
}

const countIn = (lines: readonly PreviewLine[], filter: Filter): number =>
  lines.filter(({ state }) => shows[filter].includes(state)).length

/** What is to be looked at stands first; what was answered stays where it is. */
const rankOf = ({ state, doubts }: PreviewLine): number => (state === 'fault' ? 0 : doubts.length > 0 ? 1 : 2)

const Filters = ({
  lines,
  filter,
  onFilter,
}: {
  readonly lines: readonly PreviewLine[]
  readonly filter: Filter
  readonly onFilter: (filter: Filter) => void
}) => (
  <fieldset className={classes.filters}>
    <legend className={classes.legend}>{importPageText.filter}</legend>
    {(Object.keys(shows) as Filter[]).map((each) => (
      <label key={each} className={classes.filter}>
        <input type="radio" name="import-filter" checked={filter === each} onChange={() => onFilter(each)} />
        {importPageText.filters[each]} ({countIn(lines, each)})
      </label>
    ))}
  </fieldset>
)

/** Doubts that many lines share and that one answer settles. */
const ForAll = ({ check }: { readonly check: Check }) => {
  const counts = new Map<ImportDoubtCode, number>()
  for (const { state, doubts } of check.lines)
    if (state === 'doubt') for (const { code } of doubts) counts.set(code, (counts.get(code) ?? 0) + 1)
  const shared = [...counts].filter(([code, count]) => count > 1 && importPageText.answers[code] !== '')
  if (shared.length === 0) return null
  return (
    <div className={classes.forAll}>
      <Text size="sm">{importPageText.forAllHeading}</Text>
      {shared.map(([code, count]) => (
        <Button key={code} size="xs" variant="default" onClick={() => check.chooseForAll(code, 'accept')}>
          {importPageText.forAll(count, importPageText.answers[code])}
        </Button>
      ))}
    </div>
  )
}

interface Props {
  readonly kind: ImportKind
  readonly check: Check
  readonly chainId: number | null
  readonly onImport: (isInviting: boolean) => void
}

export const Preview = ({ kind, check, chainId, onImport }: Props) => {
  const [filter, setFilter] = useState<Filter>('all')
  const [isInviting, setIsInviting] = useState(false)
  const lines = useDeferredValue(check.lines)
  const ready = check.lines.filter(isReady).length
  const isChecked = chainId !== null && check.done >= check.all
  const [faults, doubts] = [
    countIn(check.lines, 'fault'),
    check.lines.filter(({ state }) => state === 'doubt').length,
  ]
  const shown = lines
    .filter(({ state }) => shows[filter].includes(state))
    .toSorted((one, other) => rankOf(one) - rankOf(other))
  return (
    <section className={classes.preview}>
      <div role="status">
        {chainId !== null && !isChecked && check.problem === null && (
          <>
            <Text size="sm">{importPageText.checking(check.done, check.all)}</Text>
            <Progress value={(100 * check.done) / check.all} aria-label={importPageText.title} />
          </>
        )}
      </div>
      {check.problem !== null && (
        <Alert color="red" variant="light" role="alert" title={importPageText.checkFailed}>
          {check.problem}
          <Button display="block" mt="sm" variant="default" onClick={check.tryAgain}>
            {importPageText.tryAgain}
          </Button>
        </Alert>
      )}
      <Filters lines={check.lines} filter={filter} onFilter={setFilter} />
      <ForAll check={check} />
      <LineTable key={filter} lines={shown} choices={check.choices} onChoose={check.choose} />
      {isChecked && (
        <div className={classes.foot}>
          {kind === 'people' && (
            <Checkbox
              label={importPageText.invite}
              description={importPageText.inviteHelp}
              checked={isInviting}
              onChange={({ currentTarget }) => setIsInviting(currentTarget.checked)}
            />
          )}
          {faults + doubts > 0 && <Text size="sm">{importPageText.leftOut(faults, doubts)}</Text>}
          {ready === 0 ? (
            <Text>{importPageText.nothing}</Text>
          ) : (
            <Button onClick={() => onImport(isInviting)}>{importPageText.toImport(ready)}</Button>
          )}
        </div>
      )}
    </section>
  )
}

interface ChainProps {
  readonly chains: readonly { readonly id: number; readonly name: string }[]
  readonly chainId: number | null
  readonly onChain: (chainId: number | null) => void
}

export const ChainChoice = ({ chains, chainId, onChain }: ChainProps) => (
  <Select
    label={importPageText.chain}
    placeholder={importPageText.chooseChain}
    description={chainId === null && importPageText.chainFirst}
    searchable
    w={300}
    maw="100%"
    data={chains.map(({ id, name }) => ({ value: String(id), label: name }))}
    value={chainId === null ? null : String(chainId)}
    onChange={(value) => onChain(value === null ? null : Number(value))}
  />
)
