/**
 * A private address: whom to ask for, where, and whether a crane lorry may be needed. The postal register decides whether
 * there is private delivery at all.
 */
import { Alert, Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import * as z from 'zod'
import { deliveryAddress, type Offer, offerHeader } from '#domain/contracts/offer'
import { useKeepTyped } from '../../../../ui/use-keep-typed.ts'
import { usePlace } from '../../api/get-postal-code.ts'
import { customerText, deliveryText } from '../../page-text.ts'
import { CONTACT_MAX, chosenDelivery, PRIVATE, rulingOf } from '../../state/delivery.ts'
import type { QuoteDesk } from '../../use-quote-desk.ts'
import { useSaveHeader } from '../../use-save-header.ts'
import { HeaderFailure } from '../header/header-failure.tsx'

const formSchema = z.object({
  contact: deliveryAddress.shape.address1.trim().min(1, { message: deliveryText.contactMissing }),
  street: deliveryAddress.shape.address2.trim().min(1, { message: deliveryText.streetMissing }),
  postalCode: z.string().regex(/^\d{4}$/, { message: deliveryText.postalCodeLength }),
  phone: offerHeader.shape.deliveryPhoneNumber.refine((phone) => phone.trim() !== '', {
    message: deliveryText.phoneMissing,
  }),
  byCrane: z.boolean(),
})
type FormValues = z.infer<typeof formSchema>

/** A private address begins with what is known of the customer, not with the stock's. */
const valuesOf = (offer: Offer): FormValues => {
  const { deliveryAddress: address, customer } = offer
  return chosenDelivery(offer) === PRIVATE
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
  readonly desk: QuoteDesk
  readonly onClose: () => void
}

export const PrivateDeliveryDialog = ({ offer, desk, onClose }: Props) => {
  const { save, isSaving, failure } = useSaveHeader(desk, offer)
  const form = useForm<FormValues>({
    initialValues: valuesOf(offer),
    validate: schemaResolver(formSchema, { sync: true }),
    validateInputOnBlur: true,
  })
  useKeepTyped(form.isDirty())
  const { place, isLooking } = usePlace(form.values.postalCode)
  const ruling = rulingOf(place)

  const submit = async ({ contact, street, postalCode, phone, byCrane }: FormValues, from?: Offer) => {
    const changes = {
      deliveryCode: PRIVATE,
      deliveryAddress: {
        code: PRIVATE,
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
    <Modal opened onClose={onClose} title={deliveryText.dialog} closeOnClickOutside={!form.isDirty()}>
      <form noValidate onSubmit={form.onSubmit((values) => void submit(values))}>
        <Stack gap="sm">
          {failure !== null && (
            <HeaderFailure
              sentence={failure.sentence}
              labels={{}}
              clashes={failure.stored && []}
              onKeepMine={() => failure.stored && void submit(form.values, failure.stored)}
              onTakeStored={onClose}
            />
          )}
          <TextInput
            label={deliveryText.contact}
            required
            data-autofocus
            autoComplete="off"
            {...form.getInputProps('contact')}
          />
          <TextInput
            label={deliveryText.street}
            required
            autoComplete="off"
            {...form.getInputProps('street')}
          />
          <Group align="flex-start" gap="sm" wrap="nowrap">
            <TextInput
              label={deliveryText.postalCode}
              required
              w={120}
              inputMode="numeric"
              maxLength={4}
              autoComplete="off"
              {...form.getInputProps('postalCode')}
            />
            <Text pt={30} role="status">
              {isLooking ? deliveryText.looking : place?.name}
            </Text>
          </Group>
          {ruling.sentence !== null && (
            <Alert color={ruling.blocksSaving ? 'red' : 'yellow'} variant="light" role="alert">
              {ruling.sentence}
            </Alert>
          )}
          <TextInput
            label={deliveryText.phone}
            required
            type="tel"
            autoComplete="off"
            {...form.getInputProps('phone')}
          />
          {ruling.offersCrane && (
            <Checkbox
              label={deliveryText.crane}
              checked={form.values.byCrane}
              onChange={({ currentTarget }) => form.setFieldValue('byCrane', currentTarget.checked)}
            />
          )}
          <Group justify="flex-end" mt="sm">
            <Button variant="default" onClick={onClose}>
              {customerText.cancel}
            </Button>
            <Button
              type="submit"
              loading={isSaving}
              disabled={!form.isValid() || ruling.blocksSaving || isLooking}
            >
              {customerText.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
