/** Deleting a builder, which cannot be undone and is refused while people work there or quotes name it. */
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useDeleteAgent } from '../api/organisation-calls.ts'
import classes from '../organisation-page.module.css'
import { deleteAgentText } from '../text.ts'
import { FailureAlert } from './failure-alert.tsx'

export const DeleteAgent = ({ id, name }: { readonly id: number; readonly name: string }) => {
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const remove = useDeleteAgent(id, () => navigate('/admin/agents'))
  return (
    <section className={classes.part} aria-labelledby="delete-agent">
      <h2 id="delete-agent" className={classes.heading}>
        {deleteAgentText.open}
      </h2>
      <p className={classes.explained}>{deleteAgentText.guarded}</p>
      <Button variant="outline" color="red" onClick={() => setIsOpen(true)}>
        {deleteAgentText.open}
      </Button>
      {isOpen && (
        <FormDialog
          title={deleteAgentText.title(name)}
          isDirty={false}
          failure={remove.isError && <FailureAlert error={remove.error} />}
          submit={{
            text: deleteAgentText.confirm,
            isBusy: remove.isPending,
            isReady: true,
            isFinal: true,
            color: 'red',
          }}
          onSubmit={(event) => {
            event.preventDefault()
            remove.mutate()
          }}
          onClose={() => setIsOpen(false)}
        >
          <Text>{deleteAgentText.explained}</Text>
        </FormDialog>
      )}
    </section>
  )
}
