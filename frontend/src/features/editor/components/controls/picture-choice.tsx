/**
 * One of several, as pictures: shapes and ways of opening. A group of radio buttons, so arrows move and choose; what
 * cannot be had can be reached and says why.
 */
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { Option } from '#domain/configurator/option'
import { formatDelta } from '../../state/price-delta.ts'
import { useEditor } from '../../state/use-editor.ts'
import { FieldFrame, type FieldInfo } from './field-frame.tsx'
import classes from './picture-choice.module.css'

export interface PictureChoiceProps {
  readonly info: FieldInfo
  readonly options: readonly Option[]
  readonly picture: (option: Option) => ReactNode
  readonly onChoose: (option: Option) => void
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

export const PictureChoice = ({ info, options, picture, onChoose }: PictureChoiceProps) => {
  const { id, locked, note, onLeave } = info
  const [explained, setExplained] = useState<number | null>(null)
  const group = useRef<HTMLDivElement>(null)
  // As it is by now: it may have come to be had, and words change.
  const reason = explained === null ? undefined : options[explained]?.reason
  const chosen = options.findIndex(({ selected }) => selected)

  const choose = (option: Option, index: number) => {
    setExplained(option.available ? null : index)
    // What is chosen already may be so only because the model comes so.
    if (option.available && !locked) onChoose(option)
  }

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const tiles = [...(group.current?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])]
    const from = tiles.indexOf(document.activeElement as HTMLElement)
    if (step === undefined || from < 0) return
    event.preventDefault()
    const to = (from + step + tiles.length) % tiles.length
    tiles[to]?.focus()
    const option = options[to]
    if (option) choose(option, to)
  }

  return (
    <FieldFrame info={{ ...info, note: reason ?? note }}>
      <div
        id={id}
        ref={group}
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        className={classes.tiles}
        onKeyDown={move}
        onBlur={onLeave}
      >
        {options.map((option, index) => (
          <Tile
            key={option.label}
            option={option}
            isStop={index === Math.max(chosen, 0)}
            locked={locked}
            onChoose={() => choose(option, index)}
          >
            {picture(option)}
          </Tile>
        ))}
      </div>
      <p className={classes.chosen} aria-hidden>
        {options[chosen]?.label}
      </p>
    </FieldFrame>
  )
}

interface TileProps {
  readonly option: Option
  /** The one tile of the group that Tab stops at. */
  readonly isStop: boolean
  readonly locked: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

const Tile = ({ option, isStop, locked, onChoose, children }: TileProps) => {
  const { priceFactor } = useEditor()
  const delta =
    option.selected || option.priceDelta === undefined || priceFactor === null
      ? ''
      : ` (${formatDelta(option.priceDelta * priceFactor)})`
  const said = option.available ? `${option.label}${delta}` : `${option.label}: ${option.reason}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input has no room for a picture
    <button
      type="button"
      role="radio"
      aria-checked={option.selected}
      aria-disabled={!option.available || locked}
      aria-label={said}
      data-hint={said}
      tabIndex={isStop ? 0 : -1}
      className={classes.tile}
      onClick={onChoose}
    >
      {children}
    </button>
  )
}
