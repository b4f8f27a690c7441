/** A new builder of the store. Sent twice it is made once. */
import { useState } from 'react'
import { type ApiAgent, type CreateAgentBody, createAgentBody } from '#domain/contracts/organisation'
import { newIdempotencyKey } from '../../../api/idempotency.ts'
import { useCreateAgent } from '../api/organisation-calls.ts'
import { bodyOf, type FormField, formFaultsOf, type Values } from '../state/fields.ts'
import { buildersText, formFieldsText, termsText } from '../text.ts'
import { FieldsDialog } from './fields-dialog.tsx'

const fieldsNow = (): readonly FormField[] => [
  { name: 'name', label: formFieldsText.name, isRequired: true, isWide: true },
  { name: 'contact', label: formFieldsText.contact },
  { name: 'phoneNumber', label: formFieldsText.phoneNumber, type: 'tel' },
  { name: 'email', label: formFieldsText.email, type: 'email', isWide: true },
  { name: 'address1', label: formFieldsText.address1 },
  { name: 'postalCode', label: formFieldsText.postalCode, isRequired: true },
  { name: 'discountWindowNet', label: termsText.discountWindowNet, isRate: true },
  { name: 'discountDoorNet', label: termsText.discountDoorNet, isRate: true },
  { name: 'storeMargin', label: termsText.storeMargin, isRate: true },
]
const empty: Values = Object.fromEntries(fieldsNow().map((field) => [field.name, '']))

interface Props {
  readonly storeId: number
  readonly onCreated: (agent: ApiAgent) => void
  readonly onClose: () => void
}

export const CreateAgentDialog = ({ storeId, onCreated, onClose }: Props) => {
  const create = useCreateAgent()
  const [key] = useState(newIdempotencyKey)
  const body = (values: Values) => ({ ...bodyOf(fieldsNow(), values), storeId })
  return (
    <FieldsDialog
      title={buildersText.create}
      fields={fieldsNow()}
      initial={empty}
      faultsIn={(values) => formFaultsOf(createAgentBody, body(values))}
      refusal={create}
      submit={{ text: formFieldsText.create, isBusy: create.isPending }}
      onSubmit={(values) =>
        create.mutate({ key, body: body(values) as unknown as CreateAgentBody }, { onSuccess: onCreated })
      }
      onClose={onClose}
    />
  )
}
