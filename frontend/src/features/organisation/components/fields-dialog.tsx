/**
 * A dialog of text fields. What is typed stays until it is saved or the dialog is left: also when it was refused, and when somebody else
 * has saved in between (`initial` is then what is there now; only fields that nobody has typed in follow it).
 */
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { toastError } from '../../../ui/toasts.ts'
import { withTyped } from '../../../ui/with-typed.ts'
import type { FormField, Values } from '../state/fields.ts'
import { formFieldsText } from '../text.ts'

interface Props {
  readonly title: string
  readonly fields: readonly FormField[]
  readonly initial: Values
  readonly faultsIn: (values: Values) => Record<string, string>
  readonly failure: ReactNode
  readonly submit: { readonly text: string; readonly isBusy: boolean }
  readonly onSubmit: (values: Values) => void
  readonly onClose: () => void
}

export const FieldsDialog = (props: Props) => {
  const { title, fields, initial, faultsIn, failure, submit, onSubmit, onClose } = props
  const form = useForm<Record<string, string>>({
    initialValues: { ...initial },
    // Judged when it is sent: a sentence that comes when a field is left moves the button away from under the pointer.
    validate: faultsIn,
  })
  const before = useRef(initial)
  useEffect(() => {
    if (before.current === initial) return
    form.setValues(withTyped(form.getValues(), { ...before.current }, { ...initial }))
    form.setInitialValues({ ...initial })
    before.current = initial
  })
  const tellFaults = (errors: Readonly<Record<string, ReactNode>>) => {
    const faults = fields.flatMap(({ name, label }) =>
      errors[name] ? [formFieldsText.fault(label, String(errors[name]))] : [],
    )
    toastError(faults.join(', '))
    const first = fields.find(({ name }) => errors[name])
    if (first !== undefined) form.getInputNode(first.name)?.focus()
  }
  return (
    <FormDialog
      title={title}
      isDirty={form.isDirty()}
      failure={failure}
      submit={{ ...submit, isReady: true }}
      onSubmit={form.onSubmit(onSubmit, tellFaults)}
      onClose={onClose}
    >
      {fields.map(({ name, label, type = 'text', isRate, isRequired, isReadOnly, description }, index) => (
        <TextInput
          key={name}
          label={label}
          type={type}
          autoComplete="off"
          data-autofocus={index === fields.findIndex((field) => !field.isReadOnly) || undefined}
          inputMode={isRate ? 'decimal' : undefined}
          required={isRequired && !isReadOnly}
          readOnly={isReadOnly}
          variant={isReadOnly ? 'filled' : 'default'}
          description={description}
          {...form.getInputProps(name)}
        />
      ))}
    </FormDialog>
  )
}
