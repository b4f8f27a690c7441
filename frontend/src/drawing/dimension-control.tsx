/** Whether the product is looked at as a drawing or in the room: two radio buttons side by side, which nothing has to measure. */
import { useId } from 'react'
import classes from './dimension-control.module.css'
import { pictureText } from './picture-text.ts'

const DIMENSIONS = ['2d', '3d'] as const
export type Dimension = (typeof DIMENSIONS)[number]

interface Props {
  readonly value: Dimension
  readonly onChange: (dimension: Dimension) => void
}

export const DimensionControl = ({ value, onChange }: Props) => {
  const name = useId()
  return (
    <div className={classes.control} role="radiogroup" aria-label={pictureText.view}>
      {DIMENSIONS.map((dimension) => (
        <label key={dimension} className={classes.dimension}>
          <input
            type="radio"
            name={name}
            className={classes.input}
            checked={dimension === value}
            onChange={() => onChange(dimension)}
          />
          {dimension.toUpperCase()}
        </label>
      ))}
    </div>
  )
}
