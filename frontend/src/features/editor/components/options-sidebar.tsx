/** The left column: every group of options. What is open is remembered while the browser is. */
import { useState } from 'react'
import type { GroupId } from '../fields/field-spec.ts'
import { fields, groups } from '../fields/fields.ts'
import type { RefusedEdit } from '../state/row-state.ts'
import { useEditor } from '../state/use-editor.ts'
import { OptionGroup } from './option-group.tsx'

const KEY = 'editorOpenGroups'
const OPEN_AT_FIRST: readonly GroupId[] = ['dimensions', 'function', 'glass', 'colors']

const remembered = (): readonly GroupId[] => {
  const stored = sessionStorage.getItem(KEY)
  return stored === null
    ? OPEN_AT_FIRST
    : groups.map(({ id }) => id).filter((id) => stored.split(' ').includes(id))
}

/** A refusal is read where its field is, so a folded group opens for it. */
const groupsOf = (refused: RefusedEdit | null): readonly GroupId[] =>
  refused === null
    ? []
    : fields.filter(({ field }) => refused.fields.includes(field)).map(({ group }) => group)

export const OptionsSidebar = () => {
  const { refused } = useEditor()
  const [open, setOpen] = useState(remembered)
  const refusing = groupsOf(refused)
  const toggle = (id: GroupId) => {
    const next = open.includes(id) ? open.filter((other) => other !== id) : [...open, id]
    sessionStorage.setItem(KEY, next.join(' '))
    setOpen(next)
  }
  return groups.map(({ id, title }) => (
    <OptionGroup
      key={id}
      id={id}
      title={title}
      isOpen={open.includes(id) || refusing.includes(id)}
      onToggle={() => toggle(id)}
    />
  ))
}
