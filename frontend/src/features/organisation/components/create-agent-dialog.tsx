/** A new builder of the store. Sent twice it is made once. */
import { useState } from 'react'
import { type CreateAgentBody, createAgentBody } from '#domain/contracts/organisation'
import { newIdempotencyKey } from '../../../api/idempotency.ts'
import { useCreateAgent } from '../api/organisation-calls.ts'
import { bodyOf, type FormField, formFaultsOf, type Values } from '../state/fields.ts'
import { buildersText, formFieldsText, termsText } from '../text.ts'
import { FailureAlert } from './failure-alert.tsx'
import { FieldsDialog } from './fields-dialog.tsx'

const { name, contact, phoneNumber, email, address1, postalCode } = formFieldsText
const fields: readonly FormField[] = [
  { name: 'name', label: name, isRequired: true },
  { name: 'contact', label: contact },
  { name: 'phoneNumber', label: phoneNumber, type: 'tel' },
  { name: 'email', label: email, type: 'email' },
  { name: 'address1', label: address1 },
  { name: 'postalCode', label: postalCode, isRequired: true },
  { name: 'discountWindowNet', label: termsText.discountWindowNet, isRate: true },
  { name: 'discountDoorNet', label: termsText.discountDoorNet, isRate: true },
  { name: 'storeMargin', label: termsText.storeMargin, isRate: true },
]
const empty: Values = Object.fromEntries(fields.map((field) => [field.name, '']))

interface Props {
  readonly storeId: number
  readonly onClose: () => void
}

export const CreateAgentDialog = ({ storeId, onClose }: Props) => {
  const create = useCreateAgent()
  const [key] = useState(newIdempotencyKey)
  const body = (values: Values) => ({ ...bodyOf(fields, values), storeId })
  return (
    <FieldsDialog
      title={buildersText.create}
      fields={fields}
      initial={empty}
      faultsIn={(values) => formFaultsOf(createAgentBody, body(values))}
      failure={create.isError && <FailureAlert error={create.error} />}
      submit={{ text: formFieldsText.create, isBusy: create.isPending }}
      onSubmit={(values) =>
        create.mutate({ key, body: body(values) as unknown as CreateAgentBody }, { onSuccess: onClose })
      }
      onClose={onClose}
    />
  )
}
