import { describe, expect, test } from 'vitest'
import { type CardEvent, type CardState, IDLE, nextCard, targetOf } from './card-state.ts'

const cardAfter = (...events: readonly CardEvent[]): CardState => events.reduce(nextCard, IDLE)
const picture = { src: '/api/v1/products/0/0/1002/preview/perspective', png: 'data:image/png;base64,AA==' }

test('A-146: a card makes a picture, and has it', () => {
  expect(cardAfter({ type: 'generate' }).step).toBe('generating')
  expect(cardAfter({ type: 'generate' }, { type: 'made', picture })).toMatchObject({
    step: 'ready',
    fresh: picture,
  })
})

test('A-147: a new picture that is handed in becomes the one that is shown', () => {
  const uploading = cardAfter({ type: 'generate' }, { type: 'made', picture }, { type: 'upload' })
  expect(uploading.step).toBe('uploading')
  expect(nextCard(uploading, { type: 'uploaded', modified: 7 })).toMatchObject({
    step: 'idle',
    fresh: null,
    modified: 7,
  })
})

test('nothing is handed in without a new picture', () => {
  expect(cardAfter({ type: 'upload' }).step).toBe('idle')
})

test('a picture that is refused stays on the card, with the reason', () => {
  const refused = cardAfter(
    { type: 'made', picture },
    { type: 'upload' },
    { type: 'failed', reason: 'For stort' },
  )
  expect(refused).toMatchObject({ step: 'ready', fresh: picture, failure: 'For stort' })
})

test('what is being handed in is not drawn over', () => {
  const uploading = cardAfter({ type: 'made', picture }, { type: 'upload' })
  expect(nextCard(uploading, { type: 'generate' })).toBe(uploading)
})

describe('A-029: the picture of this browser', () => {
  const png = 'data:image/png;base64,BB=='

  test('is drawn when it is asked for, shown, and hidden again', () => {
    const shown = cardAfter({ type: 'showClient' }, { type: 'clientDrawn', png })
    expect(shown).toMatchObject({ client: { png }, isClientShown: true, step: 'idle' })
    expect(nextCard(shown, { type: 'hideClient' }).isClientShown).toBe(false)
  })

  test('becomes the new picture, drawn first where it has not been', () => {
    expect(cardAfter({ type: 'useClient' })).toMatchObject({ client: 'wanted', step: 'idle' })
    expect(cardAfter({ type: 'useClient' }, { type: 'clientDrawn', png })).toMatchObject({
      step: 'ready',
      fresh: { src: png, png },
    })
    expect(
      cardAfter({ type: 'showClient' }, { type: 'clientDrawn', png }, { type: 'useClient' }),
    ).toMatchObject({
      step: 'ready',
      isClientShown: false,
    })
  })

  test('that cannot be drawn leaves the card as it was', () => {
    expect(cardAfter({ type: 'useClient' }, { type: 'failed', reason: 'Feil' })).toMatchObject({
      client: 'none',
      usesClient: false,
      step: 'idle',
    })
  })
})

describe('whose picture it becomes', () => {
  test('A-030: of the range, the model’s own', () => {
    expect(targetOf(null, { rowNumber: 1002 }, { target: '' })).toBe(1002)
  })

  test('A-031: of another order, the model’s whose number has been typed', () => {
    expect(targetOf(100_107, { rowNumber: 1 }, { target: '' })).toBeNull()
    expect(targetOf(100_107, { rowNumber: 1 }, { target: 'x' })).toBeNull()
    expect(targetOf(100_107, { rowNumber: 1 }, { target: ' 1002 ' })).toBe(1002)
  })
})
