/** The frame of the pages before and after a session: the bar and one narrow column. */
import type { ReactNode } from 'react'
import { provider } from '../../../config/release.ts'
import { LogoMark } from '../../../ui/logo.tsx'
import classes from '../session-page.module.css'

export const SessionPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={classes.page}>
    <title>{`${title} – ${provider.name}`}</title>
    <header className={classes.bar}>
      <LogoMark />
      {provider.name}
    </header>
    <main className={classes.body}>
      <div className={classes.panel}>{children}</div>
    </main>
  </div>
)
