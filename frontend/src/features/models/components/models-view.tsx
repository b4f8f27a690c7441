/** The range: what is searched for, and the lines that are found. */
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { ModelRange } from '#domain/contracts/models'
import { modelsQuery } from '../api/get-models.ts'
import { findModels, groupModels } from '../state/model-groups.ts'
import type { PageSearch } from '../state/page-search.ts'
import { modelsText } from '../text.ts'
import { Loaded } from './loaded.tsx'
import { ModelTable } from './model-table.tsx'
import classes from './toolbar.module.css'

interface Props {
  readonly search: PageSearch
  readonly onSearch: (changed: Partial<PageSearch>) => void
}

export const ModelsView = (props: Props) => (
  <Loaded query={useQuery(modelsQuery)} loading={modelsText.loading}>
    {(range) => <Range range={range} {...props} />}
  </Loaded>
)

const Range = ({ range: { models, priceListId }, search, onSearch }: Props & { range: ModelRange }) => {
  const { q, group } = useDeferredValue(search)
  const found = findModels(models, { q, group })
  const groups = groupModels(models).map(({ pk, name }) => ({ value: String(pk), label: name }))
  return (
    <>
      <search className={classes.tools}>
        <TextInput
          className={classes.box ?? ''}
          type="search"
          aria-label={modelsText.box}
          placeholder={modelsText.box}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={search.q}
          maxLength={60}
          onChange={({ currentTarget }) => onSearch({ q: currentTarget.value })}
        />
        <NativeSelect
          className={classes.group ?? ''}
          aria-label={modelsText.group}
          data={[{ value: '', label: modelsText.allGroups }, ...groups]}
          value={search.group === null ? '' : String(search.group)}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ group: value === '' ? null : Number(value) })
          }
        />
        <p className={classes.count} role="status">
          {modelsText.found(found.length)}, {modelsText.priceList(priceListId)}
        </p>
      </search>
      <section className={classes.sheet} aria-label={modelsText.models}>
        {found.length === 0 ? (
          <div className={classes.nothing}>
            <p>{modelsText.nothing}</p>
            <Button variant="default" onClick={() => onSearch({ q: '', group: null })}>
              {modelsText.clear}
            </Button>
          </div>
        ) : (
          <ModelTable groups={groupModels(found)} />
        )}
      </section>
    </>
  )
}
