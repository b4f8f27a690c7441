/** Where goods can be delivered to the store, each with its code. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import {
  type ApiStockAddress,
  type ApiStore,
  type StockAddressBody,
  stockAddressBody,
} from '#domain/contracts/organisation'
import { useSaveStockAddress } from '../api/organisation-calls.ts'
import classes from '../organisation-page.module.css'
import { type FormField, formFaultsOf, type Values } from '../state/fields.ts'
import { formFieldsText, organisationPageText, stockText } from '../text.ts'
import { FailureAlert } from './failure-alert.tsx'
import { FieldsDialog } from './fields-dialog.tsx'

const fields: readonly FormField[] = [
  { name: 'address1', label: stockText.name, isRequired: true },
  { name: 'address2', label: stockText.street },
  { name: 'postalCode', label: stockText.postalCode, isRequired: true },
]

interface DialogProps {
  readonly store: ApiStore
  /** Null for a new one. */
  readonly address: ApiStockAddress | null
  readonly onClose: () => void
}

const StockAddressDialog = ({ store, address, onClose }: DialogProps) => {
  const save = useSaveStockAddress(store.id, address?.code ?? null)
  const [version] = useState(store.version)
  const [initial] = useState<Values>({
    address1: address?.address1 ?? '',
    address2: address?.address2 ?? '',
    postalCode: address?.postalCode ?? '',
  })
  // A new one is in nobody's way.
  const body = (values: Values) => ({ ...values, ...(address !== null && { version }) })
  return (
    <FieldsDialog
      title={address === null ? stockText.addTitle : stockText.editTitle(address.code)}
      fields={fields}
      initial={initial}
      faultsIn={(values) => formFaultsOf(stockAddressBody, body(values))}
      failure={save.isError && <FailureAlert error={save.error} />}
      submit={{ text: formFieldsText.save, isBusy: save.isPending }}
      onSubmit={(values) => save.mutate(body(values) as unknown as StockAddressBody, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

export const StockAddresses = ({ store }: { readonly store: ApiStore }) => {
  const [open, setOpen] = useState<{ readonly address: ApiStockAddress | null } | null>(null)
  const mayEdit = store.may.includes('organisation.edit')
  return (
    <section className={classes.part} aria-labelledby="stock-addresses">
      <div className={classes.partHead}>
        <h2 id="stock-addresses" className={classes.heading}>
          {stockText.heading}
        </h2>
        {mayEdit && (
          <Button variant="default" size="xs" onClick={() => setOpen({ address: null })}>
            {stockText.add}
          </Button>
        )}
      </div>
      {store.stockAddresses.length === 0 ? (
        <p className={classes.missing}>{stockText.none}</p>
      ) : (
        <ul className={classes.addresses}>
          {store.stockAddresses.map((address) => (
            <li key={address.code}>
              <div>
                <strong>{address.address1}</strong> <span className={classes.soft}>{address.code}</span>
                <br />
                {[address.address2, `${address.postalCode} ${address.postalAddress}`]
                  .filter(Boolean)
                  .join(', ')}
                {!address.complete && <em className={classes.soft}> {stockText.incomplete}</em>}
              </div>
              {mayEdit && (
                <Button
                  variant="subtle"
                  size="xs"
                  aria-label={stockText.edit(address.address1)}
                  onClick={() => setOpen({ address })}
                >
                  {organisationPageText.edit}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {open !== null && (
        <StockAddressDialog store={store} address={open.address} onClose={() => setOpen(null)} />
      )}
    </section>
  )
}
