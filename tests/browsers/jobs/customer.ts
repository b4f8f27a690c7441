import { expect, type Job, logInByHand } from './job.ts'

const SASH_WINDOW = 1002
const FRONT_DOOR = 3104

export const customer: Job = {
  name: 'a customer opens the link, looks at a window in 3D and accepts the quote',
  work: async (workplace) => {
    const { person, seller, origin } = workplace
    const { tab } = person
    const orderNumber = await seller.makeQuote([SASH_WINDOW, FRONT_DOOR])
    await logInByHand(workplace)
    await person.see({ role: 'searchbox' })
    await tab.go(`${origin}/tilbud/${orderNumber}`)
    await person.press({ role: 'button', name: 'Lag lenke', within: 'Kundens side' })
    const dialog = 'Lenke til kundens side'
    await person.press({ role: 'button', name: 'Lag lenke', within: dialog })
    const { value: address } = await person.see({ role: 'textbox', name: 'Lenke', within: dialog })
    expect(address.startsWith(`${origin}/kunde/`), `the link is «${address}»`)

    await tab.go(address)
    await person.says({ role: 'heading' }, 'Tilbud på vinduer og dører')
    await person.press({ role: 'button', name: 'Se i 3D', begins: true })
    await person.see({ selector: 'canvas' })
    await person.press({ role: 'button', name: 'Åpne' })
    await person.see({ role: 'button', name: 'Lukk' })
    await person.fill({ role: 'textbox', name: 'Navnet ditt' }, 'Ingrid Solheim')
    await person.press({ role: 'button', name: 'Godta tilbudet' })
    await person.says({ role: 'heading' }, 'Tilbudet er godtatt')
  },
}
