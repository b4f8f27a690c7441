/** Which programs may act for the organisation; for whoever administrates it. */
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ShownKey } from '#domain/contracts/api-key'
import { formatDate } from '../../../ui/format.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { type Column, ListTable } from '../../../ui/list-table.tsx'
import type { OrganisationType } from '../api/organisation-address.ts'
import { FailureAlert } from '../components/failure-alert.tsx'
import classes from '../organisation-page.module.css'
import { apiKeysText } from '../text.ts'
import { keysQuery } from './key-calls.ts'

const MakeKeyDialog = lazyPart(async () => (await import('./make-key-dialog.tsx')).MakeKeyDialog)
const DeleteKeyDialog = lazyPart(async () => (await import('./delete-key-dialog.tsx')).DeleteKeyDialog)

interface Props {
  readonly type: OrganisationType
  readonly id: number
}

const columnsWith = (onDelete: (key: ShownKey) => void): readonly Column<ShownKey>[] => [
  { heading: apiKeysText.name, cell: ({ name }) => name, isTitle: true },
  { heading: apiKeysText.scope, cell: ({ scope }) => apiKeysText.scopes[scope], isWhole: true },
  {
    heading: apiKeysText.made,
    cell: ({ createdAt, createdBy }) => apiKeysText.by(formatDate(createdAt), createdBy),
  },
  {
    heading: apiKeysText.ends,
    cell: ({ endsAt, hasEnded }) => (hasEnded ? apiKeysText.ended(formatDate(endsAt)) : formatDate(endsAt)),
    isWhole: true,
  },
  {
    heading: apiKeysText.lastUsed,
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? apiKeysText.never : formatDate(lastUsedAt)),
    isWhole: true,
  },
  {
    heading: apiKeysText.actions,
    hidesHeading: true,
    isPlain: true,
    saysWhy: true,
    cell: (key) => (
      <Button
        variant="subtle"
        size="xs"
        color="red"
        aria-label={apiKeysText.deleteOf(key.name)}
        onClick={() => onDelete(key)}
      >
        {apiKeysText.delete}
      </Button>
    ),
  },
]

export const ApiKeys = ({ type, id }: Props) => {
  const [isMaking, setIsMaking] = useState(false)
  const [deleted, setDeleted] = useState<ShownKey | null>(null)
  const { data: keys, error } = useQuery(keysQuery(type, id))
  return (
    <section className={classes.part} aria-labelledby="api-keys">
      <div className={classes.partHead}>
        <h2 id="api-keys" className={classes.heading}>
          {apiKeysText.heading}
        </h2>
        <Button variant="default" size="xs" onClick={() => setIsMaking(true)}>
          {apiKeysText.make}
        </Button>
      </div>
      <p className={classes.explained}>
        {apiKeysText.help} <Link to="/utvikler">{apiKeysText.guide}</Link>
      </p>
      {error !== null && <FailureAlert error={error} />}
      {keys === undefined && error === null && <p role="status">{apiKeysText.loading}</p>}
      {keys?.length === 0 && <p className={classes.missing}>{apiKeysText.none}</p>}
      {keys !== undefined && keys.length > 0 && (
        <div className={classes.framed}>
          <ListTable
            rows={keys}
            keyOf={(key) => key.id}
            columns={columnsWith(setDeleted)}
            label={apiKeysText.heading}
            isStale={false}
            cardsBelow={800}
            isOff={({ hasEnded }) => hasEnded}
          />
        </div>
      )}
      {isMaking && <MakeKeyDialog type={type} id={id} onClose={() => setIsMaking(false)} />}
      {deleted !== null && (
        <DeleteKeyDialog type={type} id={id} deleted={deleted} onClose={() => setDeleted(null)} />
      )}
    </section>
  )
}
