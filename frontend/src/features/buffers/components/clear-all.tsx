/** Clears all buffers after a question (AD-06): for some minutes everybody waits longer for what has to be made anew. */
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useClearBuffers } from '../api/buffers.ts'
import { buffersText } from '../text.ts'

export const ClearAll = () => {
  const [isAsking, setIsAsking] = useState(false)
  const clear = useClearBuffers()
  const close = () => setIsAsking(false)
  return (
    <>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {buffersText.clearAll}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={buffersText.clearAll}
          question={buffersText.clearAllAsk}
          help={buffersText.clearAllHelp}
          confirm={{ text: buffersText.clearAll, isBusy: clear.isPending }}
          onConfirm={() => clear.mutate(undefined, { onSettled: close })}
          onClose={close}
        />
      )}
    </>
  )
}
