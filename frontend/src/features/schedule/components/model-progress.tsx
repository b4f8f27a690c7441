/** While a model is read: how far it has come, and the way out. */
import { Button, Modal, Progress } from '@mantine/core'
import { fromModelText } from '../text.ts'

interface Props {
  readonly name: string
  /** From 0 to 1. */
  readonly done: number
  readonly onStop: () => void
}

export const ModelProgress = ({ name, done, onStop }: Props) => {
  const percent = Math.round(100 * done)
  return (
    <Modal opened onClose={onStop} title={fromModelText.reading(name)} withCloseButton={false} centered>
      <Progress.Root size="lg" mb="xs">
        <Progress.Section value={percent} aria-label={fromModelText.reading(name)} />
      </Progress.Root>
      <p>{fromModelText.percent(percent)}</p>
      <Button variant="default" onClick={onStop} data-autofocus>
        {fromModelText.stop}
      </Button>
    </Modal>
  )
}
