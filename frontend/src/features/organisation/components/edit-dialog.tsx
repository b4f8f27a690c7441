/** Editing an organisation: only what was changed is sent, with the version that it is based on. */
import { Text } from '@mantine/core'
import { useState } from 'react'
import {
  type ApiAgent,
  type ApiStore,
  updateAgentBody,
  updateStoreBody,
} from '#domain/contracts/organisation'
import { provider } from '../../../config/provider-text.ts'
import type { OrganisationType } from '../api/organisation-address.ts'
import { storedMeanwhile, useSaveOrganisation, useShow } from '../api/organisation-calls.ts'
import { changedMeanwhile, changesOf, type FormField, formFaultsOf, type Values } from '../state/fields.ts'
import { agentFields, agentValues, storeFields, storeValues } from '../state/organisation-fields.ts'
import { formFieldsText, organisationPageText } from '../text.ts'
import type { Conflict } from './failure-alert.tsx'
import { FieldsDialog } from './fields-dialog.tsx'

export type EditedOrganisation =
  | { readonly type: 'agents'; readonly organisation: ApiAgent }
  | { readonly type: 'stores'; readonly organisation: ApiStore }

const fieldsOf = (edited: EditedOrganisation): readonly FormField[] =>
  edited.type === 'agents' ? agentFields(edited.organisation) : storeFields(edited.organisation)
const valuesOf = (edited: EditedOrganisation): Values =>
  edited.type === 'agents' ? agentValues(edited.organisation) : storeValues(edited.organisation)
const schemaOf = (type: OrganisationType) => (type === 'agents' ? updateAgentBody : updateStoreBody)

interface Props {
  readonly edited: EditedOrganisation
  readonly onClose: () => void
}

export const EditOrganisationDialog = ({ edited, onClose }: Props) => {
  const { type } = edited
  // What the edit is based on: as it was when the dialog was opened, or as somebody else has saved it since.
  const [basis, setBasis] = useState(edited)
  const [conflict, setConflict] = useState<Conflict | undefined>(undefined)
  const [initial, setInitial] = useState(() => valuesOf(edited))
  const save = useSaveOrganisation(type, edited.organisation.id)
  const show = useShow(type, edited.organisation.id)
  const fields = fieldsOf(basis)
  const bodyOf = (values: Values) => ({
    ...changesOf(fields, initial, values),
    version: basis.organisation.version,
  })
  const onSubmit = (values: Values) => {
    const body = bodyOf(values)
    if (Object.keys(body).length === 1) return onClose()
    return save.mutate(body, {
      onSuccess: onClose,
      onError: (error) => {
        const changed = storedMeanwhile(error)
        if (changed === null) return setConflict(undefined)
        const now = { type, organisation: changed.current } as EditedOrganisation
        // What was typed stands there already: the answer to an earlier try was lost on its way.
        if (Object.keys(changesOf(fields, valuesOf(now), values)).length === 0) {
          void show(now.organisation)
          return onClose()
        }
        setConflict({ by: changed.by, changes: changedMeanwhile(fields, initial, valuesOf(now)) })
        setInitial(valuesOf(now))
        return setBasis(now)
      },
    })
  }
  return (
    <FieldsDialog
      title={formFieldsText.editTitle(edited.organisation.name)}
      fields={fields}
      initial={initial}
      faultsIn={(values) => formFaultsOf(schemaOf(type), bodyOf(values))}
      refusal={{ error: save.error, conflict }}
      hint={
        fields.some(({ isReadOnly }) => isReadOnly) && (
          <Text size="sm">{organisationPageText.readOnlyHint(provider.name)}</Text>
        )
      }
      submit={{ text: formFieldsText.save, isBusy: save.isPending }}
      onSubmit={onSubmit}
      onClose={onClose}
    />
  )
}
