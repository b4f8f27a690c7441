/**
 * Choosing the organisation that a role is for, by any word of its name, place or number. Only those are offered that the viewer may
 * make people in: the viewer's own, and those of the lists that he sees.
 */
import { Combobox, Input, InputBase, Loader, SegmentedControl, Stack, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { directoryScope } from '#domain/access/admin-rights'
import type { CurrentContext } from '#domain/contracts/session'
import { get } from '../api/client.ts'
import { useCurrentContext, viewerOf } from '../session/current-context.ts'
import { forgetKeys, holdKeysFrom, releaseKeys } from '../ui/key-buffer.ts'
import { type KeyPress, pressKey } from '../ui/press-key.ts'
import { organisationText } from './text.ts'

export interface Organisation {
  readonly type: 'store' | 'agent'
  readonly id: number
  readonly name: string
}

/** The key, not the method of the list: by the key the one that is offered is told to whoever listens, too. */
const arrowDown: KeyPress = {
  key: 'ArrowDown',
  code: 'ArrowDown',
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  metaKey: false,
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
  const typed = text === value?.name ? '' : text.trim()
  const [paused] = useDebouncedValue(typed, PAUSE_MS)
  const [askedAtOnce, askAtOnce] = useState('')
  const q = askedAtOnce === typed ? typed : paused
  const query = useQuery(organisationsQuery(type, q))
  const { data = [], isFetching, isError } = query
  const isOfWhatIsTyped = q === typed && query.isSuccess && !query.isPlaceholderData
  const hasFailed = isError && !isFetching
  const keys = useId()
  useEffect(() => {
    if (isOfWhatIsTyped) releaseKeys(keys)
    else if (hasFailed) forgetKeys(keys)
  }, [isOfWhatIsTyped, hasFailed, keys])
  useEffect(() => () => forgetKeys(keys), [keys])
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const take = (organisation: Organisation) => {
    onChange(organisation)
    setText(organisation.name)
    combobox.closeDropdown()
  }
  const choose = (id: string) => {
    const organisation = data.find((each) => String(each.id) === id)
    if (organisation !== undefined) take(organisation)
  }
  /** Enter on what is typed is a choice and sends no form: the only one that is found is meant, and of several the first is offered. */
  const chooseTyped = () => {
    const [first, second] = data
    if (first !== undefined && second === undefined) return take(first)
    pressKey(arrowDown)
  }
  /** Whoever chooses right after typing means what is found by it, and not what stands there still. */
  const waitForFound = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) return
    if (event.key === 'Enter' && value !== null) return
    const isChoice = event.key === 'Enter' && typed !== '' && combobox.getSelectedOptionIndex() === -1
    if (isOfWhatIsTyped && !isChoice) return
    event.preventDefault()
    event.stopPropagation()
    if (isOfWhatIsTyped) return chooseTyped()
    holdKeysFrom(keys, event.nativeEvent)
    if (hasFailed && q === typed) void query.refetch()
    askAtOnce(typed)
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
            combobox.resetSelectedOption()
            combobox.openDropdown()
          }}
          onKeyDownCapture={waitForFound}
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
          {hasFailed ? (
            <Combobox.Empty>{organisationText.failed}</Combobox.Empty>
          ) : (
            data.length === 0 && (
              <Combobox.Empty>
                {isFetching ? organisationText.searching : organisationText.nothing}
              </Combobox.Empty>
            )
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
