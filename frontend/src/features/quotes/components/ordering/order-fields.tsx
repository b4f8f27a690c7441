/** The fields of the order form: for whom, where to, and what is to be said. Each tells what is wrong as it is left. */
import { Alert, Checkbox, NativeSelect, Text, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Offer, OfferHeader } from '#domain/contracts/offer'
import { commentText, customerText, deliveryText, orderText } from '../../page-text.ts'
import { deliveryOptions, type Place, type PlaceRuling, PRIVATE } from '../../state/delivery.ts'
import { deliveredTo } from '../../state/order-form.ts'
import classes from './order-dialog.module.css'

interface Props {
  readonly form: UseFormReturnType<OfferHeader>
  readonly offer: Offer
  readonly showsReference: boolean
  readonly place: Place | null
  readonly isLooking: boolean
  readonly ruling: PlaceRuling
}

const NOTE_MAX = 2000
const quiet = { autoComplete: 'off' } as const

export const OrderFields = (props: Props) => (
  <>
    <div className={classes.columns}>
      <Customer {...props} />
      <Delivery {...props} />
    </div>
    <Textarea
      label={commentText.heading}
      description={commentText.help}
      autosize
      minRows={2}
      maxRows={6}
      maxLength={NOTE_MAX}
      {...props.form.getInputProps('customerNote')}
    />
  </>
)

const Customer = ({ form, showsReference }: Props) => (
  <fieldset className={classes.group}>
    <legend>{orderText.customer}</legend>
    <TextInput
      label={customerText.name}
      required
      data-autofocus
      {...quiet}
      {...form.getInputProps('customer.name')}
    />
    <TextInput label={customerText.email} type="email" {...quiet} {...form.getInputProps('customer.email')} />
    <TextInput label={customerText.phone} type="tel" {...quiet} {...form.getInputProps('customer.phone')} />
    <TextInput label={customerText.label} {...quiet} {...form.getInputProps('deliveryLabel')} />
    {showsReference && (
      <TextInput label={customerText.reference} {...quiet} {...form.getInputProps('externalReference')} />
    )}
  </fieldset>
)

const Delivery = (props: Props) => {
  const { form, offer } = props
  const { deliveryCode, deliveryAddress } = form.values
  const options = deliveryOptions(offer)
  return (
    <fieldset className={classes.group}>
      <legend>{orderText.delivery}</legend>
      <NativeSelect
        label={deliveryText.address}
        required
        data={options.map(({ code, label }) => ({ value: code, label }))}
        value={deliveryCode}
        error={form.errors.deliveryCode}
        onChange={({ currentTarget }) =>
          form.setValues(deliveredTo(currentTarget.value, form.getValues(), offer))
        }
      />
      {deliveryCode === PRIVATE ? (
        <PrivateAddress {...props} />
      ) : (
        <p className={classes.address}>
          {deliveryAddress.address2}
          <br />
          {`${deliveryAddress.postalCode} ${deliveryAddress.postalAddress}`.trim()}
        </p>
      )}
    </fieldset>
  )
}

const PrivateAddress = ({ form, place, isLooking, ruling }: Props) => (
  <>
    <TextInput
      label={deliveryText.contact}
      required
      {...quiet}
      {...form.getInputProps('deliveryAddress.address1')}
    />
    <TextInput
      label={deliveryText.street}
      required
      {...quiet}
      {...form.getInputProps('deliveryAddress.address2')}
    />
    <div className={classes.place}>
      <TextInput
        label={deliveryText.postalCode}
        required
        inputMode="numeric"
        maxLength={4}
        {...quiet}
        {...form.getInputProps('deliveryAddress.postalCode')}
      />
      <Text className={classes.placeName ?? ''} role="status">
        {isLooking ? deliveryText.looking : place?.name}
      </Text>
    </div>
    <TextInput
      label={deliveryText.phone}
      required
      type="tel"
      {...quiet}
      {...form.getInputProps('deliveryPhoneNumber')}
    />
    {ruling.sentence !== null && (
      <Alert color={ruling.blocksSaving ? 'red' : 'yellow'} variant="light" role="alert" p="xs">
        {ruling.sentence}
      </Alert>
    )}
    {ruling.offersCrane && (
      <Checkbox label={deliveryText.crane} {...form.getInputProps('deliveryByCrane', { type: 'checkbox' })} />
    )}
  </>
)
