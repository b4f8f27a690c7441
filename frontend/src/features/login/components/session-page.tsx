/** The frame of the pages before and after a session: the bar and one narrow column. */
import type { ReactNode } from 'react'
import { provider } from '../../../config/provider-text.ts'
import { LogoMark } from '../../../ui/logo.tsx'
import classes from '../session-page.module.css'

interface Props {
  readonly title: string
  /** Beside the column where there is room. */
  readonly picture?: ReactNode
  readonly children: ReactNode
}

export const SessionPage = ({ title, picture, children }: Props) => (
  <div className={classes.page}>
    <title>{`${title} – ${provider.name}`}</title>
    <header className={classes.bar}>
      <LogoMark />
      {provider.name}
    </header>
    <main className={classes.body} data-with-picture={picture !== undefined || undefined}>
      {picture !== undefined && <div className={classes.board}>{picture}</div>}
      <div className={classes.panel}>{children}</div>
    </main>
  </div>
)
