/** «Opprett nytt tilbud»: who the quote is for, before the first product is added. */
import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod'
import type { Offer } from '#domain/contracts/offer'
import { offerHeader } from '#domain/contracts/offer-header'
import { filledIn } from '#domain/contracts/order-form'
import type { ProductModel } from '#domain/contracts/reference'
import { messageOf } from '../../api/api-error.ts'
import { goOnByEnter } from '../../ui/enter-in-field.ts'
import { forgetKeys, holdKeys, releaseKeys } from '../../ui/key-buffer.ts'
import { closeUnlessTyped } from '../../ui/use-unsaved-guard.ts'
import { createQuote, newQuoteDraft } from './create-quote.ts'
import { newQuoteText } from './text.ts'

const { customer, deliveryLabel } = offerHeader.shape
const formSchema = z.object({
  ...customer.shape,
  name: filledIn.customerName,
  deliveryLabel,
})
type FormValues = z.infer<typeof formSchema>

const NEW_QUOTE = 'new-quote'

interface Props {
  /** What becomes the first row; null for a quote that is still empty. */
  readonly model: ProductModel | null
  readonly onCreated: (quote: Offer) => void
  readonly onClose: () => void
}

export const NewQuoteDialog = ({ model, onCreated, onClose }: Props) => {
  const [draft] = useState(newQuoteDraft)
  const form = useForm<FormValues>({
    mode: 'uncontrolled',
    initialValues: { name: '', email: '', phone: '', deliveryLabel: '' },
    validate: schemaResolver(formSchema, { sync: true }),
    validateInputOnBlur: true,
  })
  const create = useMutation({
    mutationFn: ({ deliveryLabel: label, ...person }: FormValues) =>
      createQuote(draft, { customer: person, deliveryLabel: label }),
    meta: { handlesError: true },
    // What is typed from here on is for the quote.
    onMutate: () => holdKeys(NEW_QUOTE),
    onSuccess: (quote) => {
      onCreated(quote)
      releaseKeys(NEW_QUOTE)
    },
    onError: () => forgetKeys(NEW_QUOTE),
  })
  return (
    <Modal opened onClose={closeUnlessTyped(() => form.isDirty(), onClose)} title={newQuoteText.newQuote}>
      <form
        noValidate
        onKeyDown={goOnByEnter}
        onSubmit={form.onSubmit(
          (values) => {
            if (!create.isPending) create.mutate({ ...values, name: values.name.trim() })
          },
          (faults) => {
            const first = form.getInputNode(Object.keys(faults)[0] ?? '')
            first?.focus()
            first?.scrollIntoView({ block: 'nearest' })
          },
        )}
      >
        <Stack gap="sm">
          <Text c="gray.7">
            {model === null ? newQuoteText.firstLines : newQuoteText.firstProduct(model.description)}
          </Text>
          {create.isError && (
            <Alert color="red" variant="light" role="alert">
              {messageOf(create.error)}
            </Alert>
          )}
          <TextInput
            label={newQuoteText.name}
            required
            data-autofocus
            autoComplete="off"
            key={form.key('name')}
            {...form.getInputProps('name')}
          />
          <TextInput
            label={newQuoteText.email}
            type="email"
            autoComplete="off"
            key={form.key('email')}
            {...form.getInputProps('email')}
          />
          <TextInput
            label={newQuoteText.phone}
            type="tel"
            autoComplete="off"
            key={form.key('phone')}
            {...form.getInputProps('phone')}
          />
          <TextInput
            label={newQuoteText.label}
            description={newQuoteText.labelHelp}
            autoComplete="off"
            maxLength={30}
            key={form.key('deliveryLabel')}
            {...form.getInputProps('deliveryLabel')}
          />
          {/* Leaving a field may put a fault under it, which would move the buttons from under the mouse. */}
          <Group justify="flex-end" mt="sm" onMouseDown={(event) => event.preventDefault()}>
            <Button variant="default" onClick={onClose}>
              {newQuoteText.cancel}
            </Button>
            <Button type="submit" loading={create.isPending}>
              {newQuoteText.create}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
