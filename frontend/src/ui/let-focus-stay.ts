/**
 * A dialog brings the focus to what bears `data-autofocus` by a timer, a moment after it has opened, and would take back
 * whoever has gone on by then. So the mark goes with the focus.
 */
const MARK = 'data-autofocus'

export const letFocusStay = (): void =>
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    const dialog = target.closest('[role="dialog"]')
    if (dialog === null || target.hasAttribute(MARK)) return
    dialog.querySelector(`[${MARK}]`)?.removeAttribute(MARK)
    target.setAttribute(MARK, '')
  })
