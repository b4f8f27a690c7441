/** «Tilbudskommentar»: what the seller wants to say, printed on the quote. */
import { useState } from 'react'
import type { Offer } from '#domain/contracts/offer'
import { lockOf } from '../../../quote/quote-lock.ts'
import type { QuoteEditor } from '../../../quote/use-quote-editor.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import classes from '../panels/panel.module.css'
import { Panel } from '../panels/panel.tsx'
import { commentText } from './text.ts'

const CommentDialog = lazyPart(async () => (await import('./comment-dialog.tsx')).CommentDialog)

interface Props {
  readonly offer: Offer
  readonly quoteEditor: QuoteEditor
}

export const CommentPanel = ({ offer, quoteEditor }: Props) => {
  const [isEditing, setEditing] = useState(false)
  const hasComment = offer.customerNote !== ''
  const label = hasComment ? commentText.edit : commentText.add
  return (
    <Panel
      title={commentText.heading}
      action={lockOf(offer) === null ? { label, onClick: () => setEditing(true) } : null}
    >
      {hasComment ? (
        <p className={classes.lines} style={{ whiteSpace: 'pre-line' }}>
          {offer.customerNote}
        </p>
      ) : (
        <p className={classes.soft} style={{ margin: 0 }}>
          {commentText.none}
        </p>
      )}
      {isEditing && (
        <CommentDialog
          offer={offer}
          quoteEditor={quoteEditor}
          title={label}
          onClose={() => setEditing(false)}
        />
      )}
    </Panel>
  )
}
