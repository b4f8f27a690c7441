/** Deleting a builder, which cannot be undone and is refused while people work there or quotes name it. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useDeleteAgent } from '../api/organisation-calls.ts'
import { deleteAgentText } from '../text.ts'
import { FailureAlert } from './failure-alert.tsx'

export const DeleteAgent = ({ id, name }: { readonly id: number; readonly name: string }) => {
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const remove = useDeleteAgent(id, () => navigate('/admin/agents'))
  return (
    <>
      <Button variant="default" color="red" size="xs" onClick={() => setIsOpen(true)}>
        {deleteAgentText.open}
      </Button>
      {isOpen && (
        <FormDialog
          title={deleteAgentText.title(name)}
          isDirty={false}
          failure={remove.isError && <FailureAlert error={remove.error} />}
          submit={{ text: deleteAgentText.confirm, isBusy: remove.isPending, isReady: true }}
          onSubmit={(event) => {
            event.preventDefault()
            remove.mutate()
          }}
          onClose={() => setIsOpen(false)}
        >
          <p>{deleteAgentText.explained}</p>
        </FormDialog>
      )}
    </>
  )
}
