/**
 * A group of choices as one stop of the Tab key (the radio group of ARIA, chosen by Enter or space and not by the arrows, because
 * a choice closes the list): the arrows go along and, where the choices stand in lines, up and down; Home and End to the
 * first and the last. The one that has the stop is the chosen one, or the first.
 */
import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'
import { nextTile } from '../../../../ui/next-tile.ts'

const choicesIn = (group: HTMLElement | null): readonly HTMLElement[] => [
  ...(group?.querySelectorAll<HTMLElement>('[role="radio"]') ?? []),
]

const giveStop = (all: readonly HTMLElement[], stop: HTMLElement | undefined): void => {
  for (const choice of all) choice.tabIndex = choice === stop ? 0 : -1
}

export const useRoving = (group: RefObject<HTMLElement | null>) => {
  // Which choices there are changes with every search.
  useLayoutEffect(() => {
    const all = choicesIn(group.current)
    const stop = all.find((choice) => choice === document.activeElement)
    giveStop(all, stop ?? all.find((choice) => choice.ariaChecked === 'true') ?? all[0])
  })

  const go = (all: readonly HTMLElement[], to: number | null): void => {
    const next = to === null ? undefined : all[to]
    if (next === undefined) return
    giveStop(all, next)
    next.focus({ preventScroll: true })
    next.scrollIntoView({ block: 'nearest' })
  }

  return {
    /** From the field above the group. */
    enter: (): void => {
      const all = choicesIn(group.current)
      const at = all.findIndex(({ tabIndex }) => tabIndex === 0)
      go(all, Math.max(at, 0))
    },
    /** True where the key led somewhere within the group. */
    move: (event: KeyboardEvent): boolean => {
      const all = choicesIn(group.current)
      const from = all.indexOf(document.activeElement as HTMLElement)
      if (from < 0) return false
      const to = nextTile(
        all.map((choice) => choice.getBoundingClientRect()),
        from,
        event.key,
      )
      if (to === null) return false
      event.preventDefault()
      go(all, to)
      return true
    },
  }
}
