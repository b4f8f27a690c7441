import { expect, test } from 'vitest'
import type { Viewer } from '#domain/access/access'
import type { Offer } from '#domain/contracts/offer'
import { makeOffer } from '#tests/factories/offers'
import { makeQuoteEditor } from '#tests/factories/quote-editor'
import { viewers } from '#tests/factories/quotes'
import { textOf } from '#tests/factories/read-markup'
import { shownToSeller } from '#tests/factories/shown-to-seller'
import { MessageField } from './mail-fields.tsx'
import { SendDialog } from './send-dialog.tsx'

const dialogOf = (overrides: Partial<Offer> = {}, viewer: Viewer = viewers.store): string => {
  const offer = makeOffer(overrides)
  return shownToSeller(
    <SendDialog
      offer={offer}
      viewer={viewer}
      quoteEditor={makeQuoteEditor(offer)}
      storeFirst={async () => undefined}
      onClose={() => undefined}
    />,
  )
}

/** The ticks of the dialog by their labels: on, off, or locked. */
const ticksIn = (dialog: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [
      ...dialog.matchAll(
        /<input[^>]*id="([^"]*)"[^>]*type="checkbox"[^>]*>|<input[^>]*type="checkbox"[^>]*id="([^"]*)"[^>]*>/g,
      ),
    ].map(([input, one, other]) => {
      const [, label = ''] =
        new RegExp(`<label[^>]*for="${one ?? other}"[^>]*>(.*?)</label>`).exec(dialog) ?? []
      const state = input.includes('disabled=""') ? 'locked' : input.includes('checked=""') ? 'on' : 'off'
      return [textOf(label), state]
    }),
  )

test('Q-246: as it opens the customer’s price is sent with measures, without a copy and without a link', () => {
  expect(ticksIn(dialogOf())).toEqual({
    'Lenke til kundens egen side': 'off',
    'Kopi til meg (tor.kvalheim@butikk.example)': 'off',
    Kundepris: 'on',
    Forhandlerpris: 'off',
    Rabatter: 'off',
    'Uten priser': 'off',
    'Uten mål': 'off',
  })
})

test('of a price that the seller may not know there is no copy to him, and it says so', () => {
  const ofAgent = dialogOf({ agentId: 201 })
  expect(ticksIn(ofAgent)['Kopi til meg (tor.kvalheim@butikk.example)']).toBe('locked')
  expect(ofAgent).toContain('Ikke med priser som du ikke kan skrive ut selv.')
  expect(dialogOf()).not.toContain('Ikke med priser som du ikke kan skrive ut selv.')
})

test('the message greets the customer by the name that stands in the form, and is signed by the one who sends', () => {
  const message = shownToSeller(
    <MessageField offer={makeOffer()} customerName="Solveig Qvamme" onChange={() => undefined} />,
  )
  expect(message).toContain('Solveig Qvamme')
  expect(message).not.toContain('Ingrid Tveit')
  expect(message).toContain('Tor Kvalheim')
})
