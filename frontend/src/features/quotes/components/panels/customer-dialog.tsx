/** Customer, label and reference of the quote, with the limits of the contract. */
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import * as z from 'zod'
import { type Offer, offerHeader } from '#domain/contracts/offer'
import { useKeepTyped } from '../../../../ui/use-keep-typed.ts'
import { customerText } from '../../page-text.ts'
import { clashesOf } from '../../state/header-conflict.ts'
import type { QuoteDesk } from '../../use-quote-desk.ts'
import { useSaveHeader } from '../../use-save-header.ts'
import { HeaderFailure } from '../header/header-failure.tsx'

const { customer, deliveryLabel, externalReference } = offerHeader.shape
const formSchema = z.object({
  ...customer.shape,
  name: customer.shape.name.trim().min(1, { message: customerText.nameMissing }),
  deliveryLabel,
  externalReference,
})
type FormValues = z.infer<typeof formSchema>

const labels: Record<keyof FormValues, string> = {
  name: customerText.name,
  email: customerText.email,
  phone: customerText.phone,
  deliveryLabel: customerText.label,
  externalReference: customerText.reference,
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
  readonly desk: QuoteDesk
  readonly showsReference: boolean
  readonly onClose: () => void
}

export const CustomerDialog = ({ offer, desk, showsReference, onClose }: Props) => {
  const { save, isSaving, failure, rebase } = useSaveHeader(desk, offer)
  const form = useForm<FormValues>({
    initialValues: valuesOf(offer),
    validate: schemaResolver(formSchema, { sync: true }),
    validateInputOnBlur: true,
  })
  useKeepTyped(form.isDirty())
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
    <Modal opened onClose={onClose} title={customerText.heading} closeOnClickOutside={!form.isDirty()}>
      <form noValidate onSubmit={form.onSubmit((values) => void submit(values))}>
        <Stack gap="sm">
          {failure !== null && (
            <HeaderFailure
              sentence={failure.sentence}
              labels={labels}
              clashes={
                failure.stored &&
                clashesOf(form.getInitialValues(), form.getValues(), valuesOf(failure.stored))
              }
              onKeepMine={() => failure.stored && void submit(form.getValues(), failure.stored)}
              onTakeStored={() => {
                if (failure.stored === null) return
                form.setValues(valuesOf(failure.stored))
                rebase(failure.stored)
              }}
            />
          )}
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
          <Group justify="flex-end" mt="sm">
            <Button variant="default" onClick={onClose}>
              {customerText.cancel}
            </Button>
            <Button type="submit" loading={isSaving} disabled={!form.isValid()}>
              {customerText.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
