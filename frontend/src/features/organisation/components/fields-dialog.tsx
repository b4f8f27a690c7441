/**
 * A dialog of text fields. What is typed stays until it is saved or the dialog is left: also when it was refused, and when somebody else
 * has saved in between (`initial` is then what is there now; only fields that nobody has typed in follow it).
 */
import { TextInput, type TextInputProps } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { postalCodeText } from '#domain/contracts/form-fields'
import { usePlace } from '../../../api/postal-code.ts'
import { fieldFailure } from '../../../people/field-failure.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { PostalCodeField } from '../../../ui/postal-code-field.tsx'
import { toastError } from '../../../ui/toasts.ts'
import { withTyped } from '../../../ui/with-typed.ts'
import classes from '../organisation-page.module.css'
import type { FormField, Values } from '../state/fields.ts'
import { formFieldsText } from '../text.ts'
import { type Conflict, FailureAlert } from './failure-alert.tsx'

/** With room for «N-4313 Sandnes», as it is pasted. */
const PostalCodeInput = (input: TextInputProps) => (
  <PostalCodeField
    {...input}
    maxLength={40}
    lookup={usePlace(postalCodeText.safeParse(input.value).data ?? '')}
  />
)

interface Props {
  readonly title: string
  readonly fields: readonly FormField[]
  readonly initial: Values
  readonly faultsIn: (values: Values) => Record<string, string>
  /** Why what was sent was refused, with what somebody else has saved where that is the reason. */
  readonly refusal: { readonly error: Error | null; readonly conflict?: Conflict | undefined }
  /** What is to be known before one types. */
  readonly hint?: ReactNode
  readonly submit: { readonly text: string; readonly isBusy: boolean }
  readonly onSubmit: (values: Values) => void
  readonly onClose: () => void
}

export const FieldsDialog = (props: Props) => {
  const { title, fields, initial, faultsIn, refusal, hint, submit, onSubmit, onClose } = props
  const { error, conflict } = refusal
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
  const refusedField = fieldFailure(
    error,
    fields.map(({ name }) => name),
  )
  const shownError = useRef<Error | null>(null)
  useEffect(() => {
    if (shownError.current === error) return
    shownError.current = error
    if (refusedField === null) return
    form.setFieldError(refusedField.field, refusedField.message)
    form.getInputNode(refusedField.field)?.focus()
  })
  const showFaults = (errors: Readonly<Record<string, ReactNode>>) => {
    const faults = fields.flatMap(({ name, label }) =>
      errors[name] ? [formFieldsText.fault(label, String(errors[name]))] : [],
    )
    toastError(faults.join(', '))
    const first = fields.find(({ name }) => errors[name])
    if (first !== undefined) form.getInputNode(first.name)?.focus()
  }
  /** Escape in a rate that has been changed brings the former one back, and leaves the dialog open. */
  const takesBack = (name: string) =>
    form.getValues()[name] !== initial[name] && {
      'data-mantine-stop-propagation': true,
      onKeyDown: ({ key }: KeyboardEvent) =>
        key === 'Escape' && form.setFieldValue(name, initial[name] ?? ''),
    }
  return (
    <FormDialog
      title={title}
      {...(fields.length > 4 && { size: 'lg' as const })}
      isDirty={form.isDirty()}
      failure={
        <>
          {error !== null && refusedField === null && <FailureAlert error={error} conflict={conflict} />}
          {hint}
        </>
      }
      submit={{ ...submit, isReady: true }}
      onSubmit={form.onSubmit(onSubmit, showFaults)}
      onClose={onClose}
    >
      <div className={classes.fields}>
        {fields.map(
          ({ name, label, type = 'text', isRate, isRequired, isReadOnly, isWide, description }, index) => {
            const Input = name === 'postalCode' ? PostalCodeInput : TextInput
            return (
              <Input
                key={name}
                className={isWide ? (classes.wide ?? '') : ''}
                label={label}
                type={type}
                autoComplete="off"
                data-autofocus={index === fields.findIndex((field) => !field.isReadOnly) || undefined}
                inputMode={isRate ? 'decimal' : undefined}
                required={isRequired && !isReadOnly}
                readOnly={isReadOnly}
                variant={isReadOnly ? 'filled' : 'default'}
                description={description}
                {...(isRate && takesBack(name))}
                {...form.getInputProps(name)}
              />
            )
          },
        )}
      </div>
    </FormDialog>
  )
}
