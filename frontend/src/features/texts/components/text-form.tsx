/**
 * The form of one text: of a new one without an id, of one that has been written with its id. Words in the place of a text of the
 * house keep its key and its category.
 */
import { Alert, Button, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type RefObject, useEffect, useState } from 'react'
import { categoryText } from '#domain/administration/text-category-text'
import { LANGUAGE, type TextCategory, textCategories } from '#domain/contracts/text-category'
import type { ApiText, DefaultText, TextConflict } from '#domain/contracts/texts'
import { areInForce, placeholdersIn } from '#domain/texts/texts'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { ChangeLog } from '../../../people/change-log.tsx'
import { fieldFailure } from '../../../people/field-failure.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { formPageText } from '../../../ui/text.ts'
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.ts'
import { withTyped } from '../../../ui/with-typed.ts'
import { TEXTS_PATH, useSaveText } from '../api/texts.ts'
import type { ListedText } from '../state/listed-texts.ts'
import { judgeText, type TextValues, textValuesOf } from '../state/text-values.ts'
import { textFieldText } from '../text.ts'
import classes from '../texts-page.module.css'

const DeleteTextDialog = lazyPart(async () => (await import('./delete-text-dialog.tsx')).DeleteTextDialog)

interface Props {
  /** Null: a new one. */
  readonly chosen: ListedText | null
  /** What the house says under a key. */
  readonly builtOf: (key: string) => DefaultText | null
  /** Somebody has asked for this text, and goes on in it. */
  readonly takesFocus: boolean
  /** Whether something is typed that is not saved. */
  readonly isTyped: RefObject<boolean>
  readonly onSaved: (text: ApiText) => void
  /** Back to a new one. */
  readonly onReset: () => void
}

const labelOf = (category: TextCategory): string => `${categoryText[category]} (${category})`

const Built = ({ text }: { readonly text: string }) => {
  const needed = [...new Set(placeholdersIn(text))]
  return (
    <div>
      <p className={classes.builtTitle}>{textFieldText.built}</p>
      <p className={classes.built}>{text}</p>
      {needed.length > 0 && (
        <p className={classes.needs}>{textFieldText.needs(needed.map((name) => `{${name}}`).join(', '))}</p>
      )}
    </div>
  )
}

/** What is going on besides: null, who has saved it meanwhile, or that it is gone. */
type Meanwhile = { readonly changedBy: string } | 'deleted' | null

