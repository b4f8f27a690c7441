/**
 * The button «Produktmeny» with the menu that it opens, for the pages of one quote. Choosing a model adds one piece of it
 * to the quote and opens it in the editor. Ctrl or ⌘ and K open it from anywhere on the page; Escape and a click outside close
 * it.
 */
import { Button } from '@mantine/core'
import { useClickOutside, useHotkeys } from '@mantine/hooks'
import { IconChevronDown, IconLayoutGrid } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { termsQuery } from '../../get-terms.ts'
import { useAddRow } from '../../new-rows/use-add-row.ts'
import { menuText } from '../text.ts'
import classes from './product-menu.module.css'

const MenuPanel = lazyPart(async () => (await import('./menu-panel.tsx')).MenuPanel)

const blurFocused = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

interface Props {
  readonly orderNumber: number
  /** Why nothing can be added to this quote, if so. */
  readonly lockedReason?: string | null
}

export const ProductMenu = ({ orderNumber, lockedReason = null }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [panel, setPanel] = useState<HTMLDivElement | null>(null)
  const addRow = useAddRow()
  const queryClient = useQueryClient()
  // A new row tells its price at once.
  useEffect(() => {
    if (isOpen && lockedReason === null) void queryClient.prefetchQuery(termsQuery(orderNumber))
  }, [isOpen, lockedReason, orderNumber, queryClient])
  useHotkeys([['mod+K', () => document.querySelector('[aria-modal="true"]') ?? setOpen(true)]], [])
  useClickOutside(() => setOpen(false), null, [button, panel])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    setOpen(false)
    button?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from the controls inside
    <div className={classes.anchor} onKeyDown={closeOnEscape}>
      <Button
        ref={setButton}
        data-entry="next-product"
        data-hint={isOpen ? undefined : menuText.keys}
        aria-keyshortcuts="Control+K"
        variant={isOpen ? 'light' : 'filled'}
        leftSection={<IconLayoutGrid size={16} aria-hidden />}
        rightSection={<IconChevronDown size={14} aria-hidden />}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(!isOpen)}
      >
        {menuText.menu}
      </Button>
      {isOpen && (
        <div ref={setPanel} className={classes.dropdown} role="dialog" aria-label={menuText.menu}>
          <MenuPanel
            focusesSearch
            lockedReason={lockedReason}
            onChoose={(model, choices, numberOf) => {
              setOpen(false)
              // Taken away with the focus in it, the search would have a page laid out that is half gone.
              blurFocused()
              addRow(orderNumber, model, choices, numberOf)
            }}
          />
        </div>
      )}
    </div>
  )
}
