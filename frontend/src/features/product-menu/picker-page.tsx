/** Where a new quote begins: the whole product menu, and the customer once a model is chosen. */
import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { may } from '#domain/access/rights'
import type { ProductModel } from '#domain/contracts/reference'
import { useViewer } from '../session/api/current-context.ts'
import { MenuPanel } from './components/menu-panel.tsx'
import classes from './picker-page.module.css'
import { menuText } from './text.ts'

const NewQuoteDialog = lazy(async () => ({
  default: (await import('./components/new-quote-dialog.tsx')).NewQuoteDialog,
}))

export const PickerPage = () => {
  const [model, setModel] = useState<ProductModel | null>(null)
  const opener = useRef<Element>(null)
  const navigate = useNavigate()
  const mayCreate = may(useViewer(), 'quote.create')
  const choose = (chosen: ProductModel) => {
    opener.current = document.activeElement
    setModel(chosen)
  }
  /** Back to the tile that was chosen: whoever came by the keyboard goes on from there. */
  const close = () => {
    setModel(null)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return (
    <div className={classes.page}>
      <title>Nytt tilbud</title>
      <h1 className={classes.prompt}>{menuText.prompt}</h1>
      <div className={classes.menu}>
        <MenuPanel
          onChoose={choose}
          adding={null}
          focusesSearch
          lockedReason={mayCreate ? null : menuText.notAllowed}
        />
      </div>
      {model !== null && (
        <Suspense>
          <NewQuoteDialog
            model={model}
            onClose={close}
            onCreated={(orderNumber, rowNumber) =>
              void navigate(`/produkt/${orderNumber}/${rowNumber}/rediger`)
            }
          />
        </Suspense>
      )}
    </div>
  )
}
