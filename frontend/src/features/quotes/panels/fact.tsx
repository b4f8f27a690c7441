/** One line of a panel: what it is, and what it is here. */
import type { ReactNode } from 'react'

export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </>
)
