/**
 * On a small screen the sum and the way to say yes are far down the page, so they stand at the foot as well, until the button that says
 * yes is in sight itself: of two that look alike one would do nothing.
 */
import { Button } from '@mantine/core'
import { type MouseEvent, type RefObject, useEffect, useState } from 'react'
import { formatMoney } from '../../../ui/format.ts'
import shared from '../customer-page.module.css'
import { pageText } from '../text.ts'
import { ACCEPT } from './accept-panel.tsx'
import classes from './thumb-bar.module.css'

type Form = RefObject<HTMLFormElement | null>

const useIsButtonSeen = (form: Form): boolean => {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const button = form.current?.querySelector('[type="submit"]')
    if (!button) return
    const observer = new IntersectionObserver((seen) => setSeen(seen.at(-1)?.isIntersecting === true))
    observer.observe(button)
    return () => observer.disconnect()
  }, [form])
  return isSeen
}

/** Where the form begins, and into what is still to be filled in. */
const goTo = (form: HTMLFormElement) => {
  document.getElementById(ACCEPT)?.scrollIntoView()
  const empty = [...form.elements].find((each) => each instanceof HTMLInputElement && each.value === '')
  const target = empty ?? form.querySelector('[type="submit"]')
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}

export const ThumbBar = ({ form, sum }: { readonly form: Form; readonly sum: number }) => {
  const isButtonSeen = useIsButtonSeen(form)
  if (isButtonSeen) return null
  const press = (event: MouseEvent) => {
    if (form.current === null) return
    // The way of a link would take the keyboard out of the field again.
    event.preventDefault()
    goTo(form.current)
  }
  return (
    <div className={classes.bar}>
      <span>
        <span className={shared.soft}>{pageText.withTax}</span>
        <strong>{formatMoney(sum)}</strong>
      </span>
      <Button component="a" href={`#${ACCEPT}`} size="md" onClick={press}>
        {pageText.accept}
      </Button>
    </div>
  )
}
