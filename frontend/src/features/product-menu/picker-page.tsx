/** Where a new quote begins: the whole product menu, and the customer once a model is chosen. */
import { lazy, Suspense, useState } from 'react'
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
  const navigate = useNavigate()
  const mayCreate = may(useViewer(), 'quote.create')
  return (
    <div className={classes.page}>
      <title>Nytt tilbud</title>
      <h1 className={classes.prompt}>{menuText.prompt}</h1>
      <div className={classes.menu}>
        <MenuPanel
          onChoose={setModel}
          adding={null}
          focusesSearch
          lockedReason={mayCreate ? null : menuText.notAllowed}
        />
      </div>
      {model !== null && (
        <Suspense>
          <NewQuoteDialog
            model={model}
            onClose={() => setModel(null)}
            onCreated={(orderNumber, rowNumber) =>
              void navigate(`/produkt/${orderNumber}/${rowNumber}/rediger`)
            }
          />
        </Suspense>
      )}
    </div>
  )
}
