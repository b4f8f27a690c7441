/** How far something has come, in a word. Waiting is yellow, what went well green, what did not red. */
import type { ReactNode } from 'react'
import classes from './tone-badge.module.css'

export type Tone = 'open' | 'waiting' | 'good' | 'bad' | 'ended'

interface Props {
  readonly tone: Tone
  readonly children: ReactNode
}

export const ToneBadge = ({ tone, children }: Props) => (
  <span className={classes.badge} data-tone={tone}>
    {children}
  </span>
)
