/**
 * Finds elements in a page as a screen reader names them. The function is sent to the browser as text, so everything it needs
 * stands inside it; it knows the roles that the jobs ask for.
 */
import type { Point } from './page-types.ts'

export interface Found {
  /** The middle of the element, or null where something lies over it or it is out of sight. */
  readonly at: Point | null
  readonly text: string
  readonly value: string
  readonly isFocused: boolean
  readonly isDisabled: boolean
}

type Wanted = Readonly<Record<'role' | 'name' | 'selector' | 'within', string>> & { readonly begins: boolean }

export const findAll = (wanted: Wanted): Found[] => {
  const selectors: Record<string, string> = {
    button: 'button, [role=button]',
    link: 'a[href]',
    textbox:
      'input:not([type]), input[type=text], input[type=email], input[type=tel], input[type=password], textarea',
    searchbox: 'input[type=search]',
    checkbox: 'input[type=checkbox]',
    combobox: '[role=combobox]',
    option: '[role=option]',
    menuitem: '[role=menuitem]',
    radio: 'input[type=radio], [role=radio]',
    heading: 'h1, h2, h3',
    dialog: '[role=dialog], dialog',
    region: 'section[aria-label], section[aria-labelledby], [role=region]',
    alert: '[role=alert]',
    status: '[role=status], output',
  }
  const clean = (text: string | null | undefined) => (text ?? '').replace(/[\s\u00AD]+/g, ' ').trim()
  const byIds = (ids: string) =>
    clean(
      ids
        .split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    )
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label')
    if (label) return clean(label)
    const ids = element.getAttribute('aria-labelledby')
    if (ids) return byIds(ids)
    const labels = (element as HTMLInputElement).labels
    if (labels?.length) return clean(labels[0]?.textContent).replace(/ \*$/, '')
    return clean(element.textContent) || clean(element.getAttribute('title'))
  }
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 && element.closest('[inert], [aria-hidden=true]') === null
  const isSuch = (element: Element, name: string) =>
    name === '' || (wanted.begins ? nameOf(element).startsWith(name) : nameOf(element) === name)

  const around = (name: string): Element[] =>
    [
      ...document.querySelectorAll(`${selectors.dialog}, ${selectors.region}, [role=menu], [role=listbox]`),
    ].filter((element) => isShown(element) && nameOf(element).startsWith(name))
  const places: ParentNode[] = wanted.within === '' ? [document] : around(wanted.within)
  const chosen = wanted.selector || (selectors[wanted.role] ?? `[role=${wanted.role}]`)

  const middleOf = (element: Element): Found['at'] => {
    const inView = (): DOMRect => element.getBoundingClientRect()
    let box = inView()
    if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) {
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      box = inView()
    }
    const at = { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) }
    const hit = document.elementFromPoint(at.x, at.y)
    const labels = [...((element as HTMLInputElement).labels ?? [])]
    const belongs = hit !== null && [element, ...labels].some((one) => one.contains(hit) || hit.contains(one))
    return belongs ? at : null
  }

  return places
    .flatMap((place) => [...place.querySelectorAll(chosen)])
    .filter((element) => isShown(element) && isSuch(element, wanted.name))
    .map((element) => ({
      at: middleOf(element),
      text: clean(element.textContent),
      value: (element as HTMLInputElement).value ?? '',
      isFocused: document.activeElement === element,
      isDisabled:
        (element as HTMLButtonElement).disabled === true || element.getAttribute('aria-disabled') === 'true',
    }))
}
