/** Takes a bar away, with what that saves; one that cannot go says why. */
import { IconTrash } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { PlaceMenu } from '#domain/drawing/place-options'
import { useEditor } from '../../state/use-editor.ts'
import { PriceDelta } from '../controls/price-delta.tsx'
import classes from './place-bar.module.css'
import { placeText } from './text.ts'

interface RemoveButtonProps {
  readonly menu: PlaceMenu
  readonly locked: boolean
}

export const RemoveButton = ({ menu, locked }: RemoveButtonProps) => {
  const { edit, select, flush } = useEditor()
  const [option] = useMemo(() => menu.options(), [menu])
  if (option === undefined) return null
  const cannot = locked || !option.available
  return (
    <button
      type="button"
      className={classes.open}
      aria-disabled={cannot}
      aria-description={option.reason}
      data-hint={option.available ? undefined : option.reason}
      data-disabled={cannot || undefined}
      onClick={() => {
        if (cannot || !edit(option.patch)) return
        select([])
        flush()
      }}
    >
      <IconTrash size={15} aria-hidden />
      {placeText.menus.remove}
      <PriceDelta option={option} />
    </button>
  )
}
