/**
 * Choosing the organisation that a role is for, by any word of its name, place or number. Only those are offered that the viewer may
 * make people in: the viewer's own, and those of the lists that he sees.
 */
import { Combobox, Input, InputBase, Loader, SegmentedControl, Stack, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { directoryScope } from '#domain/access/admin-rights'
import type { CurrentContext } from '#domain/contracts/session'
import { get } from '../api/client.ts'
import { useCurrentContext, viewerOf } from '../session/current-context.ts'
import { organisationText } from './text.ts'

export interface Organisation {
  readonly type: 'store' | 'agent'
  readonly id: number
  readonly name: string
}

const PAUSE_MS = 500
const SHOWN = 20

const paths = { store: 'stores', agent: 'agents' } as const

const organisationsQuery = (type: Organisation['type'], q: string) =>
  queryOptions({
    queryKey: ['organisation-choice', type, q],
    queryFn: async ({ signal }) => {
      const search = new URLSearchParams({ q, offset: '0', limit: String(SHOWN) })
      const found = await get<readonly { id: number; name: string }[]>(
        `/api/v1/${paths[type]}?${search}`,
        signal,
      )
      return found.map(({ id, name }): Organisation => ({ type, id, name }))
    },
    placeholderData: keepPreviousData,
  })

/** One's own organisation, where people work that one may make more of. */
export const ownOrganisation = ({ store, agent }: CurrentContext): Organisation | null => {
  if (agent !== null) return { type: 'agent', ...agent }
  return store === null ? null : { type: 'store', ...store }
}

/** Null: there is only the viewer's own to be chosen. */
const kindsFor = (context: CurrentContext): readonly Organisation['type'][] => {
  const viewer = viewerOf(context)
  if (directoryScope(viewer, 'stores') !== null) return ['store', 'agent']
  return directoryScope(viewer, 'agents') === null ? [] : ['store', 'agent']
}

interface Props {
  readonly value: Organisation | null
  readonly error?: string | undefined
  readonly onChange: (organisation: Organisation | null) => void
}

export const OrganisationChoice = ({ value, error, onChange }: Props) => {
  const context = useCurrentContext()
  const own = ownOrganisation(context)
  const kinds = kindsFor(context)
  const kindId = useId()
  const [type, setType] = useState<Organisation['type']>(value?.type ?? own?.type ?? 'store')
  const sees = directoryScope(viewerOf(context), type === 'store' ? 'stores' : 'agents') !== null
  return (
    <Stack gap="xs">
      {kinds.length > 1 && (
        <div>
          <Input.Label id={kindId} labelElement="div" display="block">
            {organisationText.kind}
          </Input.Label>
          <SegmentedControl
            aria-labelledby={kindId}
            data={kinds.map((kind) => ({ value: kind, label: organisationText[kind] }))}
            value={type}
            onChange={(kind) => {
              setType(kind as Organisation['type'])
              onChange(kind === own?.type ? own : null)
            }}
          />
        </div>
      )}
      {sees ? (
        <Search key={type} type={type} value={value} error={error} onChange={onChange} />
      ) : (
        <InputBase label={organisationText.label} readOnly variant="filled" value={own?.name ?? ''} />
      )}
    </Stack>
  )
}

const Search = ({ type, value, error, onChange }: Props & { readonly type: Organisation['type'] }) => {
  const [text, setText] = useState(value?.name ?? '')
  const [q] = useDebouncedValue(text === value?.name ? '' : text.trim(), PAUSE_MS)
  const { data = [], isFetching } = useQuery(organisationsQuery(type, q))
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const choose = (id: string) => {
    const organisation = data.find((each) => String(each.id) === id)
    if (organisation === undefined) return
    onChange(organisation)
    setText(organisation.name)
    combobox.closeDropdown()
  }
  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target>
        <InputBase
          label={organisationText.label}
          placeholder={organisationText.hint}
          required
          maxLength={200}
          autoComplete="off"
          value={text}
          error={error}
          rightSection={isFetching ? <Loader size="xs" aria-hidden /> : null}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            onChange(null)
            combobox.openDropdown()
          }}
          onFocus={() => combobox.openDropdown()}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={organisationText.label} mah={260} style={{ overflowY: 'auto' }}>
          {data.map(({ id, name }) => (
            <Combobox.Option key={id} value={String(id)}>
              {name} ({id})
            </Combobox.Option>
          ))}
          {data.length === 0 && (
            <Combobox.Empty>
              {isFetching ? organisationText.searching : organisationText.nothing}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
