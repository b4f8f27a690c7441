/** One doubt about a line, with the ways to make it clear. */
import { NativeSelect } from '@mantine/core'
import type { Choice, LineDoubt } from '../state/decisions.ts'
import { importText } from '../text.ts'

interface Props {
  readonly line: number
  readonly doubt: LineDoubt
  readonly choice: Choice | undefined
  readonly onChoose: (choice: Choice | null) => void
}

/** Whoever has the address cannot be anybody else. */
const takesNone = (code: LineDoubt['code']): boolean => code === 'email-known'

const optionsOf = ({ code, candidates }: LineDoubt) => [
  { value: '', label: importText.choose },
  ...(takesNone(code) ? [] : candidates).map(({ type, id, name, detail }) => ({
    value: `${type} ${id}`,
    label:
      code === 'person-similar' || type !== 'user'
        ? importText.take[type](name, detail)
        : importText.existing(name, detail),
  })),
  ...(importText.answers[code] === '' ? [] : [{ value: 'accept', label: importText.answers[code] }]),
  { value: 'skip', label: importText.skip },
]

export const DoubtChoice = ({ line, doubt, choice, onChoose }: Props) => (
  <NativeSelect
    label={doubt.sentence}
    aria-label={`${importText.lineHeading} ${line}: ${doubt.sentence}`}
    value={choice ?? ''}
    data={optionsOf(doubt)}
    onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : (value as Choice))}
  />
)
