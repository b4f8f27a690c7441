/** One address that goods can be delivered to, new or changed. */
import { useState } from 'react'
import {
  type ApiStockAddress,
  type ApiStore,
  type StockAddressBody,
  stockAddressBody,
} from '#domain/contracts/organisation'
import { storedMeanwhile, useSaveStockAddress } from '../api/organisation-calls.ts'
import { type FormField, formFaultsOf, type Values } from '../state/fields.ts'
import { formFieldsText, stockText } from '../text.ts'
import { FieldsDialog } from './fields-dialog.tsx'

const fields: readonly FormField[] = [
  {
    name: 'address1',
    get label() {
      return stockText.name
    },
    isRequired: true,
  },
  {
    name: 'address2',
    get label() {
      return stockText.street
    },
  },
  {
    name: 'postalCode',
    get label() {
      return stockText.postalCode
    },
    isRequired: true,
  },
]

interface Props {
  readonly store: ApiStore
  /** Null for a new one. */
  readonly address: ApiStockAddress | null
  readonly onClose: () => void
}

export const StockAddressDialog = ({ store, address, onClose }: Props) => {
  const save = useSaveStockAddress(store.id, address?.code ?? null)
  const [version, setVersion] = useState(store.version)
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
      refusal={save}
      submit={{ text: formFieldsText.save, isBusy: save.isPending }}
      onSubmit={(values) =>
        save.mutate(body(values) as unknown as StockAddressBody, {
          onSuccess: onClose,
          // Told who has changed it, whoever presses once more means what he has typed.
          onError: (error) => setVersion((known) => storedMeanwhile(error)?.current.version ?? known),
        })
      }
      onClose={onClose}
    />
  )
}
