import { type Job, logInByHand, openEditorOf } from './job.ts'

const FIXED_WINDOW = 1001
const FRONT_DOOR = 3104

export const dialogs: Job = {
  name: 'dialogs open by key and by mouse, take what is typed, close by Escape and give the focus back',
  work: async (workplace) => {
    const { person, seller, origin } = workplace
    const { tab } = person
    const orderNumber = await seller.makeQuote([FIXED_WINDOW, FRONT_DOOR])
    await logInByHand(workplace)
    await person.see({ role: 'searchbox' })
    await openEditorOf(workplace, orderNumber)

    await tab.press('Control+k')
    await person.focused({ role: 'searchbox', name: 'Søk i alle produkter' })
    await tab.type('kombi')
    await person.see({ role: 'button', name: 'Skjær Kombi', begins: true })
    await tab.press('Escape')
    await person.missNot({ role: 'searchbox', name: 'Søk i alle produkter' })

    await person.press({ role: 'button', name: 'Utvendig', begins: true })
    await person.see({ role: 'dialog', name: 'Utvendig' })
    await tab.press('Escape')
    await person.missNot({ role: 'dialog', name: 'Utvendig' })
    await person.focused({ role: 'button', name: 'Utvendig', begins: true })

    await tab.go(`${origin}/tilbud/${orderNumber}`)
    await person.press({ role: 'button', name: 'Rediger kundeinformasjon' })
    await person.fill({ role: 'textbox', name: 'Navn', within: 'Kunde' }, 'Åse Øvrebø')
    await person.holds({ role: 'textbox', name: 'Navn', within: 'Kunde' }, 'Åse Øvrebø')
    await tab.press('Enter')
    await person.missNot({ role: 'dialog' })
    await person.says({ selector: 'main' }, 'Åse Øvrebø')
  },
}
