/** For whom the quote is, or where it goes: one line under the bar, with the way to change it. */
import { type ReactNode, useId } from 'react'
import classes from './party.module.css'

export const Party = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId()
  return (
    <section className={classes.party} aria-labelledby={id}>
      <h2 className={classes.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
