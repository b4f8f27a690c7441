/** What the words would change, before they do: each change, what it costs, what follows, and what is unclear with its answers. */
import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { type Ref, useDeferredValue, useEffect, useImperativeHandle, useMemo } from 'react'
import { complete } from '#domain/schedule/complete'
import { chosen } from '#domain/schedule/doubt'
import { type EditChange, readEdit } from '#domain/schedule/read-edit'
import { Doubts, Notices } from '../../../../row/remarks.tsx'
import { commandText } from '../../command-text.ts'
import { formatDelta } from '../../state/price-delta.ts'
import { useEditor } from '../../state/use-editor.ts'
import classes from './command.module.css'

/** What keys of the field do. */
export interface CommandKeys {
  readonly enter: () => void
  /** False where there is nothing to complete. */
  readonly complete: () => boolean
}

interface Props {
  readonly ref: Ref<CommandKeys>
  readonly text: string
  /** Enter was pressed before this was there. */
  readonly isEntered: boolean
  readonly onText: (text: string) => void
  /** With what was done, in words. */
  readonly onDone: (changes: string) => void
}

/** As many words as stand beside each other. */
const WORDS_OFFERED = 5

const capital = (name: string): string => `${name.charAt(0).toLocaleUpperCase('nb')}${name.slice(1)}`

/** Another place of a bar, say: in words both are the same. */
const newValue = ({ before, after }: EditChange): string => (before === after ? commandText.changed : after)

const changeWords = (change: EditChange): string => `${change.name} ${newValue(change)}`

export const CommandPreview = ({ ref, text, isEntered, onText, onDone }: Props) => {
  const { configuration, colorLists, list, priceFactor, edit, flush } = useEditor()
  const shown = useDeferredValue(text)
  const read = useMemo(
    () => readEdit(shown, configuration, { colorLists, list }),
    [shown, configuration, colorLists, list],
  )
  const words = useMemo(
    () => complete(shown, shown.length, colorLists).slice(0, WORDS_OFFERED),
    [shown, colorLists],
  )
  const { doubts, changes, notices, patch, grossDelta } = read
  const isBlank = shown.trim() === ''
  const price = grossDelta === null || priceFactor === null ? null : formatDelta(grossDelta * priceFactor)

  const enter = () => {
    // What stands in the field is what is meant, also where the preview is a key behind.
    const meant = shown === text ? read : readEdit(text, configuration, { colorLists, list })
    if (text.trim() === '' || meant.doubts.length > 0 || !edit(meant.patch, `command ${performance.now()}`))
      return
    flush()
    onDone(
      meant.changes.length > 0
        ? commandText.done(meant.changes.map(changeWords).join(', '))
        : commandText.same,
    )
  }
  useImperativeHandle(ref, () => ({
    enter,
    complete: () => {
      const [first] = complete(text, text.length, colorLists)
      if (first === undefined) return false
      onText(`${chosen(text, first)} `)
      return true
    },
  }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the key that came first
  useEffect(() => {
    if (isEntered) enter()
  }, [])

  return (
    <div className={classes.preview}>
      {words.length > 0 ? (
        <p className={classes.words}>
          {words.map((word, index) => (
            <button
              key={word.label}
              type="button"
              tabIndex={-1}
              className={classes.word}
              onClick={() => onText(`${chosen(text, word)} `)}
            >
              {word.label}
              {index === 0 ? <kbd className={classes.key}>Tab</kbd> : null}
            </button>
          ))}
        </p>
      ) : null}
      {isBlank ? <p className={classes.hint}>{commandText.hint}</p> : null}
      <div role="status">
        {changes.length > 0 ? (
          <ul className={classes.changes}>
            {changes.map((change) => (
              <li key={change.field} className={classes.change}>
                <span className={classes.name}>{capital(change.name)}</span>{' '}
                <span className={classes.before}>{change.before}</span>
                <IconArrowRight size={15} className={classes.arrow} aria-hidden />
                <span className="visually-hidden"> {commandText.becomes} </span>
                <strong>{newValue(change)}</strong>
              </li>
            ))}
          </ul>
        ) : null}
        {!isBlank && changes.length === 0 && doubts.length === 0 ? (
          <p className={classes.hint}>{commandText.same}</p>
        ) : null}
        <Notices sentences={notices} />
        <Doubts doubts={doubts} onChoose={(choice) => onText(chosen(text, choice))} />
      </div>
      {isBlank ? null : (
        <div className={classes.foot}>
          <span className={classes.price}>{price === null ? '' : commandText.each(price)}</span>
          <Button
            size="xs"
            disabled={doubts.length > 0 || Object.keys(patch).length === 0}
            rightSection={<kbd className={classes.key}>Enter</kbd>}
            onClick={enter}
          >
            {commandText.enter}
          </Button>
        </div>
      )}
    </div>
  )
}
