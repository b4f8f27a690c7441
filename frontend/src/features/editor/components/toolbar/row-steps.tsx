/**
 * From row to row without the quote page between them, by button and by Ctrl or ⌘ with the arrows up and down, as in a spreadsheet:
 * what has the focus in one row has it in the next one. After the last row the way leads to the quote.
 */
import { ActionIcon } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { OfferRow } from '#domain/contracts/offer'
import { rowQuery } from '../../../../row/get-row.ts'
import { rowStepsFrom } from '../../state/row-steps.ts'
import { editorText } from '../../text.ts'
import classes from './bar.module.css'

interface Props {
  readonly orderNumber: number
  readonly rowNumber: number
  readonly rows: readonly OfferRow[]
}

/** What the next row is told: the field that the person was in. */
const sameField = () => ({ field: document.activeElement?.id ?? '' })

const fieldOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'field' in state ? String(state.field) : ''

/** A list that is open, or a dialog, has its own use for the arrows. */
const areArrowsInUse = (): boolean =>
  [...document.querySelectorAll('[aria-modal="true"], [role="listbox"], [role="menu"]')].some((element) =>
    element.checkVisibility(),
  )

export const RowStepButtons = ({ orderNumber, rowNumber, rows }: Props) => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const field = fieldOf(useLocation().state)
  const { previous, next, place } = rowStepsFrom(rows, rowNumber)
  const address = (row: number) => `/produkt/${orderNumber}/${row}/rediger`
  const quote = `/tilbud/${orderNumber}`

  useEffect(() => {
    if (field !== '') document.getElementById(field)?.focus()
  }, [field])

  // The neighbours are there before one steps to them.
  useEffect(() => {
    for (const row of [next, previous])
      if (row !== null) void queryClient.prefetchQuery(rowQuery(orderNumber, row))
  }, [queryClient, orderNumber, next, previous])

  // Heard before the fields, in which the arrows step along the sizes.
  useWindowEvent(
    'keydown',
    (event) => {
      const isStep = event.key === 'ArrowDown' || event.key === 'ArrowUp'
      if (!isStep || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || areArrowsInUse())
        return
      const to = event.key === 'ArrowDown' ? next : previous
      event.preventDefault()
      event.stopPropagation()
      if (to !== null) void navigate(address(to), { state: sameField() })
      else if (event.key === 'ArrowDown' && place !== null) void navigate(quote)
    },
    { capture: true },
  )

  if (place === null) return null
  return (
    <ActionIcon.Group className={classes.steps ?? ''}>
      <Step
        label={editorText.previousRow}
        arrow="ArrowUp"
        to={previous === null ? null : address(previous)}
      />
      <Step
        label={next === null ? editorText.lastRow : editorText.nextRow}
        arrow="ArrowDown"
        to={next === null ? quote : address(next)}
      />
    </ActionIcon.Group>
  )
}

interface StepProps {
  readonly label: string
  readonly arrow: 'ArrowUp' | 'ArrowDown'
  /** Null where there is no row. */
  readonly to: string | null
}

const Step = ({ label, arrow, to }: StepProps) => {
  const icon =
    arrow === 'ArrowUp' ? <IconChevronUp size={17} aria-hidden /> : <IconChevronDown size={17} aria-hidden />
  const look = { size: 34, className: classes.step ?? '', 'aria-label': label } as const
  if (to === null)
    return (
      <ActionIcon {...look} disabled>
        {icon}
      </ActionIcon>
    )
  return (
    <ActionIcon
      {...look}
      component={Link}
      to={to}
      aria-keyshortcuts={`Control+${arrow}`}
      data-hint={`${label} (Ctrl+${arrow === 'ArrowUp' ? '↑' : '↓'})`}
    >
      {icon}
    </ActionIcon>
  )
}
