import { until } from '../person.ts'
import { expect, type Job, logInByHand, openEditorOf, untilStored } from './job.ts'

const SASH_WINDOW = 1002
const POST = { panel: 'c1r1', direction: 'VERTICAL', typeId: 'D68', position: null } as const
const BAR = { selector: '[aria-label=Tegning] [data-part="c1r1/divider/V1"]' } as const

interface Row {
  readonly choices: { readonly dividers?: readonly { readonly position: number | null }[] }
}

export const dragging: Job = {
  name: 'a post that is dragged in the drawing stays where it was let go, and comes back by Ctrl+Z',
  work: async (workplace) => {
    const { person, seller } = workplace
    const orderNumber = await seller.makeQuote([SASH_WINDOW], { dividers: [POST] })
    const stored = async () =>
      (await seller.read<Row>(`/products/${orderNumber}/0/1`)).choices.dividers?.[0]?.position ?? null
    await logInByHand(workplace)
    await person.see({ role: 'searchbox' })
    await openEditorOf(workplace, orderNumber)
    const from = await person.placeOf(BAR)
    await person.drag(from, { x: from.x + 60, y: from.y })
    await until('the post is stored where it was let go', async () => (await stored()) !== null)
    await untilStored(workplace)
    const to = await person.placeOf(BAR)
    expect(Math.abs(to.x - from.x - 60) < 12, `the post stands ${to.x - from.x} pixels from where it was`)
    await person.tab.press('Control+z')
    await until('the post is stored where it was before', async () => (await stored()) === null)
  },
}
