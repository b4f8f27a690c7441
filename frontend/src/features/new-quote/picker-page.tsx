/** Where a new quote begins: the whole product menu, and the customer once a model is chosen. */
import { Button } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { may } from '#domain/access/rights'
import type { ProductModel } from '#domain/contracts/reference'
import type { Patch } from '#domain/product/product'
import { quoteQuery } from '../../quote/get-quote.ts'
import { useAddRow } from '../../quote/new-rows/use-add-row.ts'
import { MenuPanel } from '../../quote/product-menu/components/menu-panel.tsx'
import { useViewer } from '../../session/current-context.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import classes from './picker-page.module.css'
import { newQuoteText } from './text.ts'

const NewQuoteDialog = lazyPart(async () => (await import('./new-quote-dialog.tsx')).NewQuoteDialog)

/** The first product, with what was asked for along with it. */
interface Chosen {
  readonly model: ProductModel
  readonly choices: Patch | undefined
  readonly numberOf: number | undefined
}

export const PickerPage = () => {
  /** What the quote begins with; null while nothing is chosen. */
  const [start, setStart] = useState<Chosen | 'schedule' | null>(null)
  const opener = useRef<Element>(null)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const addRow = useAddRow()
  const mayCreate = may(useViewer(), 'quote.create')
  const choose = (chosen: Chosen | 'schedule') => {
    opener.current = document.activeElement
    setStart(chosen)
  }
  /** Back to what was pressed: whoever came by the keyboard goes on from there. */
  const close = () => {
    setStart(null)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return (
    <div className={classes.page}>
      <title>{newQuoteText.title}</title>
      <header className={classes.header}>
        <h1 className={classes.prompt}>{newQuoteText.prompt}</h1>
        {mayCreate ? (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconKeyboard size={16} aria-hidden />}
            title={newQuoteText.scheduleHelp}
            onClick={() => choose('schedule')}
          >
            {newQuoteText.schedule}
          </Button>
        ) : null}
      </header>
      <div className={classes.menu}>
        <MenuPanel
          onChoose={(model, choices, numberOf) => choose({ model, choices, numberOf })}
          focusesSearch
          lockedReason={mayCreate ? null : newQuoteText.notAllowed}
        />
      </div>
      {start !== null && (
        <NewQuoteDialog
          model={start === 'schedule' ? null : start.model}
          onClose={close}
          onCreated={(quote) => {
            queryClient.setQueryData(quoteQuery(quote.orderNumber).queryKey, quote)
            if (start === 'schedule') void navigate(`/tilbud/${quote.orderNumber}/hurtig`)
            else addRow(quote.orderNumber, start.model, start.choices, start.numberOf)
          }}
        />
      )}
    </div>
  )
}
