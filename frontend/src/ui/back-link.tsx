/** The way to a list: back to it as it was left, with its search and its page, for whoever came from there. */
import { Anchor } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import classes from './back-link.module.css'

/** What a line of a list tells the page that it opens. */
export interface CameFrom {
  readonly from: string
}

interface Props {
  /** The list. */
  readonly to: string
  readonly children: string
}

export const BackLink = ({ to, children }: Props) => {
  const navigate = useNavigate()
  const { state } = useLocation() as { readonly state: CameFrom | null }
  const goBack = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (state?.from.split('?')[0] !== to || !isPlain) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <nav>
      <Anchor component={Link} to={to} className={classes.back ?? ''} onClick={goBack}>
        <IconArrowLeft size={16} aria-hidden /> {children}
      </Anchor>
    </nav>
  )
}
