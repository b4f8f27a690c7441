import { afterEach, expect, test } from 'vitest'
import { makeOffer } from '#tests/factories/offers'
import { makeCheck, makeFinding } from '#tests/factories/order-check'
import { makeQuoteEditor } from '#tests/factories/quote-editor'
import { viewers } from '#tests/factories/quotes'
import { textOf } from '#tests/factories/read-markup'
import { shownToSeller } from '#tests/factories/shown-to-seller'
import { refusedTexts } from '../../../row/use-refused-texts.ts'
import { LinkDialog } from '../customer-side/link-dialog.tsx'
import { CheckButton } from '../order-check/check-button.tsx'
import { OrderCheckPanel } from '../order-check/order-check-panel.tsx'
import { OrderDialog } from '../ordering/order-dialog.tsx'
import { SendDialog } from '../sending/send-dialog.tsx'

afterEach(() => refusedTexts.dropAll())

const nothing = () => undefined
const offer = makeOffer()
const settings = {
  offer,
  viewer: viewers.store,
  quoteEditor: makeQuoteEditor(offer),
  storeFirst: async () => undefined,
  onClose: nothing,
}
const panelOf = (check: ReturnType<typeof makeCheck>) => <OrderCheckPanel offer={offer} check={check} />
const typeWidth = () =>
  refusedTexts.save(
    { orderNumber: offer.orderNumber, rowNumber: 1 },
    { id: 'width', label: 'Bredde', text: '1790' },
  )
const toldOf = /Skrevet, men ikke lagret .* Rad 1 : Bredde «1790» Forkast det som ikke er lagret/
const TICK = 'tabler-icon-circle-check'

test.each([
  ['ordering', <OrderDialog key="order" {...settings} check={makeCheck()} side={null} />],
  ['sending', <SendDialog key="send" {...settings} />],
  ['making a link', <LinkDialog key="link" offer={offer} allowed={['rows']} onClose={nothing} />],
  ['the order check', panelOf(makeCheck())],
])('%s tells of what was typed and is not stored, with the way to it', (_, place) => {
  expect(textOf(shownToSeller(place))).not.toContain('ikke lagret')
  typeWidth()
  expect(textOf(shownToSeller(place))).toMatch(toldOf)
  expect(shownToSeller(place)).toContain(`href="/produkt/${offer.orderNumber}/1/rediger"`)
})

test('a quote is not called ready while something that was typed is not stored', () => {
  const places = [
    panelOf(makeCheck()),
    <OrderDialog key="order" {...settings} check={makeCheck()} side={null} />,
  ]
  for (const place of places) expect(shownToSeller(place)).toContain(TICK)
  typeWidth()
  for (const place of places) expect(shownToSeller(place)).not.toContain(TICK)
  expect(textOf(shownToSeller(panelOf(makeCheck())))).not.toContain('klart til bestilling')
})

test('the button of the check counts a row with something not stored, as a fault and no question', () => {
  const buttonOf = (check: ReturnType<typeof makeCheck>) =>
    shownToSeller(<CheckButton offer={offer} check={check} />)
  const asking = makeCheck({ findings: [makeFinding({ isQuestion: true })] })
  expect(buttonOf(makeCheck())).toContain('aria-label="Bestillingskontroll ingenting igjen"')
  typeWidth()
  expect(buttonOf(makeCheck())).toContain('aria-label="Bestillingskontroll 1 igjen"')
  expect(buttonOf(makeCheck())).toContain('tabler-icon-alert-triangle')
  expect(buttonOf(asking)).toContain('aria-label="Bestillingskontroll 2 igjen"')
  expect(buttonOf(asking)).toContain('tabler-icon-alert-triangle')
})
