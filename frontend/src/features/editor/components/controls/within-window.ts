/**
 * A list or a palette stays inside the window: where there is little room it opens to the other side, and what still does not
 * fit scrolls in it. How much room there is, its style sheet reads from `--room`.
 */
import type { PopoverProps } from '@mantine/core'

const MARGIN = 8

export const withinWindow: NonNullable<PopoverProps['middlewares']> = {
  flip: { padding: MARGIN },
  shift: { padding: MARGIN },
  size: {
    padding: MARGIN,
    apply: ({ availableHeight, elements }) =>
      elements.floating.style.setProperty('--room', `${Math.floor(availableHeight)}px`),
  },
}
