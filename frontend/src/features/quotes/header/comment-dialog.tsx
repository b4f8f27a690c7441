/** The comment as it is typed; what somebody else has stored meanwhile stands beside it. */
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import type { Offer } from '#domain/contracts/offer'
import { NOTE_MAX } from '#domain/contracts/offer-header'
import type { QuoteEditor } from '../../../quote/use-quote-editor.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { typedClashes } from './header-conflict.ts'
import { HeaderFailure } from './header-failure.tsx'
import { commentText, customerText } from './text.ts'
import { useSaveHeader } from './use-save-header.ts'

interface Props {
  readonly offer: Offer
  readonly quoteEditor: QuoteEditor
  readonly title: string
  readonly onClose: () => void
}

export const CommentDialog = ({ offer, quoteEditor, title, onClose }: Props) => {
  const { save, isSaving, failure, rebase } = useSaveHeader(quoteEditor, offer)
  const [opened] = useState(offer.customerNote)
  const [note, setNote] = useState(opened)
  const submit = async (from?: Offer) => {
    if (await save({ customerNote: note.trim() }, from)) onClose()
  }
  return (
    <FormDialog
      title={title}
      isDirty={note !== opened}
      failure={
        failure !== null && (
          <HeaderFailure
            sentence={failure.sentence}
            labels={{ note: commentText.heading }}
            clashes={
              failure.stored &&
              typedClashes({ note: opened }, { note }, { note: failure.stored.customerNote })
            }
            onKeepMine={() => failure.stored && void submit(failure.stored)}
            onUseStored={() => {
              if (failure.stored === null) return
              setNote(failure.stored.customerNote)
              rebase(failure.stored)
            }}
          />
        )
      }
      submit={{ text: customerText.save, isBusy: isSaving, isReady: true }}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      onClose={onClose}
    >
      <Textarea
        label={commentText.heading}
        description={commentText.help}
        data-autofocus
        autosize
        minRows={4}
        maxRows={14}
        maxLength={NOTE_MAX}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </FormDialog>
  )
}
