/** What nobody sees waits for what somebody sees: it is done when the next frame has been painted. */

/** A page that is hidden paints no frame; so long at most it is waited for, ms. */
const AT_MOST = 200

/** Does it once; takes it back while it has not been done. */
export const afterPaint = (act: () => void): (() => void) => {
  let afterFrame: ReturnType<typeof setTimeout> | undefined
  const cancel = () => {
    cancelAnimationFrame(frame)
    clearTimeout(afterFrame)
    clearTimeout(without)
  }
  const actOnce = () => {
    cancel()
    act()
  }
  // The frame is painted after its callbacks, and a timer of one of them comes after that.
  const frame = requestAnimationFrame(() => {
    afterFrame = setTimeout(actOnce)
  })
  const without = setTimeout(actOnce, AT_MOST)
  return cancel
}
