import { describe, expect, test } from 'vitest'
import { dayOf } from '#domain/calendar'
import {
  makeCommandContext,
  makeManifest,
  makeManifestRow,
  makeParties,
  NOON,
  viewers,
} from '#tests/factories/quotes'
import { applyCommand } from '../apply-command.ts'
import { articlesOf } from '../money/visible-money.ts'
import type { Manifest, ManifestRow } from '../quote.ts'
import { estimatedWeek, fastlaneOffer, fastlaneReason, firstSlotWithRoom, SLOT_UNITS } from './fastlane.ts'

const quote = (rows: readonly Partial<ManifestRow>[], overrides: Partial<Manifest> = {}) =>
  makeManifest({
    rows: rows.map((row, index) => makeManifestRow({ rowNumber: index + 1, ...row })),
    ...overrides,
  })

const offered = (manifest: Manifest, now = NOON, { orderStop = false, isAgent = false } = {}) => {
  const { store } = makeParties()
  return fastlaneOffer(manifest, {
    now,
    store: { ...store, orderStop: { active: orderStop } },
    isAgent,
  })
}

describe('Q-104: a quote', () => {
  test('of plain rows to a stock address qualifies', () => {
    expect(fastlaneReason(quote([{ numberOf: 1 }, { numberOf: 21 }]))).toBeNull()
  })

  test.each<[string, Manifest, string]>([
    ['without rows', quote([]), 'tilbudet har ingen rader'],
    ['with a row that is not plain', quote([{}, { fastlaneObstacle: 'shape' }]), 'rad 2 – skråform'],
    [
      'with a door of a model that is not in it',
      quote([{ fastlaneObstacle: 'model' }]),
      'rad 1 – modellen leveres ikke i Fastlane',
    ],
    ['with a row without a count', quote([{ numberOf: 0 }]), 'rad 1 – antall mangler'],
    ['of 26 units', quote([{ numberOf: 26 }]), 'mer enn 25 enheter'],
  ])('%s does not', (_, manifest, reason) => {
    expect(fastlaneReason(manifest)).toBe(reason)
    expect(offered(manifest)).toMatchObject({
      qualified: false,
      slot: null,
      qualifiedText: `Tilbudet kvalifiserer ikke for Fastlane: ${reason}.`,
    })
  })

  test('goes to a stock address, or privately where a crane lorry can drive', () => {
    const to = (deliveryCode: string, deliveryZone: Manifest['deliveryZone']) => {
      const manifest = quote([{}])
      return fastlaneReason({ ...manifest, header: { ...manifest.header, deliveryCode }, deliveryZone })
    }
    expect(to('L02', 2)).toBeNull()
    expect(to('PRIVATE', 1)).toBeNull()
    expect(to('PRIVATE', 2)).toBe('leveringsstedet har ikke Fastlane')
    expect(to('PRIVATE', null)).toBe('leveringsstedet har ikke Fastlane')
  })

  test('of a store that may not order does not', () => {
    expect(offered(quote([{}]), NOON, { orderStop: true }).qualifiedText).toContain(
      'butikken har bestillingsstopp',
    )
  })
})

describe('Q-104: a slot that is of no use', () => {
  test('a quote that is made as soon in its turn is not offered one: nobody pays to wait longer', () => {
    const stock = quote([{ leadWeeks: 1 }])
    expect(offered(stock)).toMatchObject({
      qualified: false,
      slot: null,
      qualifiedText: expect.stringContaining('første ledige plass går ikke før vanlig levering'),
    })
    expect(offered(quote([{ leadWeeks: 5 }])).qualified).toBe(true)
  })

  test('a wish that is still charged for can be taken back under an order stop', () => {
    const wished = quote([{}], { fastlane: true })
    expect(offered(wished, NOON, { orderStop: true })).toMatchObject({ qualified: false, selected: true })
    expect(offered(quote([{ numberOf: 26 }], { fastlane: true })).selected).toBe(false)
  })
})

