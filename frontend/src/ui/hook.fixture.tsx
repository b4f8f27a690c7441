/** What a hook hands out, for tests of what a hand or a key then does with it. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

interface Hands<Held> {
  readonly use: () => Held
  readonly receive: (held: Held) => void
}

function Holder<Held>({ use, receive }: Hands<Held>) {
  receive(use())
  return null
}

/** `show` stands it where the hook finds what it asks for. */
export const heldFrom = <Held,>(
  use: () => Held,
  show: (child: ReactNode) => unknown = renderToStaticMarkup,
): Held => {
  const held: Held[] = []
  show(<Holder use={use} receive={(each) => held.push(each)} />)
  const [first] = held
  if (first === undefined) throw new Error('nothing was shown')
  return first
}
