/** Stopping the orders of a store, with the text that its people read. */
import { type ApiStore, updateStoreBody } from '#domain/contracts/organisation'
import { useSaveOrganisation } from '../api/organisation-calls.ts'
import { formFaultsOf } from '../state/fields.ts'
import { orderStopBody } from '../state/order-stop-body.ts'
import { orderStopFormText } from '../text.ts'
import { FieldsDialog } from './fields-dialog.tsx'

const fields = [
  {
    name: 'text',
    get label() {
      return orderStopFormText.text
    },
    isRequired: true,
    get description() {
      return orderStopFormText.help
    },
  },
]
const empty = { text: '' }

interface Props {
  readonly store: ApiStore
  readonly onClose: () => void
}

export const StopOrdersDialog = ({ store, onClose }: Props) => {
  const save = useSaveOrganisation('stores', store.id)
  return (
    <FieldsDialog
      title={orderStopFormText.title}
      fields={fields}
      initial={empty}
      faultsIn={({ text = '' }) => formFaultsOf(updateStoreBody, orderStopBody(store, true, text))}
      refusal={save}
      submit={{ text: orderStopFormText.stop, isBusy: save.isPending }}
      onSubmit={({ text = '' }) => save.mutate(orderStopBody(store, true, text), { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
