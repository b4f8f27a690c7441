/** The product's main job in short: a window is found, quoted, measured, coloured, and its quote is read and printed. */
import { expect, type Job, logInByHand, SEARCH, untilStored } from './job.ts'

interface Row {
  readonly frame: { readonly width: number; readonly height: number }
  readonly numberOf: number
}

export const mainJob: Job = {
  name: 'a clerk makes a quote of a window, types its size, chooses a glass, and prints the quote',
  work: async (workplace) => {
    const { person, seller, origin } = workplace
    const { tab } = person
    await logInByHand(workplace)
    await person.fill(SEARCH, 'toppsving')
    await person.press({ role: 'button', name: 'Skjær Toppsving', begins: true, within: 'Vinduer Basic' })
    const dialog = 'Opprett nytt tilbud'
    await person.fill({ role: 'textbox', name: 'Navn', within: dialog }, 'Åse Øvrebø')
    await person.fill({ role: 'textbox', name: 'E-post', within: dialog }, 'ase@ovrebo.example')
    await person.press({ role: 'button', name: 'Opprett', within: dialog })
    await person.focused({ role: 'textbox', name: 'Bredde' })
    await tab.type('990')
    await tab.press('Enter')
    await person.focused({ role: 'textbox', name: 'Høyde' })
    await tab.type('1390')
    await tab.press('Enter')
    await untilStored(workplace)
    await person.holds({ role: 'textbox', name: 'Bredde' }, '990')

    await person.press({ role: 'combobox', name: 'Glass' })
    await person.press({ role: 'option', name: '3-lags energiglass 0,6', begins: true, within: 'Glass' })
    await person.says({ role: 'combobox', name: 'Glass' }, '3-lags energiglass 0,6')
    await untilStored(workplace)
    await person.fill({ role: 'textbox', name: 'Antall' }, '2')
    await tab.press('Enter')
    await untilStored(workplace)

    const orderNumber = Number(/\/produkt\/(\d+)\//.exec(await person.address())?.[1])
    const row = await seller.read<Row>(`/products/${orderNumber}/0/1`)
    expect(row.frame.width === 990 && row.frame.height === 1390, `stored ${JSON.stringify(row.frame)}`)
    expect(row.numberOf === 2, `${row.numberOf} pieces are stored`)

    await tab.go(`${origin}/tilbud/${orderNumber}`)
    await person.says({ role: 'region', name: 'Sammendrag' }, /Sum inkl\. mva\.? ?kr [\d ]+,\d\d/)
    await person.says({ role: 'region', name: 'Produkter', begins: true }, /990\s*×\s*1\s*390/)
    await person.press({ role: 'button', name: 'Skriv ut' })
    await person.see({ role: 'menuitem', name: 'Kundepris' })
    await tab.press('Escape')
    const size = await tab.ask(async (address) => {
      const answer = await fetch(address)
      if (answer.headers.get('content-type') !== 'application/pdf') return `answered ${answer.status}`
      return (await answer.arrayBuffer()).byteLength > 10_000
    }, `/tilbud/${orderNumber}/pdf?prices=CUSTOMER`)
    expect(size === true, `the printed quote: ${size}`)
  },
}
