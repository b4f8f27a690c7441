/** The comment as it is typed; what somebody else has stored meanwhile stands beside it. */
import { Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { Offer } from '#domain/contracts/offer'
import { useKeepTyped } from '../../../../ui/use-keep-typed.ts'
import { commentText, customerText } from '../../page-text.ts'
import { clashesOf } from '../../state/header-conflict.ts'
import type { QuoteDesk } from '../../use-quote-desk.ts'
import { useSaveHeader } from '../../use-save-header.ts'
import { HeaderFailure } from '../header/header-failure.tsx'

const LONGEST = 2000

interface Props {
  readonly offer: Offer
  readonly desk: QuoteDesk
  readonly title: string
  readonly onClose: () => void
}

export const CommentDialog = ({ offer, desk, title, onClose }: Props) => {
  const { save, isSaving, failure, rebase } = useSaveHeader(desk, offer)
  const [opened] = useState(offer.customerNote)
  const [note, setNote] = useState(opened)
  useKeepTyped(note !== opened)
  const submit = async (from?: Offer) => {
    if (await save({ customerNote: note.trim() }, from)) onClose()
  }
  return (
    <Modal opened onClose={onClose} title={title} closeOnClickOutside={note === opened}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack gap="sm">
          {failure !== null && (
            <HeaderFailure
              sentence={failure.sentence}
              labels={{ note: commentText.heading }}
              clashes={
                failure.stored && clashesOf({ note: opened }, { note }, { note: failure.stored.customerNote })
              }
              onKeepMine={() => failure.stored && void submit(failure.stored)}
              onTakeStored={() => {
                if (failure.stored === null) return
                setNote(failure.stored.customerNote)
                rebase(failure.stored)
              }}
            />
          )}
          <Textarea
            label={commentText.heading}
            description={commentText.help}
            data-autofocus
            autosize
            minRows={4}
            maxRows={14}
            maxLength={LONGEST}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {customerText.cancel}
            </Button>
            <Button type="submit" loading={isSaving}>
              {customerText.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
