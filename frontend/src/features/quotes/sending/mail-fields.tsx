/** What the mail says and who gets it too. Until somebody writes in it, the message follows the customer's name as it is typed. */
import { Anchor, Checkbox, type CheckboxProps, Textarea } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { MAIL_TEXT_MAX } from '#domain/contracts/mail'
import type { Offer } from '#domain/contracts/offer'
import { mailText } from '#domain/quote/customer/mail-text'
import { worded } from '../../../api/info-text.ts'
import { currentUserQuery } from '../../../session/current-user.ts'
import { sendText } from './text.ts'

interface MessageFieldProps {
  readonly offer: Offer
  readonly customerName: string
  /** Null: the text that is there. */
  readonly value?: string | null
  readonly error?: ReactNode
  readonly onChange: (text: string | null) => void
  readonly onBlur?: () => void
}

export const MessageField = ({ offer, customerName, value = null, ...props }: MessageFieldProps) => {
  const { error, onChange, onBlur } = props
  const { data: user } = useSuspenseQuery(currentUserQuery)
  const template = worded('mail.quote')
  const field = useRef<HTMLTextAreaElement>(null)
  const { orderNumber, deliveryLabel, customerNote, creator } = offer
  const quote = { orderNumber, validTo: offer.validToDate, customerName, deliveryLabel, customerNote }
  const standard = mailText(template, quote, creator.agent ?? creator.store, user)
  return (
    <Textarea
      ref={field}
      label={sendText.message}
      required
      autosize
      minRows={8}
      maxRows={16}
      maxLength={MAIL_TEXT_MAX}
      value={value ?? standard}
      error={error}
      onBlur={onBlur}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description={
        value !== null && (
          <Anchor
            component="button"
            type="button"
            size="sm"
            onClick={() => {
              onChange(null)
              field.current?.focus()
            }}
          >
            {sendText.standard}
          </Anchor>
        )
      }
    />
  )
}

/** Whether the seller gets a copy of the mail; there is none of a mail with prices that the seller may not see. */
export const CopyField = ({ checked, disabled, ...props }: CheckboxProps) => {
  const { data: user } = useSuspenseQuery(currentUserQuery)
  return (
    <Checkbox
      label={sendText.copy(user.email)}
      description={disabled && sendText.copyHelp}
      disabled={disabled}
      checked={checked && !disabled}
      {...props}
    />
  )
}
