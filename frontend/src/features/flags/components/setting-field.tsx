/** One setting as a control. What kind of control follows from its schema; what is not valid is said and not stored. */
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { type ReactNode, useCallback, useId } from 'react'
import type * as z from 'zod'
import { readFigure } from '#domain/messages/read-figure'
import { sayIssue } from '../../../config/import-config.ts'
import { showNumber } from '../../../ui/number-text.ts'
import type { Verdict } from '../../../ui/typed-text.ts'
import { useTypedText } from '../../../ui/use-typed-text.ts'
import classes from '../flags-page.module.css'
import { flagsText } from '../text.ts'

interface SettingProps {
  readonly label: string
  readonly unit?: string
  readonly hint?: string
  readonly names?: Readonly<Record<string, string>>
  readonly schema: z.ZodType
  readonly value: unknown
  /** Whether it differs from the shipped value. */
  readonly isChanged?: boolean
  readonly onChange: (value: unknown) => void
}

/** Fields of a row stand on one line, with a hint or without. */
const HINT_BELOW: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']
const HINT_CLASS = { description: classes.hint ?? '' }

export const SettingField = (props: SettingProps) => {
  const { value, names, onChange, label, hint, isChanged = false } = props
  if (typeof value === 'boolean' && names === undefined)
    return (
      <Checkbox
        label={<FieldLabel text={label} isChanged={isChanged} />}
        description={hint}
        checked={value}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    )
  if (names !== undefined)
    return (
      <NativeSelect
        label={<FieldLabel text={label} isChanged={isChanged} />}
        description={hint}
        classNames={HINT_CLASS}
        inputWrapperOrder={HINT_BELOW}
        value={String(value)}
        data={Object.entries(names).map(([of, name]) => ({ value: of, label: name }))}
        onChange={({ currentTarget }) => onChange(valueNamed(currentTarget.value, value))}
      />
    )
  return <TypedField {...props} />
}

/** A list holds texts; what was a number or a switch becomes one again. */
const valueNamed = (name: string, before: unknown): unknown => {
  if (name === 'false') return false
  return typeof before === 'number' ? Number(name) : name
}

const FieldLabel = ({ text, isChanged }: { readonly text: string; readonly isChanged: boolean }) => (
  <>
    {text}
    {isChanged ? <span className={classes.changed} role="img" aria-label={flagsText.isChanged} /> : null}
  </>
)

/** Numbers and colours: comma or point, Enter commits, Escape brings back what was there (D-125, D-126). */
const TypedField = ({ label, unit, hint, schema, value, isChanged = false, onChange }: SettingProps) => {
  const isNumber = typeof value === 'number'
  const id = useId()
  const read = useCallback(
    (text: string): unknown => (isNumber ? readFigure(text, 'decimal') : text.trim()),
    [isNumber],
  )
  const judge = useCallback(
    (text: string): Verdict<unknown> => {
      if (text.trim() === '') return { is: 'nothing' }
      const parsed = schema.safeParse(read(text))
      return parsed.success ? { is: 'value', value: read(text) } : { is: 'refused' }
    },
    [schema, read],
  )
  const explain = useCallback(
    (text: string): string => {
      const found = read(text)
      const [issue] = schema.safeParse(found).error?.issues ?? []
      return found === null || issue === undefined
        ? flagsText.notANumber(label)
        : `${label} ${sayIssue(issue)}`
    },
    [schema, read, label],
  )
  const typed = useTypedText<unknown>({
    stored: isNumber ? showNumber(value) : String(value),
    judge,
    explain,
    pause: null,
    save: (chosen) => {
      if (chosen !== value) onChange(chosen)
    },
  })
  const swatch: ReactNode = isNumber ? null : (
    <span className={classes.swatch} style={{ background: String(value) }} aria-hidden />
  )
  return (
    <TextInput
      id={id}
      label={<FieldLabel text={label} isChanged={isChanged} />}
      description={hint}
      classNames={HINT_CLASS}
      inputWrapperOrder={HINT_BELOW}
      inputMode={isNumber ? 'decimal' : 'text'}
      {...typed.field}
      error={typed.said}
      leftSection={swatch}
      rightSection={unit === undefined ? null : <span className={classes.unit}>{unit}</span>}
    />
  )
}
