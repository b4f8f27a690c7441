/** A list of what may be chosen at a place: each with what it costs and, where it cannot be had, with the reason. */
import { Menu } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import type { PlaceMenu, PlaceMenuId, PlaceOption } from '#domain/drawing/place-options'
import { useEditor } from '../../state/use-editor.ts'
import { PriceDelta } from '../controls/price-delta.tsx'
import classes from './place-bar.module.css'
import { placeText } from './text.ts'

interface PlaceMenuButtonProps {
  readonly menu: PlaceMenu
  readonly locked: boolean
}

export const PlaceMenuButton = ({ menu, locked }: PlaceMenuButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Menu
      position="bottom-start"
      width="min(340px, calc(100vw - 24px))"
      opened={isOpen}
      onChange={setOpen}
      returnFocus
    >
      <Menu.Target>
        <button type="button" className={classes.open} disabled={locked}>
          {placeText.menus[menu.id]}
          <IconChevronDown size={14} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown
        aria-label={placeText.menus[menu.id]}
        mah="min(420px, 60dvh)"
        style={{ overflowY: 'auto' }}
        onKeyDown={(event) => {
          // It closes the list, and not the bar that the list hangs from.
          if (event.key === 'Escape') event.stopPropagation()
        }}
      >
        {menu.isOfAll ? <Menu.Label>{placeText.ofAll}</Menu.Label> : null}
        {isOpen ? <Options menu={menu} /> : null}
      </Menu.Dropdown>
    </Menu>
  )
}

const Options = ({ menu }: { readonly menu: PlaceMenu }) =>
  menu.options().map((option) => <OptionItem key={option.label} menu={menu.id} option={option} />)

interface OptionItemProps {
  readonly menu: PlaceMenuId
  readonly option: PlaceOption
}

const OptionItem = ({ menu, option }: OptionItemProps) => {
  const { edit, flush } = useEditor()
  const { available, selected, detail, reason, changes } = option
  const choose = () => {
    if (available && edit(option.patch)) flush()
  }
  const shared = {
    'aria-disabled': !available,
    'data-unavailable': !available || undefined,
    closeMenuOnClick: available,
    className: classes.item ?? '',
    rightSection: <PriceDelta option={option} />,
    children: (
      <>
        {option.label}
        <Said words={detail} />
        <Said words={available ? changes?.join('. ') : reason} />
      </>
    ),
  }
  // Several fillings of a pane can be on at once; dividing is an act and not a choice.
  if (menu === 'fill')
    return <Menu.CheckboxItem {...shared} checked={selected} checkIcon={check} onChange={choose} />
  if (menu === 'divide') return <Menu.Item {...shared} onClick={choose} />
  return (
    <Menu.RadioItem {...shared} value={option.label} checked={selected} checkIcon={check} onChange={choose} />
  )
}

const check = <IconCheck size={16} aria-hidden />

const Said = ({ words }: { readonly words: string | undefined }) =>
  words === undefined ? null : <span className={classes.said}>{words}</span>
