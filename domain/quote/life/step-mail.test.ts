// What a store and a builder are told by mail of an order of theirs.
import { expect, test } from 'vitest'
import { makeAgent } from '#tests/factories/organisations'
import { makeManifest, makeParties, NOON } from '#tests/factories/quotes'
import { type Manifest, QUOTE_STATUS } from '../quote.ts'
import { stepLetters } from './step-mail.ts'

const ADDRESS = 'https://tilbud.example/tilbud/100001'
const STORE = 'sandnes@butikk.example'
const builder = makeAgent()
const ofBuilder = makeParties({ agent: builder })
const own = makeParties()

const after = (
  kind: Manifest['change']['kind'],
  status: Manifest['status'],
  changes: Partial<Manifest> = {},
) => {
  const quote = makeManifest({ status, ...changes })
  return {
    ...quote,
    change: { ...quote.change, kind, by: { userId: 1005, name: 'Hilde Birkeland' }, at: NOON },
  }
}
const headsOf = (letters: ReturnType<typeof stepLetters>) => letters.map(({ to, subject }) => [to, subject])

test('QD-45: a builder’s order is told to the contact of his store, who is answered by the builder', () => {
  const header = { ...makeManifest().header, deliveryLabel: 'Solbakken 14' }
  expect(
    stepLetters(after('order', QUOTE_STATUS.orderedByAgent, { header }), ofBuilder, 'agent', ADDRESS),
  ).toEqual([
    {
      fromName: 'Kvistfri Bygg AS',
      to: STORE,
      replyTo: builder.email,
      copyTo: '',
      subject: 'Kvistfri Bygg AS har bestilt tilbud 100001',
      text: [
        'Hilde Birkeland hos Kvistfri Bygg AS bestilte tilbud 100001 20.11.2026 kl. 12:00.',
        'Merking: Solbakken 14',
        'Bestillingen ligger hos dere og er ikke sendt til fabrikken. Åpne tilbudet for å bestille eller gi det tilbake.',
        `Åpne tilbudet: ${ADDRESS}`,
      ].join('\n\n'),
    },
  ])
})

test('what the store does with it, its builder is told', () => {
  const told = (kind: Manifest['change']['kind'], status: Manifest['status'], changes = {}) =>
    headsOf(stepLetters(after(kind, status, changes), ofBuilder, 'store', ADDRESS))
  expect(told('order', QUOTE_STATUS.ordered, { toOrderNumber: 7001 })).toEqual([
    [builder.email, 'Tilbud 100001 er bestilt fra fabrikken'],
  ])
  expect(told('hand-back', QUOTE_STATUS.offer)).toEqual([
    [builder.email, 'Tilbud 100001 er gitt tilbake av Tømmerringen Sandnes'],
  ])
  expect(told('cancel', QUOTE_STATUS.cancelled)).toEqual([
    [builder.email, 'Bestillingen av tilbud 100001 er kansellert av Tømmerringen Sandnes'],
  ])
  expect(told('cancel', QUOTE_STATUS.cancelRequested)).toEqual([
    [builder.email, 'Tømmerringen Sandnes ber om kansellering av tilbud 100001'],
  ])
})

test('the provider’s answer to a cancellation is told to both, and to a store alone where it is its own quote', () => {
  const approved = after('answer-cancellation', QUOTE_STATUS.cancelled)
  const rejected = after('answer-cancellation', QUOTE_STATUS.ordered)
  expect(headsOf(stepLetters(approved, ofBuilder, 'super', ADDRESS))).toEqual([
    [STORE, 'Kanselleringen av tilbud 100001 er godkjent'],
    [builder.email, 'Kanselleringen av tilbud 100001 er godkjent'],
  ])
  const [letter, ...others] = stepLetters(rejected, own, 'super', ADDRESS)
  expect(others).toEqual([])
  expect(letter).toMatchObject({
    to: STORE,
    replyTo: '',
    subject: 'Kanselleringen av tilbud 100001 er avslått',
  })
  expect(letter?.text).toContain('Lysvåg Vindu og Dør avslo kanselleringen')
})

test('nobody is told of what he has done himself, of an edit, or where there is no address', () => {
  expect(stepLetters(after('order', QUOTE_STATUS.ordered), own, 'store', ADDRESS)).toEqual([])
  expect(
    stepLetters(after('change-header', QUOTE_STATUS.orderedByAgent), ofBuilder, 'store', ADDRESS),
  ).toEqual([])
  const unreached = makeParties({ agent: builder, store: { ...own.store, email: '' } })
  expect(stepLetters(after('order', QUOTE_STATUS.orderedByAgent), unreached, 'agent', ADDRESS)).toEqual([])
})
