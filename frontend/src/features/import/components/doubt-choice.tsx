/** One doubt about a line, with the ways to make it clear. */
import { NativeSelect } from '@mantine/core'
import type { LineChoice, LineDoubt } from '../state/decisions.ts'
import { importPageText } from '../text.ts'

interface Props {
  readonly line: number
  readonly doubt: LineDoubt
  readonly choice: LineChoice | undefined
  readonly onChoose: (choice: LineChoice | null) => void
}

/** Whoever has the address cannot be anybody else. */
const takesNone = (code: LineDoubt['code']): boolean => code === 'email-known'

const optionsOf = ({ code, candidates }: LineDoubt) => [
  { value: '', label: importPageText.choose },
  ...(takesNone(code) ? [] : candidates).map(({ type, id, name, detail }) => ({
    value: `${type} ${id}`,
    label:
      code === 'person-similar' || type !== 'user'
        ? importPageText.take[type](name, detail)
        : importPageText.existing(name, detail),
  })),
  ...(importPageText.answers[code] === '' ? [] : [{ value: 'accept', label: importPageText.answers[code] }]),
  { value: 'skip', label: importPageText.skip },
]

export const DoubtChoice = ({ line, doubt, choice, onChoose }: Props) => (
  <NativeSelect
    label={doubt.sentence}
    aria-label={`${importPageText.lineHeading} ${line}: ${doubt.sentence}`}
    value={choice ?? ''}
    data={optionsOf(doubt)}
    onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : (value as LineChoice))}
  />
)
