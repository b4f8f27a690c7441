/** The sum, and «Godta tilbudet»: a name and a press. A quote that has changed meanwhile says so and is shown anew. */
import { Alert, Button, TextInput } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { type Ref, useRef, useState } from 'react'
import type { CustomerPage } from '#domain/contracts/customer-page'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { FinalForm } from '../../../ui/final-form.tsx'
import { formatMoney } from '../../../ui/format.ts'
import { type LinkAddress, useAccept } from '../api/customer-page.ts'
import shared from '../customer-page.module.css'
import { fieldFaultsOf } from '../state/checked.ts'
import { customerStateText, pageText, unfinishedText } from '../text.ts'
import classes from './accept-panel.module.css'
import { Receipt } from './receipt.tsx'

interface Props {
  readonly link: LinkAddress
  readonly page: CustomerPage
  readonly form?: Ref<HTMLFormElement>
}

export const ACCEPT = 'godta'

export const AcceptPanel = (props: Props) => (
  <section className={classes.accept} id={ACCEPT} aria-label={pageText.sums}>
    {props.page.total !== null && <Sums total={props.page.total} taxRate={props.page.taxRate} />}
    <AcceptedBefore page={props.page} />
    <Answer {...props} />
  </section>
)

const Sums = ({ total, taxRate }: { total: NonNullable<CustomerPage['total']>; taxRate: number }) => (
  <dl className={classes.sums}>
    <div>
      <dt>{pageText.exclTax}</dt>
      <dd>{formatMoney(total.sumExclTax)}</dd>
    </div>
    <div>
      <dt>{pageText.tax(taxRate)}</dt>
      <dd>{formatMoney(total.tax)}</dd>
    </div>
    <div className={classes.total}>
      <dt>{pageText.inclTax}</dt>
      <dd>{formatMoney(total.sumInclTax)}</dd>
    </div>
  </dl>
)

/** Of what is called off nobody has to know which version it was. */
const AcceptedBefore = ({ page: { acceptedBefore, state } }: Pick<Props, 'page'>) => {
  if (acceptedBefore === null || state === 'withdrawn') return null
  const { name, at, sumInclTax } = acceptedBefore
  return (
    <Alert color="yellow" variant="light" role="status">
      {pageText.acceptedBefore(name, at, sumInclTax === null ? null : formatMoney(sumInclTax))}{' '}
      {state === 'open' && pageText.acceptAnew}
    </Alert>
  )
}

const Answer = (props: Props) => {
  const { page } = props
  const { state, accepted, seller, validToDate } = page
  if (state === 'accepted' && accepted !== null)
    return (
      <div className={classes.accepted} role="status">
        <IconCircleCheck size={24} stroke={1.6} aria-hidden />
        <div>
          <h2>{pageText.acceptedTitle}</h2>
          <p>{pageText.accepted(seller.name)}</p>
          <Receipt accepted={accepted} page={page} />
        </div>
      </div>
    )
  if (state !== 'open') return <p>{state === 'accepted' ? null : whyNot(state, page)}</p>
  return (
    <>
      <p className={shared.soft}>{pageText.validTo(validToDate)}</p>
      <AcceptForm {...props} />
    </>
  )
}

const whyNot = (state: keyof typeof customerStateText, { total }: CustomerPage): string =>
  state === 'view-only' && total !== null ? unfinishedText.why : customerStateText[state]

const AcceptForm = ({ link, page, form }: Props) => {
  const accept = useAccept(link)
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const faults = fieldFaultsOf(accept.error)
  const submit = () => {
    const onError = (error: Error) => fieldFaultsOf(error) !== null && field.current?.focus()
    accept.mutate({ name, hash: page.hash }, { onError })
  }
  const hasChanged = accept.error instanceof ApiError && accept.error.code === 'customer-page.changed'
  return (
    <FinalForm {...(form && { ref: form })} className={classes.form} onSubmit={submit}>
      {accept.isError && faults === null && (
        <Alert color={hasChanged ? 'yellow' : 'red'} variant="light" role="alert">
          {messageOf(accept.error)} {hasChanged && pageText.changed}
        </Alert>
      )}
      <p>{pageText.acceptIntro(page.seller.name)}</p>
      <TextInput
        ref={field}
        label={pageText.name}
        autoComplete="name"
        size="md"
        maxLength={100}
        value={name}
        error={faults?.name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" size="md" fullWidth loading={accept.isPending}>
        {pageText.accept}
      </Button>
    </FinalForm>
  )
}
