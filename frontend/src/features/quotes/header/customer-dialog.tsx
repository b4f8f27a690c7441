/** Customer, label and reference of the quote, with the limits of the contract. */
import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import * as z from 'zod'
import type { Offer } from '#domain/contracts/offer'
import { offerHeader } from '#domain/contracts/offer-header'
import { filledIn } from '#domain/contracts/order-form'
import type { QuoteEditor } from '../../../quote/use-quote-editor.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { typedClashes } from './header-conflict.ts'
import { HeaderFailure } from './header-failure.tsx'
import { customerText } from './text.ts'
import { useSaveHeader } from './use-save-header.ts'

const { customer, deliveryLabel, externalReference } = offerHeader.shape
const formSchema = z.object({
  ...customer.shape,
  name: filledIn.customerName,
  deliveryLabel,
  externalReference,
})
type FormValues = z.infer<typeof formSchema>

const labels: Record<keyof FormValues, string> = {
  get name() {
    return customerText.name
  },
  get email() {
    return customerText.email
  },
  get phone() {
    return customerText.phone
  },
  get deliveryLabel() {
    return customerText.label
  },
  get externalReference() {
    return customerText.reference
  },
}

const valuesOf = (offer: Offer): FormValues => ({
  name: offer.customer.name,
  email: offer.customer.email,
  phone: offer.customer.phone,
  deliveryLabel: offer.deliveryLabel,
  externalReference: offer.externalReference,
})

interface Props {
  readonly offer: Offer
  readonly quoteEditor: QuoteEditor
  readonly showsReference: boolean
  readonly onClose: () => void
}

export const CustomerDialog = ({ offer, quoteEditor, showsReference, onClose }: Props) => {
  const { save, isSaving, failure, rebase } = useSaveHeader(quoteEditor, offer)
  const form = useForm<FormValues>({
    initialValues: valuesOf(offer),
    validate: schemaResolver(formSchema, { sync: true }),
    validateInputOnBlur: true,
  })
  const submit = async (values: FormValues, from?: Offer) => {
    const { deliveryLabel: label, externalReference: reference, ...person } = values
    const changes = {
      customer: { ...person, name: person.name.trim() },
      deliveryLabel: label,
      ...(showsReference ? { externalReference: reference } : {}),
    }
    if (await save(changes, from)) onClose()
  }
  const fields = ['name', 'email', 'phone', 'deliveryLabel', ...(showsReference ? ['externalReference'] : [])]
  return (
    <FormDialog
      title={customerText.heading}
      isDirty={form.isDirty()}
      failure={
        failure !== null && (
          <HeaderFailure
            sentence={failure.sentence}
            labels={labels}
            clashes={
              failure.stored &&
              typedClashes(form.getInitialValues(), form.getValues(), valuesOf(failure.stored))
            }
            onKeepMine={() => failure.stored && void submit(form.getValues(), failure.stored)}
            onUseStored={() => {
              if (failure.stored === null) return
              form.setValues(valuesOf(failure.stored))
              rebase(failure.stored)
            }}
          />
        )
      }
      submit={{ text: customerText.save, isBusy: isSaving, isReady: form.isValid() }}
      onSubmit={form.onSubmit((values) => void submit(values))}
      onClose={onClose}
    >
      {fields.map((field) => (
        <TextInput
          key={field}
          label={labels[field as keyof FormValues]}
          required={field === 'name'}
          {...(field === 'name' ? { 'data-autofocus': true } : {})}
          type={field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text'}
          autoComplete="off"
          {...form.getInputProps(field)}
        />
      ))}
    </FormDialog>
  )
}
