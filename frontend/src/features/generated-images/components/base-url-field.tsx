/** What the links of the list begin with; what is no address leaves them as they were. */
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { baseUrlIn } from '../state/base-url.ts'
import { generatedImagesText } from '../text.ts'

interface Props {
  readonly base: string
  readonly onChange: (base: string) => void
}

export const BaseUrlField = ({ base, onChange }: Props) => {
  const [typed, setTyped] = useState(base)
  return (
    <TextInput
      type="url"
      label={generatedImagesText.baseUrl}
      description={generatedImagesText.baseUrlHelp}
      value={typed}
      spellCheck={false}
      error={baseUrlIn(typed) === null && generatedImagesText.wrongBaseUrl}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value)
        const next = baseUrlIn(value)
        if (next !== null) onChange(next)
      }}
    />
  )
}