export const TextForm = ({ chosen, builtOf, takesFocus, isTyped, onSaved, onReset }: Props) => {
  // What is written there now, as far as this form knows.
  const [written, setWritten] = useState(chosen?.written ?? null)
  const [meanwhile, setMeanwhile] = useState<Meanwhile>(null)
  const [isDeleting, setDeleting] = useState(false)
  const save = useSaveText()
  const form = useForm<TextValues>({
    initialValues: textValuesOf(chosen),
    validate: (values) => {
      const judged = judgeText(values, builtOf(values.entryKey.trim()))
      return judged.ok ? {} : judged.faults
    },
  })
  const isDirty = form.isDirty()
  useUnsavedGuard(isDirty, formPageText.unsaved, 'of-this-page')
  useEffect(() => {
    isTyped.current = isDirty
    return () => {
      isTyped.current = false
    }
  }, [isTyped, isDirty])
  const isFixed = chosen !== null
  const first = isFixed ? 'text' : 'entryKey'
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the keyboard begins is decided once
  useEffect(() => {
    if (takesFocus) form.getInputNode(first)?.focus()
  }, [])

  const takeOver = ({ changedBy, current }: TextConflict) => {
    const before = form.getInitialValues()
    const now = { ...before, text: current.text, description: current.description }
    setWritten(current)
    setMeanwhile({ changedBy: changedBy || textFieldText.somebody })
    form.setInitialValues(now)
    form.setValues(withTyped(form.getValues(), before, now))
  }
  const submit = (values: TextValues) => {
    const judged = judgeText(values, builtOf(values.entryKey.trim()))
    if (!judged.ok) return
    const of = written === null ? {} : { id: written.id, version: written.version }
    save.mutate(
      { ...judged.body, ...of },
      {
        onSuccess: onSaved,
        onError: (error) => {
          setMeanwhile(null)
          if (!(error instanceof ApiError)) return
          const isOfAnother =
            error.code === 'text.changed-meanwhile' || (isFixed && error.code === 'text.key-taken')
          if (isOfAnother && error.details) return takeOver(error.details as TextConflict)
          if (error.code === 'text.not-found') {
            setWritten(null)
            return setMeanwhile('deleted')
          }
          const failure = fieldFailure(error, Object.keys(values))
          if (failure === null) return
          form.setFieldError(failure.field, failure.message)
          form.getInputNode(failure.field)?.focus()
        },
      },
    )
  }
  const focusFirst = (faults: object) => {
    const [faulty] = Object.keys(form.values).filter((name) => name in faults)
    if (faulty !== undefined) form.getInputNode(faulty)?.focus()
  }
  const built = builtOf(form.values.entryKey.trim())
  const failure =
    meanwhile === 'deleted'
      ? textFieldText.deletedMeanwhile
      : meanwhile !== null
        ? textFieldText.conflict(meanwhile.changedBy)
        : save.error && Object.keys(form.errors).length === 0
          ? messageOf(save.error)
          : null
  return (
    <>
      <form noValidate onSubmit={form.onSubmit(submit, focusFirst)}>
        <Stack gap="sm">
          {failure !== null && (
            <Alert color={meanwhile === null ? 'red' : 'yellow'} variant="light" role="alert">
              {failure}
              {meanwhile !== null && meanwhile !== 'deleted' && written !== null && (
                <>
                  <p className={classes.builtTitle}>{textFieldText.storedNow}</p>
                  <p className={classes.built}>{written.text}</p>
                </>
              )}
            </Alert>
          )}
          <TextInput
            label={textFieldText.key}
            {...(isFixed && { description: textFieldText.keyFixed, variant: 'filled' })}
            required
            readOnly={isFixed}
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps('entryKey')}
          />
          <div className={classes.pair}>
            {isFixed ? (
              <TextInput
                label={textFieldText.category}
                variant="filled"
                readOnly
                value={labelOf(form.values.category)}
                error={form.errors.category}
              />
            ) : (
              <NativeSelect
                label={textFieldText.category}
                data={textCategories.map((value) => ({ value, label: labelOf(value) }))}
                {...form.getInputProps('category')}
              />
            )}
            <NativeSelect
              label={textFieldText.language}
              data={[{ value: LANGUAGE, label: `${textFieldText.norwegian} (${LANGUAGE})` }]}
            />
          </div>
          <Textarea
            label={textFieldText.text}
            required
            autosize
            minRows={4}
            maxRows={14}
            {...form.getInputProps('text')}
          />
          {written !== null && built !== null && !areInForce(written, built) && (
            <Alert color="yellow" variant="light">
              {textFieldText.outOfForce}
            </Alert>
          )}
          {built !== null && <Built text={built.text} />}
          <TextInput
            label={textFieldText.description}
            description={textFieldText.descriptionHelp}
            autoComplete="off"
            {...form.getInputProps('description')}
          />
          <div className={classes.actions}>
            <BusyButton type="submit" isBusy={save.isPending}>
              {textFieldText.save}
            </BusyButton>
            <Button variant="default" onClick={onReset}>
              {textFieldText.reset}
            </Button>
            {written !== null && (
              <Button variant="outline" color="red" onClick={() => setDeleting(true)}>
                {textFieldText.remove}
              </Button>
            )}
          </div>
        </Stack>
      </form>
      {written !== null && (
        <div className={classes.log}>
          <ChangeLog of={`${TEXTS_PATH}/${written.id}`} version={written.version} />
        </div>
      )}
      {isDeleting && written !== null && (
        <DeleteTextDialog
          text={written}
          built={built}
          onDeleted={onReset}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  )
}
