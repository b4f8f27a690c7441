/** What was typed into the fields of a row and is not stored, as it was typed; the way to it is the row's editor. */
import { IconPencilExclamation } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { RowPlace } from '../../../row/refused-texts.ts'
import { refusedText } from '../../../row/text.ts'
import { useRefusedTexts } from '../../../row/use-refused-texts.ts'
import classes from './row-facts.module.css'

interface Props {
  readonly place: RowPlace
  readonly editorAddress: string
}

export const UnsavedTexts = ({ place, editorAddress }: Props) => {
  const texts = useRefusedTexts(place)
  if (texts.length === 0) return null
  return (
    <Link className={classes.unsaved} to={editorAddress}>
      <IconPencilExclamation size={15} aria-hidden />
      <span>
        <strong>{refusedText.notStored}</strong> {refusedText.typed(texts)}
      </span>
    </Link>
  )
}
