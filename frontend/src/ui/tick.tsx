/** A checkbox without words beside it, as light as a browser's own: a list has one in each of hundreds of rows. It looks like the small one of Mantine. */
import type { ComponentProps } from 'react'
import classes from './tick.module.css'

export const Tick = ({ className, ...input }: Omit<ComponentProps<'input'>, 'type'>) => (
  <input {...input} type="checkbox" className={`${classes.tick} ${className ?? ''}`} />
)
