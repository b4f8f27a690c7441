/**
 * One of several: what is chosen on the button, the rest in a list with what each costs. What cannot be had stays in the
 * list, dimmed; why is said at the foot of the list as soon as it is pointed at, reached with the arrows or tapped.
 */
import { Combobox, type ComboboxStore, useCombobox } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import type { Candidate } from '#domain/configurator/candidate'
import type { Option } from '#domain/configurator/option'
import { editorText } from '../../text.ts'
import classes from './choice-control.module.css'
import { FieldFrame, type FieldInfo, messageIdOf } from './field-frame.tsx'
import box from './input.module.css'
import { PriceDelta } from './price-delta.tsx'
import { withinWindow } from './within-window.ts'

export interface ChoiceControlProps {
  readonly info: FieldInfo
  readonly chosen: Candidate | undefined
  /** What the button says where none is chosen. */
  readonly unchosen?: string
  /** Worked out when the list is opened. */
  readonly optionsOf: () => readonly Option[]
  readonly picture?: (option: Candidate) => ReactNode
  readonly onChoose: (option: Option) => void
}

export const ChoiceControl = ({
  info,
  chosen,
  unchosen = editorText.notChosen,
  optionsOf,
  picture,
  onChoose,
}: ChoiceControlProps) => {
  const { id, label, locked, refused, note, onLeave } = info
  const [explained, setExplained] = useState<number | null>(null)
  const combobox = useCombobox({
    onDropdownOpen: () => setExplained(null),
    onDropdownClose: () => combobox.resetSelectedOption(),
  })
  const { dropdownOpened } = combobox
  const options = dropdownOpened ? optionsOf() : []
  useBeginsAtChosen(
    combobox,
    options.findIndex(({ selected }) => selected),
  )
  const at = (index: string | undefined): Option | undefined => options[Number(index)]

  const choose = (index: string) => {
    const option = at(index)
    if (!option) return
    if (!option.available && !option.selected) return setExplained(Number(index))
    // What is chosen already may be so only because the model comes so.
    onChoose(option)
    combobox.closeDropdown()
  }

  return (
    <FieldFrame info={info}>
      <Combobox
        store={combobox}
        onOptionSubmit={choose}
        width="target"
        position="bottom-start"
        middlewares={withinWindow}
        withinPortal
        classNames={{ dropdown: classes.dropdown ?? '', option: classes.option ?? '' }}
        styles={{ dropdown: { minWidth: 'min(348px, calc(100vw - 24px))' } }}
      >
        <Combobox.Target targetType="button" withExpandedAttribute>
          <button
            id={id}
            type="button"
            role="combobox"
            className={`${box.input} ${box.picker}`}
            disabled={locked}
            aria-labelledby={`${id}-label`}
            aria-expanded={combobox.dropdownOpened}
            aria-controls={combobox.listId ?? undefined}
            aria-invalid={refused !== undefined}
            aria-describedby={refused || note ? messageIdOf(id) : undefined}
            onClick={() => combobox.toggleDropdown()}
            onKeyUp={() => setExplained(combobox.getSelectedOptionIndex())}
            onBlur={onLeave}
          >
            {chosen && picture ? picture(chosen) : null}
            <span className={box.pickerText}>{chosen?.label ?? unchosen}</span>
            <IconChevronDown size={15} color="var(--ink-soft)" aria-hidden />
          </button>
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Options className={classes.options} aria-label={label}>
            {options.map((option, index) => (
              <Combobox.Option
                key={JSON.stringify(option.value)}
                value={String(index)}
                active={option.selected}
                data-chosen={option.selected || undefined}
                data-unavailable={!option.available || undefined}
                aria-disabled={!option.available}
                aria-description={option.reason}
                onMouseEnter={() => setExplained(index)}
              >
                <span className={classes.picture}>
                  {picture?.(option) ?? (option.selected ? <IconCheck size={16} aria-hidden /> : null)}
                </span>
                <span className={classes.optionText}>{option.label}</span>
                <PriceDelta option={option} />
              </Combobox.Option>
            ))}
          </Combobox.Options>
          {options.some((option) => sentenceOf(option) !== undefined) ? (
            <Explanation
              option={explained === null ? undefined : options[explained]}
              hint={
                options.every(({ available }) => available) ? editorText.changesHint : editorText.dimmedHint
              }
            />
          ) : null}
        </Combobox.Dropdown>
      </Combobox>
    </FieldFrame>
  )
}

/** The arrows go on from what is chosen, also those that are pressed before the list has been painted. */
const useBeginsAtChosen = (combobox: ComboboxStore, chosenAt: number): void => {
  const { dropdownOpened, getSelectedOptionIndex, updateSelectedOptionIndex } = combobox
  useLayoutEffect(() => {
    if (dropdownOpened) updateSelectedOptionIndex(chosenAt)
  }, [dropdownOpened, chosenAt, updateSelectedOptionIndex])
  // The list has its place, and can be rolled, only after that. Whoever opens it by an arrow has no option marked yet.
  useEffect(() => {
    if (!dropdownOpened) return
    const timer = setTimeout(() => {
      const markedAt = getSelectedOptionIndex()
      updateSelectedOptionIndex(markedAt === -1 ? chosenAt : markedAt, { scrollIntoView: true })
    })
    return () => clearTimeout(timer)
  }, [dropdownOpened, chosenAt, getSelectedOptionIndex, updateSelectedOptionIndex])
}

/** Why an option cannot be had, or what else it changes. */
const sentenceOf = ({ available, reason, changes }: Option): string | undefined =>
  available ? changes?.join('. ') : reason

/** The foot of the list is there before it says anything, or the list would move under the pointer. */
const Explanation = ({ option, hint }: { readonly option: Option | undefined; readonly hint: string }) => {
  const sentence = option && sentenceOf(option)
  return (
    <div className={classes.footer} data-hint={sentence === undefined || undefined} role="status">
      {sentence === undefined ? null : <IconAlertTriangle size={16} aria-hidden />}
      {sentence ?? hint}
    </div>
  )
}
