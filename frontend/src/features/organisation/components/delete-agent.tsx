/** Deleting a builder, which cannot be undone and is refused while people work there or quotes name it. */
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { send } from '../../../api/client.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { deleteAgentText } from '../text.ts'
import { FailureAlert } from './failure-alert.tsx'

export const DeleteAgent = ({ id, name }: { readonly id: number; readonly name: string }) => {
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => send('DELETE', `/api/v1/agents/${id}`),
    onSuccess: async () => {
      await navigate('/admin/agents')
      queryClient.removeQueries({ queryKey: ['organisation', 'agents', id] })
      await queryClient.invalidateQueries({ queryKey: ['directory'] })
    },
    meta: { handlesError: true },
  })
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
