/**
 * What is selected in the drawing, with what may be chosen for it, at the place itself: of a pane how it opens, its glass,
 * what fills it and how it is divided; of a bar where it stands, its type, and that it goes. Escape leads back to the part.
 */
import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import type { BarField } from '#domain/configurator/bar-edits'
import { BAR_STEP } from '#domain/configurator/bar-moves'
import { partName } from '#domain/drawing/part-names'
import { placeMenus } from '#domain/drawing/place-options'
import { barsOf, type ShownBar } from '../../state/bars.ts'
import { useEditor } from '../../state/use-editor.ts'
import { useBarEdits } from '../../use-bar-edits.ts'
import { NumberControl } from '../controls/number-control.tsx'
import { useBarMeasure } from '../dividers/use-bar-measure.ts'
import classes from './place-bar.module.css'
import { PlaceMenuButton } from './place-menu.tsx'
import { RemoveButton } from './remove-button.tsx'
import { placeText } from './text.ts'
import { useBesidePart } from './use-beside-part.ts'

interface PlaceBarProps {
  /** The part that is selected. */
  readonly part: string
  /** Drawn anew with it, the bar stands where the part is. */
  readonly shownAt: unknown
}

/** */
const STEPPING = { step: BAR_STEP, snap: 0 }

export const PlaceBar = ({ part, shownAt }: PlaceBarProps) => {
  const { configuration, colorLists, list, locked, select } = useEditor()
  const ref = useRef<HTMLFieldSetElement>(null)
  useBesidePart(ref, part, shownAt)
  const menus = useMemo(
    () => placeMenus(part, configuration, colorLists, list ?? undefined),
    [part, configuration, colorLists, list],
  )
  if (menus.length === 0) return null
  const name = partName(configuration.layout, part)

  const leave = () => {
    const back = ref.current?.parentElement?.querySelector<HTMLElement>('ul button[aria-pressed="true"]')
    select([])
    back?.focus()
  }
  const hear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    leave()
  }

  return (
    <fieldset ref={ref} aria-label={placeText.choicesFor(name)} className={classes.bar} onKeyDown={hear}>
      <span className={classes.name}>{name}</span>
      <BarPlace part={part} />
      {menus.map((menu) =>
        menu.id === 'remove' ? (
          <RemoveButton key={menu.id} menu={menu} locked={locked} />
        ) : (
          <PlaceMenuButton key={menu.id} menu={menu} locked={locked} />
        ),
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={placeText.close}
        data-hint={placeText.close}
        onClick={leave}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </fieldset>
  )
}

/** Where a bar stands, as a number to type; nothing of a pane. */
const BarPlace = ({ part }: { readonly part: string }) => {
  const { layout } = useEditor().configuration
  for (const field of ['dividers', 'crossbars'] as const) {
    const bar = barsOf(layout, field).find(({ name }) => name === part)
    if (bar !== undefined) return <BarNumber key={part} field={field} bar={bar} />
  }
  return null
}

const BarNumber = ({ field, bar }: { readonly field: BarField; readonly bar: ShownBar }) => {
  const { locked, flush } = useEditor()
  const { moveTo } = useBarEdits()
  const place = useBarMeasure(field, bar, placeText.fromMiddle)
  return (
    <span className={classes.number}>
      <NumberControl
        info={{ id: 'place-of-bar', label: place.measure.label, locked, onLeave: flush }}
        {...place}
        // The list unfolds for what is refused, wherever it was typed.
        isEcho
        stepping={STEPPING}
      />
      <ActionIcon
        variant="default"
        size={32}
        aria-label={placeText.centre}
        data-hint={placeText.centre}
        disabled={locked || bar.offset === 0}
        onClick={() => moveTo(bar.name, 0)}
      >
        ½
      </ActionIcon>
    </span>
  )
}
