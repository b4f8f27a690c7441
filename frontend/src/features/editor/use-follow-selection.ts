/** What is selected in the drawing has its options in sight in the column: their group is unfolded and scrolled to. */
import { useEffect } from 'react'
import { isBarName } from '#domain/drawing/part-names'
import type { GroupId } from './fields/field-spec.ts'

const groupOfPart = (part: string): GroupId => {
  if (isBarName(part)) return 'bars'
  return part.endsWith('/sash') || part.endsWith('leaf') ? 'function' : 'glass'
}

/** Only the column is scrolled, never the page; and not under the hands of somebody who works in it. */
const bringIntoSight = (group: GroupId): void => {
  const section = document.getElementById(`group-${group}`)?.closest('section')
  const column = section?.closest('aside')
  if (!section || !column || column.contains(document.activeElement)) return
  const [inner, outer] = [section.getBoundingClientRect(), column.getBoundingClientRect()]
  if (inner.top < outer.top || inner.bottom > outer.bottom) column.scrollTop += inner.top - outer.top
}

export const useFollowSelection = (selected: readonly string[], unfold: (group: GroupId) => void): void => {
  const [part] = selected
  // biome-ignore lint/correctness/useExhaustiveDependencies: followed when something else is selected, not when a group is folded
  useEffect(() => {
    if (part === undefined) return
    const group = groupOfPart(part)
    unfold(group)
    const frame = requestAnimationFrame(() => bringIntoSight(group))
    return () => cancelAnimationFrame(frame)
  }, [part])
}
