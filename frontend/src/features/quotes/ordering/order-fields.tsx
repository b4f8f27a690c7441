/** The fields of the order form: for whom, where to, and what is to be said. Each tells what is wrong as it is left. */
import { Alert, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Offer } from '#domain/contracts/offer'
import { NOTE_MAX, type OfferHeader } from '#domain/contracts/offer-header'
import { AGENT_DELIVERY, PRIVATE_DELIVERY } from '#domain/quote/delivery/codes'
import type { PlaceRuling } from '#domain/quote/delivery/place-ruling'
import type { Lookup } from '../../../api/postal-code.ts'
import { PostalCodeField } from '../../../ui/postal-code-field.tsx'
import { deliveryOptions } from '../header/delivery-options.ts'
import { commentText, customerText, deliveryFormText } from '../header/text.ts'
import classes from './order-dialog.module.css'
import { deliveredTo } from './order-form.ts'
import { orderText } from './text.ts'

interface Props {
  readonly form: UseFormReturnType<OfferHeader>
  readonly offer: Offer
  readonly showsReference: boolean
  readonly lookup: Lookup
  readonly ruling: PlaceRuling
}

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
        label={deliveryFormText.address}
        required
        data={options.map(({ code, label }) => ({ value: code, label }))}
        value={deliveryCode}
        error={form.errors.deliveryCode}
        onChange={({ currentTarget }) =>
          form.setValues(deliveredTo(currentTarget.value, form.getValues(), offer))
        }
      />
      {deliveryCode === PRIVATE_DELIVERY ? (
        <PrivateAddress {...props} />
      ) : (
        <>
          <p className={classes.address}>
            {deliveryAddress.address2}
            <br />
            {`${deliveryAddress.postalCode} ${deliveryAddress.postalAddress}`.trim()}
          </p>
          {deliveryCode === AGENT_DELIVERY && <Crane {...props} />}
        </>
      )}
    </fieldset>
  )
}

const PrivateAddress = ({ form, lookup, ruling }: Props) => (
  <>
    <TextInput
      label={deliveryFormText.contact}
      required
      {...quiet}
      {...form.getInputProps('deliveryAddress.address1')}
    />
    <TextInput
      label={deliveryFormText.street}
      required
      {...quiet}
      {...form.getInputProps('deliveryAddress.address2')}
    />
    <PostalCodeField
      label={deliveryFormText.postalCode}
      required
      lookup={lookup}
      {...form.getInputProps('deliveryAddress.postalCode')}
    />
    <TextInput
      label={deliveryFormText.phone}
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
    <Crane form={form} ruling={ruling} />
  </>
)

const Crane = ({ form, ruling }: Pick<Props, 'form' | 'ruling'>) =>
  ruling.offersCrane && (
    <Checkbox
      label={deliveryFormText.crane}
      {...form.getInputProps('deliveryByCrane', { type: 'checkbox' })}
    />
  )
