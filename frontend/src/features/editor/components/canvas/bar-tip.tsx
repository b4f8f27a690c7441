/** The bar that is selected in the drawing, right above it: its place as a number to type, '½', and a button that takes it away. */
import { barsOf } from '../../state/bars.ts'
import { useEditor } from '../../state/use-editor.ts'
import { BarRow } from '../dividers/bar-row.tsx'
import classes from './canvas.module.css'

export const BarTip = () => {
  const { configuration, locked, selected, flush } = useEditor()
  const [only] = selected
  const shown = (['dividers', 'crossbars'] as const).flatMap((field) =>
    barsOf(configuration.layout, field)
      .filter(({ name }) => name === only)
      .map((bar) => ({ field, bar })),
  )[0]
  if (shown === undefined) return null
  return (
    <ul className={classes.tip}>
      <BarRow {...shown} place="drawing" locked={locked} onLeave={flush} />
    </ul>
  )
}
