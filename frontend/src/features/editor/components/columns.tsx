/** The three columns; the outer two fold away, and stay so while the browser is open. */
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import classes from '../editor.module.css'
import { editorText } from '../text.ts'

interface ColumnsProps {
  readonly options: ReactNode
  readonly canvas: ReactNode
  readonly facts: ReactNode
}

const useFolded = (key: string) => {
  const [folded, setFolded] = useState(() => sessionStorage.getItem(key) === 'folded')
  const toggle = () => {
    sessionStorage.setItem(key, folded ? 'open' : 'folded')
    setFolded(!folded)
  }
  return [folded, toggle] as const
}

export const Columns = ({ options, canvas, facts }: ColumnsProps) => {
  const [noOptions, toggleOptions] = useFolded('editorOptions')
  const [noFacts, toggleFacts] = useFolded('editorFacts')
  return (
    <div
      className={classes.body}
      data-options={noOptions ? 'hidden' : undefined}
      data-facts={noFacts ? 'hidden' : undefined}
    >
      <aside
        className={`${classes.side} ${classes.left}`}
        id="editor-options"
        aria-label={editorText.options}
      >
        {options}
      </aside>
      <div className={classes.middle}>
        <button
          type="button"
          className={`${classes.fold} ${classes.foldLeft}`}
          aria-expanded={!noOptions}
          aria-controls="editor-options"
          aria-label={noOptions ? editorText.showOptions : editorText.hideOptions}
          onClick={toggleOptions}
        >
          {noOptions ? <IconChevronRight size={15} aria-hidden /> : <IconChevronLeft size={15} aria-hidden />}
        </button>
        {canvas}
        <button
          type="button"
          className={`${classes.fold} ${classes.foldRight}`}
          aria-expanded={!noFacts}
          aria-controls="editor-facts"
          aria-label={noFacts ? editorText.showFacts : editorText.hideFacts}
          onClick={toggleFacts}
        >
          {noFacts ? <IconChevronLeft size={15} aria-hidden /> : <IconChevronRight size={15} aria-hidden />}
        </button>
      </div>
      <aside className={`${classes.side} ${classes.right}`} id="editor-facts" aria-label={editorText.facts}>
        {facts}
      </aside>
    </div>
  )
}
