/** A colour: the one chosen with its swatch, and behind it the palette of its list. */
import { Popover } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { Color } from '#domain/catalogue/types'
import { forgetKeys, holdKeys, releaseKeys } from '../../../../ui/key-buffer.ts'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { rememberColor } from '../../state/recent-colors.ts'
import { editorText } from '../../text.ts'
import type { ChoiceControlProps } from './choice-control.tsx'
import classes from './color-control.module.css'
import type { ColorListProps } from './color-list.tsx'
import { FieldFrame, messageIdOf } from './field-frame.tsx'
import box from './input.module.css'
import { withinWindow } from './within-window.ts'

const ColorList = lazyPart(async () => (await import('./color-list.tsx')).ColorList)

interface ColorControlProps
  extends Omit<ChoiceControlProps, 'picture' | 'chosen'>,
    Pick<ColorListProps, 'list' | 'codeOf'> {
  readonly chosen: Color | null
}

export const ColorControl = ({ info, chosen, list, optionsOf, codeOf, onChoose }: ColorControlProps) => {
  const { id, label, locked, refused, note, onLeave } = info
  const [opened, setOpened] = useState(false)
  const keys = `palette ${id}`
  // The palette comes after the key that opens it; what is typed meanwhile is for its search.
  const open = (opens: boolean) => {
    if (!opens) {
      forgetKeys(keys)
      return setOpened(false)
    }
    holdKeys(keys)
    const coming = ColorList.coming()
    if (coming === null) setOpened(true)
    else
      coming.then(
        () => setOpened(true),
        () => forgetKeys(keys),
      )
  }
  useEffect(() => () => forgetKeys(keys), [keys])
  return (
    <FieldFrame info={info}>
      <Popover
        opened={opened}
        onChange={open}
        position="bottom-start"
        middlewares={withinWindow}
        shadow="md"
        radius="md"
        trapFocus
        withRoles={false}
        returnFocus
        transitionProps={{ duration: 120 }}
      >
        <Popover.Target>
          <button
            id={id}
            type="button"
            className={`${box.input} ${box.picker}`}
            disabled={locked}
            aria-labelledby={`${id}-label ${id}`}
            aria-haspopup="dialog"
            aria-expanded={opened}
            aria-invalid={refused !== undefined}
            aria-describedby={refused || note ? messageIdOf(id) : undefined}
            onClick={() => open(!opened)}
            onBlur={onLeave}
          >
            <Swatch rgbHex={chosen?.rgbHex} />
            <span className={box.pickerText}>{chosen?.description ?? editorText.notChosen}</span>
            <IconChevronDown size={15} color="var(--ink-soft)" aria-hidden />
          </button>
        </Popover.Target>
        <Popover.Dropdown role="dialog" aria-label={label} className={classes.palette ?? ''}>
          <ColorList
            label={label}
            list={list}
            optionsOf={optionsOf}
            codeOf={codeOf}
            onReady={() => releaseKeys(keys)}
            onChoose={(option) => {
              onChoose(option)
              const code = codeOf(option)
              if (code !== null) rememberColor(list, code)
              setOpened(false)
            }}
          />
        </Popover.Dropdown>
      </Popover>
    </FieldFrame>
  )
}

const Swatch = ({ rgbHex }: { readonly rgbHex: string | undefined }) => (
  <span className={classes.swatch} style={{ background: rgbHex ?? 'transparent' }} aria-hidden />
)
