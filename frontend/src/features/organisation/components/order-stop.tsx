/** Whether the store may order, since when not, and why; switched by super users. */
import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { type ApiStore, updateStoreBody } from '#domain/contracts/organisation'
import { formatMoment } from '../../../ui/format.ts'
import { useSaveOrganisation } from '../api/organisation-calls.ts'
import classes from '../organisation-page.module.css'
import { formFaultsOf } from '../state/fields.ts'
import { orderStopFormText } from '../text.ts'
import { FailureAlert } from './failure-alert.tsx'
import { FieldsDialog } from './fields-dialog.tsx'

const fields = [
  { name: 'text', label: orderStopFormText.text, isRequired: true, description: orderStopFormText.help },
]
const empty = { text: '' }

export const OrderStopNotice = ({ store: { id, version, orderStop, may } }: { readonly store: ApiStore }) => {
  const [isOpen, setIsOpen] = useState(false)
  const save = useSaveOrganisation('stores', id)
  const mayEdit = may.includes('organisation.edit-contract')
  const bodyOf = (active: boolean, text: string) => ({ version, orderStop: { active, text } })
  if (!orderStop.active && !mayEdit) return null
  return (
    <div className={classes.stop}>
      {orderStop.active ? (
        <Alert color="red" variant="light" title={orderStopFormText.stopped}>
          {orderStop.text}
          {orderStop.since !== null && (
            <p className={classes.soft}>{orderStopFormText.since(formatMoment(orderStop.since))}</p>
          )}
          {mayEdit && (
            <Button
              mt="xs"
              variant="default"
              size="xs"
              loading={save.isPending}
              onClick={() => save.mutate(bodyOf(false, ''))}
            >
              {orderStopFormText.lift}
            </Button>
          )}
          {save.isError && <FailureAlert error={save.error} />}
        </Alert>
      ) : (
        <Button variant="default" size="xs" onClick={() => setIsOpen(true)}>
          {orderStopFormText.stop}
        </Button>
      )}
      {isOpen && (
        <FieldsDialog
          title={orderStopFormText.title}
          fields={fields}
          initial={empty}
          faultsIn={({ text = '' }) => formFaultsOf(updateStoreBody, bodyOf(true, text))}
          failure={save.isError && <FailureAlert error={save.error} />}
          submit={{ text: orderStopFormText.stop, isBusy: save.isPending }}
          onSubmit={({ text = '' }) => save.mutate(bodyOf(true, text), { onSuccess: () => setIsOpen(false) })}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
