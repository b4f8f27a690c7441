/** Where goods can be delivered to the store, each with its code. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ApiStockAddress, ApiStore } from '#domain/contracts/organisation'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import classes from '../organisation-page.module.css'
import { organisationPageText, stockText } from '../text.ts'

const StockAddressDialog = lazyPart(
  async () => (await import('./stock-address-dialog.tsx')).StockAddressDialog,
)

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
