/**
 * The product at hand changed in words: a button and Ctrl or ⌘ and Enter open a field, Enter makes the change as one edit,
 * Escape leaves. The field is there in the same frame; what reads the words comes behind, and an Enter waits for it.
 */
import { Button } from '@mantine/core'
import { useClickOutside } from '@mantine/hooks'
import { IconPrompt } from '@tabler/icons-react'
import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { holdKeys, releaseKeys } from '../../../../ui/key-buffer.ts'
import { whenIdle } from '../../../../ui/when-idle.ts'
import { commandText } from '../../command-text.ts'
import { loadColorSearch } from '../../state/color-search.ts'
import { useEditor } from '../../state/use-editor.ts'
import classes from './command.module.css'
import type { CommandKeys } from './command-preview.tsx'

/** Keys wait under this name for what reads the words. */
const COMMAND = 'command'

const loadPreview = () => import('./command-preview.tsx')
const CommandPreview = lazy(async () => ({ default: (await loadPreview()).CommandPreview }))

export const CommandLine = () => {
  const { locked, colorLists } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const [done, setDone] = useState('')
  const opener = useRef<Element | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(
    () =>
      whenIdle(async () => {
        await Promise.all([loadPreview(), loadColorSearch()])
        const { learnWords } = await import('../../../../row/learn-words.ts')
        learnWords(colorLists)
      }),
    [colorLists],
  )

  const open = () => {
    if (locked || isOpen || document.querySelector('[aria-modal="true"]') !== null) return
    opener.current = document.activeElement
    setDone('')
    setOpen(true)
  }
  const close = (changes = '') => {
    setOpen(false)
    setDone(changes)
    // What was changed may have taken the field away that one came from.
    const from = opener.current
    if (from instanceof HTMLElement && from.isConnected && from !== document.body) from.focus()
    else button.current?.focus()
  }
  // Before the field that has the keyboard: to it, Enter means that one goes on to the next.
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      open()
    }
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  })

  return (
    <>
      <Button
        ref={button}
        className={classes.open ?? ''}
        data-hint={isOpen ? undefined : commandText.keys}
        variant="default"
        size="xs"
        leftSection={<IconPrompt size={16} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+Enter"
        disabled={locked}
        onClick={() => (isOpen ? close() : open())}
      >
        {commandText.open} <kbd className={classes.keys}>{commandText.keys}</kbd>
      </Button>
      <span className="visually-hidden" role="status">
        {done}
      </span>
      {isOpen ? <CommandPanel onClose={close} onLeave={() => setOpen(false)} /> : null}
    </>
  )
}

interface PanelProps {
  /** The keyboard goes back to where it was. */
  readonly onClose: (changes?: string) => void
  /** Called instead where the person has moved the focus elsewhere already. */
  readonly onLeave: () => void
}

/** Rendered by the part that is loaded with the reader, so the words have been read. */
const Read = () => {
  useEffect(() => releaseKeys(COMMAND), [])
  return null
}

const CommandPanel = ({ onClose, onLeave }: PanelProps) => {
  const [text, setText] = useState('')
  /** Enter was pressed before there was anything that reads. */
  const [isEntered, setEntered] = useState(false)
  const reader = useRef<CommandKeys | null>(null)
  const panel = useClickOutside<HTMLDivElement>(onLeave)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  useEffect(() => () => releaseKeys(COMMAND), [])

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      event.stopPropagation()
      if (reader.current) reader.current.enter()
      else {
        // What is typed after it is for the row that it has changed.
        holdKeys(COMMAND)
        setEntered(true)
      }
    }
    if (event.key === 'Tab' && !event.shiftKey && reader.current?.complete()) event.preventDefault()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  const rewrite = (next: string) => {
    setText(next)
    field.current?.focus()
  }

  return (
    <div
      ref={panel}
      className={classes.panel}
      role="dialog"
      aria-label={commandText.open}
      onKeyDown={closeOnEscape}
    >
      <div className={classes.entry}>
        <input
          ref={field}
          className={classes.field}
          type="text"
          aria-label={commandText.field}
          placeholder={commandText.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={300}
          enterKeyHint="done"
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setEntered(false)
          }}
          onKeyDown={press}
        />
        <Button variant="subtle" color="gray" className={classes.leave ?? ''} onClick={() => onClose()}>
          {commandText.leave}
        </Button>
      </div>
      <Suspense
        fallback={
          <p className={classes.hint} role="status">
            {text === '' ? commandText.hint : commandText.loading}
          </p>
        }
      >
        <CommandPreview ref={reader} text={text} isEntered={isEntered} onText={rewrite} onDone={onClose} />
        <Read />
      </Suspense>
    </div>
  )
}
