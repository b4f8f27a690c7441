/** Ways to make a search clear, as buttons: each writes the search anew. */
import { Button } from '@mantine/core'
import { type Choice, chosen } from '#domain/schedule/doubt'

interface Props {
  readonly choices: readonly Choice[]
  readonly query: string
  readonly labelOf?: (label: string) => string
  readonly onAccept: (query: string) => void
}

export const Answers = ({ choices, query, labelOf = (label) => label, onAccept }: Props) =>
  choices.map((choice) => (
    <Button
      key={choice.label}
      variant="default"
      size="compact-sm"
      onClick={() => onAccept(chosen(query, choice))}
    >
      {labelOf(choice.label)}
    </Button>
  ))
