/**
 * Work that takes longer than a key may wait: keys, presses and frames come between its pieces. `piece` answers whether there is more to
 * do. Takes back what is left.
 */
export const inPieces = (piece: () => boolean): (() => void) => {
  // A timer waits longer each time that it is set within another; a message does not.
  const { port1, port2 } = new MessageChannel()
  let isOver = false
  const end = () => {
    isOver = true
    port1.close()
  }
  port1.onmessage = () => {
    if (isOver) return
    if (!piece()) end()
    else port2.postMessage(null)
  }
  port2.postMessage(null)
  return end
}

/** Keys, presses and frames come before what follows. */
export const giveWay = (): Promise<void> =>
  new Promise((resolve) => {
    inPieces(() => {
      resolve()
      return false
    })
  })
