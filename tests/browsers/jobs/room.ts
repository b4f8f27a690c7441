import sharp from 'sharp'
import { until } from '../person.ts'
import type { Tab } from '../tab.ts'
import { expect, type Job, logInByHand, openEditorOf } from './job.ts'

const SASH_WINDOW = 1002
const FRONT_DOOR = 3104

/** The middle of the canvas in grey, small enough that antialiasing is no difference. */
const lookAt = async (tab: Tab): Promise<Uint8Array> => {
  const box = await tab.ask(() => {
    const canvas = document.querySelector('[aria-label=Tegning] canvas')
    const { left, top, width, height } = canvas?.getBoundingClientRect() ?? new DOMRect()
    return { left, top, width, height }
  })
  return sharp(await tab.picture())
    .extract({
      left: Math.round(box.left + box.width / 4),
      top: Math.round(box.top + box.height / 4),
      width: Math.round(box.width / 2),
      height: Math.round(box.height / 2),
    })
    .resize(64, 64, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
}

const differenceOf = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((sum, grey, index) => sum + Math.abs(grey - (other[index] ?? 0)), 0) / one.length

const spreadOf = (picture: Uint8Array): number => Math.max(...picture) - Math.min(...picture)

/** The picture once it no longer changes from one look to the next. */
const whenStill = async (tab: Tab): Promise<Uint8Array> => {
  let before = await lookAt(tab)
  return until('the picture stands still', async () => {
    const now = await lookAt(tab)
    const isStill = spreadOf(now) > 30 && differenceOf(now, before) < 0.5
    before = now
    return isStill ? now : null
  })
}

const job = (name: string, model: number): Job => ({
  name: `${name} stands in the room, opens, and turns with the mouse`,
  work: async (workplace) => {
    const { person, seller } = workplace
    const { tab } = person
    const orderNumber = await seller.makeQuote([model])
    await logInByHand(workplace)
    await person.see({ role: 'searchbox' })
    await openEditorOf(workplace, orderNumber)
    await person.press({ selector: 'label', name: '3D' })
    const canvas = { selector: '[aria-label=Tegning] canvas' }
    await person.see(canvas)
    const closed = await whenStill(tab)
    await person.press({ role: 'button', name: 'Åpne', within: 'Tegning' })
    await person.see({ role: 'button', name: 'Lukk', within: 'Tegning' })
    const open = await until('the product opens', async () => {
      const now = await whenStill(tab)
      return differenceOf(now, closed) > 1 ? now : null
    })
    const middle = await person.placeOf(canvas)
    await person.drag(middle, { x: middle.x + 160, y: middle.y })
    const turned = await whenStill(tab)
    expect(differenceOf(turned, open) > 1, 'the room did not turn')
  },
})

export const rooms: readonly Job[] = [job('a window', SASH_WINDOW), job('a front door', FRONT_DOOR)]
