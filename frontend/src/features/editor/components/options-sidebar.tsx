/**
 * The left column: every group of options, and what the row is mounted together with. What is open is remembered while the
 * browser is.
 */
import { useState } from 'react'
import type { Offer } from '#domain/contracts/offer'
import { useRefusedTexts } from '../../../row/use-refused-texts.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { GroupId } from '../fields/field-spec.ts'
import { fields, groups } from '../fields/fields.ts'
import { isRefused } from '../fields/is-refused.ts'
import { groupOfText } from '../fields/refused-fields.ts'
import { type EditedRow, isStored } from '../state/edited-row.ts'
import { type Editor, useEditor } from '../state/use-editor.ts'
import { editorText } from '../text.ts'
import { useFollowSelection } from '../use-follow-selection.ts'
import { connectionSummary } from './connections/connection-summary.ts'
import { Fold } from './fold.tsx'
import { OptionGroup } from './option-group.tsx'

const Connections = lazyPart(async () => (await import('./connections/connections.tsx')).Connections)

const KEY = 'editorOpenGroups'
const CONNECTIONS = 'connections'
type FoldId = GroupId | typeof CONNECTIONS

const OPEN_AT_FIRST: readonly FoldId[] = ['dimensions', 'function', 'glass', 'colors']

const remembered = (): readonly FoldId[] => {
  const stored = sessionStorage.getItem(KEY)
  return stored === null
    ? OPEN_AT_FIRST
    : [...groups.map(({ id }) => id), CONNECTIONS].filter((id): id is FoldId =>
        stored.split(' ').includes(id),
      )
}

/** A refusal is read where its field is, so a folded group opens for it. */
const groupsOf = ({ refused, configuration, choices }: Editor): readonly GroupId[] =>
  refused === null
    ? []
    : fields
        .filter((spec) => spec.isVisible?.(configuration) !== false && isRefused(spec, refused, choices))
        .map(({ group }) => group)

interface OptionsSidebarProps {
  readonly row: EditedRow
  readonly offer: Offer | undefined
  /** Whether all groups are shown; else only the first one, with the measures. */
  readonly isWhole: boolean
}

export const OptionsSidebar = ({ row, offer, isWhole }: OptionsSidebarProps) => {
  const [open, setOpen] = useState(remembered)
  const editor = useEditor()
  const refusing = [
    ...groupsOf(editor),
    ...useRefusedTexts(editor.place).flatMap((text) => groupOfText(text) ?? []),
  ]
  useFollowSelection(editor.selected, (group) =>
    setOpen((groups) => (groups.includes(group) ? groups : [...groups, group])),
  )
  const toggle = (id: FoldId) => {
    const next = open.includes(id) ? open.filter((other) => other !== id) : [...open, id]
    sessionStorage.setItem(KEY, next.join(' '))
    setOpen(next)
  }
  return (
    <>
      {(isWhole ? groups : groups.slice(0, 1)).map(({ id, title, whenEmpty }) => (
        <OptionGroup
          key={id}
          id={id}
          title={title}
          whenEmpty={whenEmpty}
          isOpen={open.includes(id) || refusing.includes(id)}
          onToggle={() => toggle(id)}
        />
      ))}
      {isWhole ? (
        <Fold
          id={CONNECTIONS}
          title={editorText.connection}
          summary={connectionSummary({ row, offer })}
          isOpen={open.includes(CONNECTIONS)}
          onToggle={() => toggle(CONNECTIONS)}
        >
          {isStored(row) ? <Connections row={row} offer={offer} /> : null}
        </Fold>
      ) : null}
    </>
  )
}
