/**
 * The three columns; the outer two fold away, and stay so while the browser is open. Where the drawing would have less than half
 * of the width the right one is folded until somebody opens it, over the drawing; the price stays in sight.
 */
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useMedia } from '../../../ui/use-media.ts'
import classes from '../editor.module.css'
import { editorText } from '../text.ts'

interface ColumnsProps {
  readonly options: ReactNode
  readonly canvas: ReactNode
  readonly facts: ReactNode
  /** Seen while the right column is not. */
  readonly price: ReactNode
}

/** As in editor.module.css. */
const LITTLE_ROOM = '(min-width: 561px) and (max-width: 1100px)'

const useFolded = (key: string, otherwise = false) => {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const saved = chosen[key] ?? sessionStorage.getItem(key)
  const folded = saved === null ? otherwise : saved === 'folded'
  const toggle = () => {
    const next = folded ? 'open' : 'folded'
    sessionStorage.setItem(key, next)
    setChosen({ ...chosen, [key]: next })
  }
  return [folded, toggle] as const
}

export const Columns = ({ options, canvas, facts, price }: ColumnsProps) => {
  const [noOptions, toggleOptions] = useFolded('editorOptions')
  const hasLittleRoom = useMedia(LITTLE_ROOM)
  const [noFacts, toggleFacts] = useFolded(hasLittleRoom ? 'editorFactsOver' : 'editorFacts', hasLittleRoom)
  return (
    <div
      className={classes.body}
      data-options={noOptions ? 'hidden' : undefined}
      data-facts={noFacts ? 'hidden' : undefined}
    >
      <aside
        className={`${classes.side} ${classes.left}`}
        id="editor-options"
        data-message-column
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
        {noFacts ? <div className={classes.price}>{price}</div> : null}
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
