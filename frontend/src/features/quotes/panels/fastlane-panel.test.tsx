import { MantineProvider } from '@mantine/core'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Offer } from '#domain/contracts/offer'
import { makeOffer } from '#tests/factories/offers'
import { makeQuoteEditor } from '#tests/factories/quote-editor'
import { FastlanePanel } from './fastlane-panel.tsx'

const offered: Offer['fastlane'] = {
  ...makeOffer().fastlane,
  qualified: true,
  date: '2026-12-04',
  qualifiedText: 'Tilbudet kvalifiserer for Fastlane.',
  qualifiedText2: 'Klar fra fabrikk fredag 4. desember, om det bestilles i dag.',
}

const panelOf = (overrides: Partial<Offer>) => {
  const offer = makeOffer({ fastlane: offered, ...overrides })
  return renderToStaticMarkup(
    <MantineProvider>
      <FastlanePanel offer={offer} quoteEditor={makeQuoteEditor(offer)} />
    </MantineProvider>,
  )
}

/** The switch as it is written, with its attributes. */
const switchIn = (markup: string): string => /<input[^>]*role="switch"[^>]*>/.exec(markup)?.[0] ?? ''

test('Q-104: a quote that qualifies is told so under the title, and when the goods are ready', () => {
  const panel = panelOf({})
  const said = [
    'Fastlane – hurtiglevering',
    'Tilbudet kvalifiserer for Fastlane.',
    'Klar fra fabrikk fredag 4. desember, om det bestilles i dag.',
  ].map((words) => panel.indexOf(`>${words}<`))
  expect(said).not.toContain(-1)
  expect(said).toEqual(said.toSorted((one, other) => one - other))
})

test('Q-104: one that does not qualify is told why, and offered nothing', () => {
  const panel = panelOf({ fastlane: makeOffer().fastlane })
  expect(panel).toContain('Tilbudet kvalifiserer ikke for Fastlane: rad 1 – spesialfarge.')
  expect(switchIn(panel)).toBe('')
})

test('Q-105: Fastlane is wished for with a switch that shows what is stored', () => {
  expect(switchIn(panelOf({}))).not.toMatch(/disabled=|checked=""/)
  expect(switchIn(panelOf({ fastlane: { ...offered, selected: true } }))).toContain('checked=""')
})

test('Q-105: a wish that cannot be had any more can be taken back', () => {
  const panel = panelOf({ fastlane: { ...offered, qualified: false, selected: true } })
  expect(switchIn(panel)).toContain('checked=""')
  expect(switchIn(panel)).not.toContain('disabled')
})

test('Q-105: the switch of an expired quote is locked, and says why', () => {
  const panel = panelOf({ expired: true })
  expect(switchIn(panel)).toContain('disabled=""')
  expect(panel).toContain('title="Tilbudet er utgått')
})

test('Q-105: the switch of a quote that can only be read is locked, and says why', () => {
  const panel = panelOf({
    status: { intVal: 40, name: '', readOnly: true, canBeOrdered: false, canBeCancelled: false },
  })
  expect(switchIn(panel)).toContain('disabled=""')
  expect(panel).toContain('title="Tilbudet er låst og kan ikke endres."')
})
