/** admin/messages/new and admin/messages/{id}: writing a message, publishing it and taking it back. */
import { Alert, Anchor, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { phaseOf } from '#domain/administration/system-message'
import type { CreateMessageBody, EditedMessage, MessageConflict } from '#domain/contracts/message'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { chainsQuery } from '../../people/chains.ts'
import { formatWeekday } from '../../ui/format.ts'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { formPageText } from '../../ui/text.ts'
import { useUnsavedGuard } from '../../ui/use-unsaved-guard.ts'
import { withTyped } from '../../ui/with-typed.ts'
import { useSaveMessage, writtenMessageQuery } from './api/write-messages.ts'
import { MessageContent } from './components/message-content.tsx'
import { MessageForm } from './components/message-form.tsx'
import classes from './messages.module.css'
import { emptyMessage, judgeMessage, type MessageValues, valuesOf } from './state/message-form.ts'
import { writeText } from './text.ts'

const CONFLICT = 'message.changed-meanwhile'

const shownText = (body: CreateMessageBody): string => {
  const phase = phaseOf(body, new Date())
  const [from, to] = [formatWeekday(body.validFrom), formatWeekday(body.validTo)]
  if (phase === 'draft') return writeText.shown.draft
  return phase === 'over' ? writeText.shown.over(to) : writeText.shown.published(from, to)
}

interface PreviewProps {
  readonly title: string
  readonly content: string
}

const Preview = ({ title, content }: PreviewProps) => (
  <section className={classes.preview} aria-label={writeText.preview}>
    <h2 className={classes.previewHeading}>{writeText.preview}</h2>
    <div className={classes.sheet}>
      <p className={classes.sheetTitle}>
        <strong>{title.trim() === '' ? writeText.noTitle : title}</strong>
      </p>
      <MessageContent>{useDeferredValue(content)}</MessageContent>
    </div>
  </section>
)

interface FormProps {
  /** Null: a new one. */
  readonly message: EditedMessage | null
  readonly onSaved: () => void
}

const Writing = ({ message, onSaved }: FormProps) => {
  // What the form is based on: as it was opened, or as somebody else has saved it since.
  const [stored, setStored] = useState(message)
  const [fresh] = useState(() => emptyMessage(new Date()))
  const basis = stored ?? fresh
  const [changedBy, setChangedBy] = useState<string | null>(null)
  const { data: chains = [] } = useQuery(chainsQuery)
  const save = useSaveMessage(stored)
  const form = useForm<MessageValues>({
    initialValues: valuesOf(basis),
    validate: (values) => {
      const judged = judgeMessage(values, basis)
      return judged.ok ? {} : judged.faults
    },
  })
  useUnsavedGuard(form.isDirty(), formPageText.unsaved)

  const judged = judgeMessage(form.values, basis)
  const submit = (values: MessageValues) => {
    const sent = judgeMessage(values, basis)
    if (!sent.ok) return
    save.mutate(sent.body, {
      onSuccess: onSaved,
      onError: (error) => {
        if (!(error instanceof ApiError) || error.code !== CONFLICT) return setChangedBy(null)
        const { changedBy: name, current } = error.details as MessageConflict
        const [before, now] = [valuesOf(basis), valuesOf(current)]
        setChangedBy(name || writeText.somebody)
        setStored(current)
        form.setInitialValues(now)
        return form.setValues(withTyped(form.getValues(), before, now))
      },
    })
  }
  const focusFirst = (faults: object) => {
    const [first] = Object.keys(form.values).filter((name) => name in faults)
    if (first !== undefined) form.getInputNode(first)?.focus()
  }
  return (
    <div className={classes.editor}>
      <form noValidate onSubmit={form.onSubmit(submit, focusFirst)}>
        {save.isError && (
          <Alert color={changedBy === null ? 'red' : 'yellow'} variant="light" role="alert" mb="md">
            {changedBy === null ? messageOf(save.error) : writeText.conflict(changedBy)}
          </Alert>
        )}
        <MessageForm
          form={form}
          chains={chains}
          shown={judged.ok ? shownText(judged.body) : ''}
          isBusy={save.isPending}
          onReset={() => {
            save.reset()
            setChangedBy(null)
            form.reset()
          }}
        />
      </form>
      <Preview title={form.values.title} content={form.values.content} />
    </div>
  )
}

const NoMessage = () => (
  <>
    <Text fw={600} role="status">
      {writeText.none}
    </Text>
    <Anchor component={Link} to="/admin/messages">
      {writeText.toList}
    </Anchor>
  </>
)

const Stored = ({ id, onSaved }: { readonly id: number; readonly onSaved: () => void }) => {
  const query = useQuery(writtenMessageQuery(id))
  if (query.error instanceof ApiError && query.error.status === 404) return <NoMessage />
  if (query.data === undefined) return <NotLoaded query={query} text={writeText} />
  return <Writing message={query.data} onSaved={onSaved} />
}

export const WritePage = () => {
  const { messageId = '' } = useParams()
  const [isSaved, setIsSaved] = useState(false)
  // Only once the form is gone, which lets nobody leave what is typed.
  if (isSaved) return <Navigate to="/admin/messages" />
  const onSaved = () => setIsSaved(true)
  const isNew = messageId === 'new'
  const title = isNew ? writeText.newTitle : writeText.editTitle
  return (
    <div className={classes.wide}>
      <title>{title}</title>
      <h1 className={classes.title}>{title}</h1>
      {isNew ? (
        <Writing message={null} onSaved={onSaved} />
      ) : /^\d{1,9}$/.test(messageId) ? (
        <Stored id={Number(messageId)} onSaved={onSaved} />
      ) : (
        <NoMessage />
      )}
    </div>
  )
}