describe('the slot', () => {
  test('closes on Wednesday noon and leaves the factory three weeks later', () => {
    // Friday 20 November 2026 is in week 47: the next Wednesday is the 25th, and three weeks on is week 51.
    expect(firstSlotWithRoom(NOON, 4)).toEqual({
      id: 'FL-2026-W48',
      closes: dayOf(2026, 11, 25),
      delivery: { year: 2026, week: 51 },
    })
    expect(offered(quote([{}]))).toMatchObject({
      qualifiedText: 'Tilbudet kvalifiserer for Fastlane.',
      qualifiedText2: 'Bestill innen 25.11.2026 kl. 12.00 for levering fra fabrikk i uke 51.',
      confirmText: 'Reserver plass i Fastlane uke 51? Tillegg 6\u00A0% (min. kr\u00A0900) kommer i tillegg.',
      confirmedText2:
        'Plassen i Fastlane uke 51 reserveres når bestillingen sendes, senest 25.11.2026 kl. 12.00.',
    })
  })

  test('is this week’s until noon on Wednesday, Norwegian time', () => {
    expect(firstSlotWithRoom('2026-11-25T10:59:00Z', 1)?.id).toBe('FL-2026-W48')
    expect(firstSlotWithRoom('2026-11-25T11:00:00Z', 1)?.id).toBe('FL-2026-W49')
  })

  test('counts open weeks only: there is none at Christmas, and before it delivery waits', () => {
    // Weeks 52, 53 and 1 are closed, so three open weeks after week 51 is week 4.
    expect(firstSlotWithRoom('2026-12-14T08:00:00Z', 1)).toMatchObject({
      id: 'FL-2026-W51',
      delivery: { year: 2027, week: 4 },
    })
    expect(firstSlotWithRoom('2026-12-21T08:00:00Z', 1)?.id).toBe('FL-2027-W02')
  })

  test('that is full gives way to the next with room', () => {
    const used = new Map([['FL-2026-W48', 117]])
    expect(firstSlotWithRoom(NOON, 3, used)?.id).toBe('FL-2026-W48')
    expect(firstSlotWithRoom(NOON, 4, used)?.id).toBe('FL-2026-W49')
  })

  test('Q-239: an agent is told to call his store', () => {
    const { store } = makeParties()
    expect(offered(quote([{}]), NOON, { isAgent: true }).confirmText).toBe(
      `Fastlane-bestilling må sendes av butikken. Kontakt ${store.name} på telefon ${store.phoneNumber}.`,
    )
  })
})

describe('Q-318: asking for it', () => {
  const ask = (manifest: Manifest, selected: boolean) =>
    applyCommand(manifest, new Map(), { kind: 'set-fastlane', selected }, makeCommandContext())

  test('costs 6 % of windows and doors, as long as the quote qualifies', () => {
    const asked = ask(quote([{}]), true)
    if (!asked.ok) throw new Error(asked.code)
    const { manifest } = asked.value
    // 4 × 8 762 = 35 048
    expect(articlesOf(manifest)).toContainEqual(expect.objectContaining({ article: '9906', price: 210_288 }))
    const tooMany = { ...manifest, rows: [makeManifestRow({ numberOf: 26 })] }
    expect(articlesOf(tooMany).map(({ article }) => article)).not.toContain('9906')
    expect(offered(tooMany).selected).toBe(false)
    const back = ask(manifest, false)
    expect(back.ok && back.value.manifest.fastlane).toBe(false)
  })

  test('is refused with the reason where the quote does not qualify', () => {
    expect(ask(quote([{ fastlaneObstacle: 'glass' }]), true)).toMatchObject({
      code: 'quote.fastlane-not-qualified',
      data: { reason: 'rad 1 – glasset leveres ikke i Fastlane' },
    })
  })

  test('is the store’s until it orders: also when its agent has ordered', () => {
    const ordered = quote([{}], { status: 30 })
    expect(ask(ordered, true).ok).toBe(true)
    const asAgent = applyCommand(
      ordered,
      new Map(),
      { kind: 'set-fastlane', selected: true },
      makeCommandContext({ viewer: viewers.agent }),
    )
    expect(asAgent).toMatchObject({ code: 'quote.read-only' })
  })
})

describe('Q-084: the estimate', () => {
  const wished = quote([{ numberOf: 6 }], { fastlane: true })
  const plain = { year: 2027, week: 3 }

  test('is the week of the slot where Fastlane is wished for and can be had', () => {
    expect(estimatedWeek({ ...wished, fastlane: false }, NOON)).toEqual(plain)
    expect(estimatedWeek(wished, NOON)).toEqual({ year: 2026, week: 51 })
    expect(
      estimatedWeek(
        { ...wished, rows: wished.rows.map((row) => ({ ...row, fastlaneObstacle: 'shape' })) },
        NOON,
      ),
    ).toEqual(plain)
  })

  test('follows to the next slot when the first is full', () => {
    const first = firstSlotWithRoom(NOON, 6)
    expect(estimatedWeek(wished, NOON, new Map([[first?.id ?? '', SLOT_UNITS]]))).toEqual({
      year: 2027,
      week: 2,
    })
  })
})

test.each<[string, Partial<Manifest>, string, boolean]>([
  [
    'ordered in a slot',
    { status: 40, reservation: { id: 'rsv_a', slotId: 'FL-2026-W48', units: 6 } },
    'Bestilt med Fastlane.',
    true,
  ],
  ['ordered without one', { status: 40 }, 'Bestilt uten Fastlane.', false],
  ['cancelled', { status: 60 }, 'Bestillingen er kansellert.', false],
])(
  'Q-104: a quote that is %s is offered none, and says what became of it',
  (_, overrides, qualifiedText, selected) => {
    expect(offered(quote([{ numberOf: 6 }], overrides))).toEqual({
      qualified: false,
      selected,
      slot: null,
      qualifiedText,
      qualifiedText2: '',
      confirmText: '',
      confirmedText2: '',
    })
  },
)
