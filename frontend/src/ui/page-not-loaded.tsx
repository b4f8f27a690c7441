/** In the place of a whole page: on its way, or why it did not come under a heading of its own, with a way to ask again and one that leads on. */
import type { ReactNode } from 'react'
import { NotLoaded } from './not-loaded.tsx'
import classes from './page-not-loaded.module.css'

type Shown = Parameters<typeof NotLoaded>[0]

interface Props extends Shown {
  readonly text: Shown['text'] & { readonly failed: string }
  /** The way on. */
  readonly children: ReactNode
}

export const PageNotLoaded = ({ query, text, children }: Props) =>
  query.error === null ? (
    <NotLoaded query={query} text={text} />
  ) : (
    <>
      <title>{text.failed}</title>
      <h1 className={classes.title}>{text.failed}</h1>
      <NotLoaded query={query} text={text} />
      <p className={classes.on}>{children}</p>
    </>
  )
