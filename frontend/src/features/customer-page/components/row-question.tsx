/** A question about one row: folded until it is wanted, and what has been asked stays in sight. */
import { Alert, Button, Textarea, TextInput } from '@mantine/core'
import { IconMessageQuestion } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import type { CustomerPage } from '#domain/contracts/customer-page'
import { messageOf } from '../../../api/api-error.ts'
import { type LinkAddress, useAsk } from '../api/customer-page.ts'
import shared from '../customer-page.module.css'
import { fieldFaultsOf } from '../state/checked.ts'
import { pageText } from '../text.ts'
import classes from './row-question.module.css'

interface Props {
  readonly link: LinkAddress
  readonly rowNumber: number
  readonly name: string
  readonly seller: string
  readonly asked: CustomerPage['questions']
}

export const RowQuestion = ({ link, rowNumber, name, seller, asked }: Props) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={classes.questions}>
      {asked.length > 0 && (
        <ul aria-label={pageText.asked(name)}>
          {asked.map((question) => (
            <li key={question.at + question.text} className={classes.asked}>
              <blockquote>{question.text}</blockquote>
              <p className={shared.soft}>{pageText.askedBy(question, seller)}</p>
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <QuestionForm {...{ link, rowNumber, seller }} onDone={() => setOpen(false)} />
      ) : (
        <Button
          variant="subtle"
          size="compact-md"
          className={classes.ask ?? ''}
          leftSection={<IconMessageQuestion size={17} stroke={1.6} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {pageText.ask}
          <span className="visually-hidden"> {name}</span>
        </Button>
      )}
    </div>
  )
}

interface FormProps extends Pick<Props, 'link' | 'rowNumber' | 'seller'> {
  readonly onDone: () => void
}

const QuestionForm = ({ link, rowNumber, seller, onDone }: FormProps) => {
  const ask = useAsk(link)
  const first = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [name, setName] = useState('')
  const faults = fieldFaultsOf(ask.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const onError = (error: Error) => fieldFaultsOf(error) !== null && first.current?.focus()
    ask.mutate({ rowNumber, name, text }, { onSuccess: onDone, onError })
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {ask.isError && faults === null && (
        <Alert color="red" variant="light" role="alert">
          {messageOf(ask.error)}
        </Alert>
      )}
      <Textarea
        ref={first}
        label={pageText.question}
        size="md"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={1000}
        autoFocus
        value={text}
        error={faults?.text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <TextInput
        label={pageText.name}
        autoComplete="name"
        size="md"
        maxLength={100}
        value={name}
        error={faults?.name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={ask.isPending}>
          {pageText.sendTo(seller)}
        </Button>
        <Button variant="default" onClick={onDone}>
          {pageText.cancel}
        </Button>
      </div>
    </form>
  )
}
