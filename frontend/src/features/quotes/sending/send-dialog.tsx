/** «Oppdater og send til kunde»: to whom, and which prices the customer sees. Saves first, then sends. */
import { Checkbox, Stack, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import * as z from 'zod'
import type { Viewer } from '#domain/access/access'
import { priceModes } from '#domain/access/price-modes'
import { sendBody } from '#domain/contracts/mail'
import type { Offer } from '#domain/contracts/offer'
import { offerHeader } from '#domain/contracts/offer-header'
import { filledIn } from '#domain/contracts/order-form'
import { formText } from '#domain/messages/forms'
import { areSoldAlike } from '../../../quote/sold-alike.ts'
import type { QuoteEditor } from '../../../quote/use-quote-editor.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { toastError } from '../../../ui/toasts.ts'
import { typedClashes } from '../header/header-conflict.ts'
import { HeaderFailure } from '../header/header-failure.tsx'
import { conflictText, customerText } from '../header/text.ts'
import { useSaveHeader } from '../header/use-save-header.ts'
import { paperText, priceModeText } from '../text.ts'
import { UnsavedNotice } from '../unsaved/unsaved-notice.tsx'
import { useUnsavedOf } from '../unsaved/use-unsaved-of.ts'
import { CopyField, MessageField } from './mail-fields.tsx'
import { mayCopy, sendModesOf } from './send-lock.ts'
import { sendText } from './text.ts'
import { sendBodyOf, useSend } from './use-send.ts'

const { email } = offerHeader.shape.customer.shape
const formSchema = z.object({
  name: filledIn.customerName,
  email: z.email({ error: () => formText.email }).and(email),
  modes: z.array(z.enum(priceModes)).min(1, { error: () => sendText.modesMissing }),
  measurements: z.boolean(),
  /** Null: as the provider has worded it. */
  text: sendBody.shape.text.unwrap().nullable(),
  copy: z.boolean(),
  link: z.boolean(),
})
type FormValues = z.infer<typeof formSchema>

const personOf = (of: { readonly name: string; readonly email: string }) => ({
  name: of.name,
  email: of.email,
})
const labels = {
  get name() {
    return customerText.name
  },
  get email() {
    return customerText.email
  },
} as const

interface Props {
  readonly offer: Offer
  readonly viewer: Viewer
  readonly quoteEditor: QuoteEditor
  readonly storeFirst: () => Promise<void>
  readonly onClose: () => void
}

export const SendDialog = ({ offer, viewer, quoteEditor, storeFirst, onClose }: Props) => {
  const { save, failure, rebase } = useSaveHeader(quoteEditor, offer)
  const { send } = useSend(offer.orderNumber)
  const unsaved = useUnsavedOf(offer)
  const [isBusy, setBusy] = useState(false)
  const form = useForm<FormValues>({
    initialValues: {
      ...personOf(offer.customer),
      modes: ['CUSTOMER'],
      measurements: true,
      text: null,
      copy: false,
      link: false,
    },
    validate: schemaResolver(formSchema, { sync: true }),
    validateInputOnBlur: true,
  })
  const submit = async (values: FormValues, from?: Offer) => {
    if (isBusy) return
    setBusy(true)
    const customer = { ...offer.customer, name: values.name.trim(), email: values.email }
    try {
      await storeFirst()
      const { modes, measurements, text, link } = values
      const copy = values.copy && mayCopy(offer, viewer, modes)
      const wanted = { modes, measurements, ...sendBodyOf(text, { copy, link }) }
      const stored = await save({ customer }, from)
      if (stored === null) return
      if (!areSoldAlike(offer, stored)) toastError(conflictText.soldOtherwise)
      else if (await send(wanted, stored.version)) onClose()
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={sendText.title}
      size="lg"
      isDirty={form.isDirty()}
      failure={
        failure !== null && (
          <HeaderFailure
            sentence={failure.sentence}
            labels={labels}
            clashes={
              failure.stored &&
              typedClashes(
                personOf(form.getInitialValues()),
                personOf(form.getValues()),
                personOf(failure.stored.customer),
              )
            }
            onKeepMine={() => failure.stored && void submit(form.getValues(), failure.stored)}
            onUseStored={() => {
              if (failure.stored === null) return
              form.setValues(personOf(failure.stored.customer))
              rebase(failure.stored)
            }}
          />
        )
      }
      submit={{ text: sendText.submit, isBusy, isReady: form.isValid(), isFinal: true }}
      onSubmit={form.onSubmit((values) => void submit(values))}
      onClose={onClose}
    >
      <UnsavedNotice orderNumber={offer.orderNumber} rows={unsaved} />
      <TextInput
        label={labels.name}
        required
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('name')}
      />
      <TextInput
        label={labels.email}
        required
        type="email"
        autoComplete="off"
        {...form.getInputProps('email')}
      />
      <MessageField offer={offer} customerName={form.values.name} {...form.getInputProps('text')} />
      <Checkbox
        label={sendText.link}
        description={sendText.linkHelp}
        {...form.getInputProps('link', { type: 'checkbox' })}
      />
      <CopyField
        {...form.getInputProps('copy', { type: 'checkbox' })}
        disabled={!mayCopy(offer, viewer, form.values.modes)}
      />
      <Checkbox.Group
        label={sendText.modes}
        description={sendText.modesHelp}
        required
        {...form.getInputProps('modes')}
      >
        <Stack gap={8} mt={8}>
          {sendModesOf(offer, viewer).map((mode) => (
            <Checkbox key={mode} value={mode} label={priceModeText[mode]} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Checkbox
        mt={4}
        label={paperText.withoutMeasurements}
        description={sendText.withoutMeasurementsHelp}
        checked={!form.values.measurements}
        onChange={({ currentTarget }) => form.setFieldValue('measurements', !currentTarget.checked)}
      />
    </FormDialog>
  )
}
