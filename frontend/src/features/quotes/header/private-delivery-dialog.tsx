/**
 * A private address: whom to ask for, where, and whether a crane lorry may be needed. The postal register decides whether
 * there is private delivery at all.
 */
import { Alert, Checkbox, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import * as z from 'zod'
import type { Offer } from '#domain/contracts/offer'
import { filledIn } from '#domain/contracts/order-form'
import { PRIVATE_DELIVERY } from '#domain/quote/delivery/codes'
import { CONTACT_MAX, chosenDelivery } from '#domain/quote/delivery/delivery'
import { rulingOf } from '#domain/quote/delivery/place-ruling'
import { usePlace } from '../../../api/postal-code.ts'
import type { QuoteEditor } from '../../../quote/use-quote-editor.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { PostalCodeField } from '../../../ui/postal-code-field.tsx'
import { HeaderFailure } from './header-failure.tsx'
import { customerText, deliveryFormText } from './text.ts'
import { useSaveHeader } from './use-save-header.ts'

const formSchema = z.object({
  contact: filledIn.contact,
  street: filledIn.street,
  postalCode: filledIn.postalCode,
  phone: filledIn.phone,
  byCrane: z.boolean(),
})
type FormValues = z.infer<typeof formSchema>

/** A private address begins with what is known of the customer, not with the stock's. */
const valuesOf = (offer: Offer): FormValues => {
  const { deliveryAddress: address, customer } = offer
  return chosenDelivery(offer, offer.creator) === PRIVATE_DELIVERY
    ? {
        contact: address.address1,
        street: address.address2,
        postalCode: address.postalCode,
        phone: offer.deliveryPhoneNumber,
        byCrane: offer.deliveryByCrane,
      }
    : {
        contact: customer.name.slice(0, CONTACT_MAX),
        street: '',
        postalCode: '',
        phone: customer.phone,
        byCrane: false,
      }
}

interface Props {
  readonly offer: Offer
  readonly quoteEditor: QuoteEditor
  readonly onClose: () => void
}

export const PrivateDeliveryDialog = ({ offer, quoteEditor, onClose }: Props) => {
  const { save, isSaving, failure } = useSaveHeader(quoteEditor, offer)
  const form = useForm<FormValues>({
    initialValues: valuesOf(offer),
    validate: schemaResolver(formSchema, { sync: true }),
    validateInputOnBlur: true,
  })
  const lookup = usePlace(form.values.postalCode)
  const { place, isLooking } = lookup
  const ruling = rulingOf(place)

  const submit = async ({ contact, street, postalCode, phone, byCrane }: FormValues, from?: Offer) => {
    const changes = {
      deliveryCode: PRIVATE_DELIVERY,
      deliveryAddress: {
        code: PRIVATE_DELIVERY,
        address1: contact.trim(),
        address2: street.trim(),
        postalCode,
        postalAddress: place?.zone == null ? '' : place.name,
        complete: true,
      },
      deliveryPhoneNumber: phone,
      deliveryByCrane: byCrane && ruling.offersCrane,
    }
    if (await save(changes, from)) onClose()
  }

  return (
    <FormDialog
      title={deliveryFormText.dialog}
      isDirty={form.isDirty()}
      failure={
        failure !== null && (
          <HeaderFailure
            sentence={failure.sentence}
            labels={{}}
            clashes={failure.stored && []}
            onKeepMine={() => failure.stored && void submit(form.values, failure.stored)}
            onUseStored={onClose}
          />
        )
      }
      submit={{
        text: customerText.save,
        isBusy: isSaving,
        isReady: form.isValid() && !ruling.blocksSaving && !isLooking,
      }}
      onSubmit={form.onSubmit((values) => void submit(values))}
      onClose={onClose}
    >
      <TextInput
        label={deliveryFormText.contact}
        required
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('contact')}
      />
      <TextInput
        label={deliveryFormText.street}
        required
        autoComplete="off"
        {...form.getInputProps('street')}
      />
      <PostalCodeField
        label={deliveryFormText.postalCode}
        required
        lookup={lookup}
        {...form.getInputProps('postalCode')}
      />
      {ruling.sentence !== null && (
        <Alert color={ruling.blocksSaving ? 'red' : 'yellow'} variant="light" role="alert">
          {ruling.sentence}
        </Alert>
      )}
      <TextInput
        label={deliveryFormText.phone}
        required
        type="tel"
        autoComplete="off"
        {...form.getInputProps('phone')}
      />
      {ruling.offersCrane && (
        <Checkbox
          label={deliveryFormText.crane}
          checked={form.values.byCrane}
          onChange={({ currentTarget }) => form.setFieldValue('byCrane', currentTarget.checked)}
        />
      )}
    </FormDialog>
  )
}
