/** Clears all buffers after a question (AD-06): for some minutes everybody waits longer for what has to be made anew. */
import { Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'
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
      <Modal opened={isAsking} onClose={close} title={buffersText.clearAll}>
        <Text>{buffersText.clearAllAsk}</Text>
        <Text mt="xs" c="gray.7">
          {buffersText.clearAllHelp}
        </Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" data-autofocus onClick={close}>
            {buffersText.cancel}
          </Button>
          <Button
            color="red"
            loading={clear.isPending}
            onClick={() => clear.mutate(undefined, { onSettled: close })}
          >
            {buffersText.clearAll}
          </Button>
        </Group>
      </Modal>
    </>
  )
}
