/** Why the header could not be saved; where somebody else was first, both values and the choice between them. */
import { Alert, Button, Group, Text } from '@mantine/core'
import type { Clash } from './header-conflict.ts'
import { conflictText } from './text.ts'

interface Props<Field extends string> {
  readonly sentence: string
  readonly clashes: readonly Clash<Field>[] | null
  readonly labels: Readonly<Record<Field, string>>
  readonly onKeepMine: () => void
  readonly onUseStored: () => void
}

export const HeaderFailure = <Field extends string>(props: Props<Field>) => {
  const { sentence, clashes, labels, onKeepMine, onUseStored } = props
  return (
    <Alert color={clashes === null ? 'red' : 'yellow'} variant="light" role="alert">
      {sentence}
      {clashes !== null && (
        <>
          {clashes.map(({ field, mine, stored }) => (
            <Text key={field} size="sm" mt="xs">
              <strong>{labels[field]}</strong>
              <br />
              {conflictText.stored} {conflictText.quoted(stored)}
              <br />
              {conflictText.mine} {conflictText.quoted(mine)}
            </Text>
          ))}
          <Group gap="xs" mt="sm">
            <Button size="compact-sm" onClick={onKeepMine}>
              {conflictText.keepMine}
            </Button>
            <Button size="compact-sm" variant="default" onClick={onUseStored}>
              {conflictText.acceptStored}
            </Button>
          </Group>
        </>
      )}
    </Alert>
  )
}
