/** «Tilbudskommentar»: what the seller wants to say, printed on the quote. */
import { useState } from 'react'
import type { Offer } from '#domain/contracts/offer'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { commentText } from '../../page-text.ts'
import { lockOf } from '../../state/quote-lock.ts'
import type { QuoteDesk } from '../../use-quote-desk.ts'
import classes from './panel.module.css'
import { Panel } from './panel.tsx'

const CommentDialog = lazyPart(async () => (await import('./comment-dialog.tsx')).CommentDialog)

interface Props {
  readonly offer: Offer
  readonly desk: QuoteDesk
}

export const CommentPanel = ({ offer, desk }: Props) => {
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
        <CommentDialog offer={offer} desk={desk} title={label} onClose={() => setEditing(false)} />
      )}
    </Panel>
  )
}
