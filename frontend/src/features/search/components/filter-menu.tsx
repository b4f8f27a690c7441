/** The filters as tick boxes; each is a word in the search text. */
import { Button, Checkbox, Popover, Stack } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import type { ViewerKind } from '#domain/access/access'
import { readFilters, readSeller, type SearchFilter, setFilter, setSeller } from '../state/search-filters.ts'
import { searchText } from '../text.ts'

interface Props {
  readonly text: string
  readonly viewer: ViewerKind
  /** Full name of the viewer, for «Bare mine». */
  readonly ownName: string
  readonly onChange: (text: string) => void
}

export const FilterMenu = ({ text, viewer, ownName, onChange }: Props) => {
  const filters = readFilters(text)
  const seller = readSeller(text)
  const shown: readonly SearchFilter[] =
    viewer === 'agent' ? ['offers', 'orders'] : ['offers', 'orders', 'contractors', 'contractorOrders']
  const active = [
    !filters.offers || !filters.orders,
    filters.contractors,
    filters.contractorOrders,
    seller !== null,
  ].filter(Boolean).length
  return (
    <Popover position="bottom-end" shadow="md" radius="md" trapFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconFilter size={16} stroke={1.6} aria-hidden />}>
          {searchText.filter}
          {active > 0 && ` (${active})`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          {shown.map((filter) => (
            <Checkbox
              key={filter}
              label={searchText[filter]}
              checked={filters[filter]}
              onChange={({ currentTarget }) => onChange(setFilter(text, filter, currentTarget.checked))}
            />
          ))}
          <Checkbox
            label={searchText.mine}
            checked={seller?.toLowerCase() === ownName.toLowerCase()}
            onChange={({ currentTarget }) =>
              onChange(setSeller(text, currentTarget.checked ? ownName : null))
            }
          />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
