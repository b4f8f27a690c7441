import type { Option } from '#domain/configurator/option'
import { formatDelta } from '../../state/price-delta.ts'
import { useEditor } from '../../state/use-editor.ts'
import classes from './price-delta.module.css'

/** What choosing this adds, in the viewer's own prices; the chosen one itself says nothing. */
export const PriceDelta = ({ option }: { readonly option: Option }) => {
  const { priceFactor } = useEditor()
  if (option.selected || option.priceDelta === undefined || priceFactor === null) return <span />
  return <span className={classes.delta}>{formatDelta(option.priceDelta * priceFactor)}</span>
}
