import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ProductRow } from '#domain/contracts/product'
import type { Choices, Patch } from '#domain/product/product'
import { ApiError } from '../../../api/api-error.ts'
import { createOpenRows } from './open-rows.ts'
import { choicesOfRow, differencesOf, statedOf, unsavedOf } from './row-state.ts'
import { createRowStore } from './row-store.ts'

/** Only what saving looks at; the rest of a row follows from its choices and is the server's business. */
const rowWith = (choices: Partial<Choices>, revision = 'rev_1') =>
  ({
    rowNumber: 1,
    revision,
    choices: { width: 1190, height: 1190, glassCode: '304', ...choices },
    stated: Object.keys(choices),
  }) as ProductRow

const setUp = () => {
  const calls: {
    revision: string
    patch: Patch
    takenBack: readonly string[]
    answer: (row: ProductRow) => void
    fail: (error: unknown) => void
  }[] = []
  const failures: string[] = []
  const refusals: Patch[] = []
  const store = createRowStore(rowWith({}), {
    put: (revision, patch, takenBack) =>
      new Promise((answer, fail) => {
        calls.push({ revision, patch, takenBack, answer, fail })
      }),
    debounce: 750,
    onFailure: (message, code) => failures.push(`${message} ${code}`.trim()),
    onSaved: () => {},
    onRefused: (patch) => refusals.push(patch),
  })
  const call = (index: number) => {
    const found = calls[index]
    if (!found) throw new Error(`no call ${index + 1} among ${calls.length}`)
    return found
  }
  return { store, calls, call, failures, refusals }
}

/** Lets the promises of an answered call run. */
const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('an edit', () => {
  test('Q-191: is seen before anything is sent', () => {
    const { store, calls } = setUp()
    store.edit({ width: 1290 })
    expect(choicesOfRow(store.get()).width).toBe(1290)
    expect(calls).toHaveLength(0)
  })

  test('Q-190: is sent when nothing has been pressed for the debounce time', () => {
    const { store, calls, call } = setUp()
    store.edit({ width: 1290 })
    vi.advanceTimersByTime(749)
    expect(calls).toHaveLength(0)
    vi.advanceTimersByTime(1)
    expect(call(0)).toMatchObject({ revision: 'rev_1', patch: { width: 1290 } })
  })

  test('Q-190: is sent at once when its field is left, and not once more', () => {
    const { store, calls } = setUp()
    store.edit({ width: 1290 })
    store.flush()
    vi.advanceTimersByTime(5000)
    expect(calls).toHaveLength(1)
  })

  test('edits that wait go together', () => {
    const { store, calls, call } = setUp()
    store.edit({ width: 1290 })
    store.edit({ height: 1390 })
    store.edit({ width: 1390 })
    vi.advanceTimersByTime(750)
    expect(calls).toHaveLength(1)
    expect(call(0).patch).toEqual({ width: 1390, height: 1390 })
  })

  test('made while another is under way waits for it and builds on its revision', async () => {
    const { store, calls, call } = setUp()
    store.edit({ width: 1290 })
    store.flush()
    store.edit({ height: 1390 })
    store.flush()
    expect(calls).toHaveLength(1)
    call(0).answer(rowWith({ width: 1290 }, 'rev_2'))
    await settled()
    expect(call(1)).toMatchObject({ revision: 'rev_2', patch: { height: 1390 } })
    expect(choicesOfRow(store.get())).toMatchObject({ width: 1290, height: 1390 })
  })

  test('the server’s answer takes its place, also where it says something else', async () => {
    const { store, call } = setUp()
    store.edit({ glassCode: '304' })
    store.flush()
    call(0).answer(rowWith({ glassCode: '306' }, 'rev_2'))
    await settled()
    expect(choicesOfRow(store.get()).glassCode).toBe('306')
    expect(unsavedOf(store.get())).toBeNull()
  })
})

describe('a save that gets no answer', () => {
  const lost = new ApiError(0, 'client.no-answer', 'Fikk ikke kontakt med serveren.')

  test('keeps the edit, says why once, and is tried again with growing pauses', async () => {
    const { store, calls, call, failures } = setUp()
    store.edit({ width: 1290 })
    store.flush()
    call(0).fail(lost)
    await settled()
    expect(choicesOfRow(store.get()).width).toBe(1290)
    await vi.advanceTimersByTimeAsync(2000)
    expect(calls).toHaveLength(2)
    call(1).fail(lost)
    await settled()
    await vi.advanceTimersByTimeAsync(4999)
    expect(calls).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    call(2).answer(rowWith({ width: 1290 }, 'rev_2'))
    await settled()
    expect(failures).toEqual(['Fikk ikke kontakt med serveren.'])
    expect(store.get().failure).toBeNull()
  })

  test('is sent together with what was edited meanwhile', async () => {
    const { store, call } = setUp()
    store.edit({ width: 1290 })
    store.flush()
    call(0).fail(lost)
    await settled()
    store.edit({ height: 1390 })
    store.flush()
    expect(call(1).patch).toEqual({ width: 1290, height: 1390 })
  })
})

test('an edit that a rule of the server refuses is taken back, with the rule’s sentence at its field', async () => {
  const { store, calls, call, refusals } = setUp()
  store.edit({ width: 100, glassCode: '999' })
  store.flush()
  store.edit({ height: 1390, glassCode: '306' })
  call(0).fail(new ApiError(422, 'size.below-minimum', 'Bredde og høyde må være minst 200 mm.'))
  await settled()
  expect(choicesOfRow(store.get())).toMatchObject({ width: 1190, height: 1390 })
  expect(store.get().refused).toEqual({
    fields: ['width', 'glassCode'],
    sentence: 'Bredde og høyde må være minst 200 mm.',
    patch: { width: 100, glassCode: '999' },
  })
  expect(calls[1]?.patch).toEqual({ height: 1390, glassCode: '306' })
  // Its field shows it again; what has been chosen anew meanwhile is not what was refused.
  expect(refusals).toEqual([{ width: 100 }])
})

test('an edit of a locked quote is taken back and the reason is told with its code', async () => {
  const { store, calls, call, failures } = setUp()
  store.edit({ width: 1290 })
  store.flush()
  call(0).fail(new ApiError(409, 'quote.read-only', 'Tilbudet er låst og kan ikke endres.'))
  await settled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(choicesOfRow(store.get()).width).toBe(1190)
  expect(failures).toEqual(['Tilbudet er låst og kan ikke endres. quote.read-only'])
  expect(calls).toHaveLength(1)
})

describe('another person has changed the same row', () => {
  const clash = async () => {
    const parts = setUp()
    parts.store.edit({ width: 1290 })
    parts.store.flush()
    parts.call(0).fail(
      new ApiError(409, 'quote.row-changed', 'Raden er endret av Kari.', {
        changedBy: 'Kari',
        byViewer: false,
        changedAt: '2026-11-21T08:00:00Z',
        current: rowWith({ width: 990, glassCode: '306' }, 'rev_9'),
      }),
    )
    await settled()
    return parts
  }

  test('what they changed is shown beside what I changed, and nothing is sent meanwhile', async () => {
    const { store, calls } = await clash()
    expect(differencesOf(store.get())).toEqual([
      { field: 'width', before: 1190, theirs: { value: 990 }, mine: { value: 1290 } },
      { field: 'glassCode', before: '304', theirs: { value: '306' } },
    ])
    store.edit({ height: 1390 })
    store.flush()
    expect(calls).toHaveLength(1)
  })

  test('keeping mine puts my edits on top of their row', async () => {
    const { store, call } = await clash()
    store.resolve('mine')
    expect(call(1)).toMatchObject({ revision: 'rev_9', patch: { width: 1290 } })
    expect(choicesOfRow(store.get())).toMatchObject({ width: 1290, glassCode: '306' })
  })

  test('taking theirs drops my edits', async () => {
    const { store, calls } = await clash()
    store.resolve('theirs')
    expect(choicesOfRow(store.get())).toMatchObject({ width: 990, glassCode: '306' })
    expect(unsavedOf(store.get())).toBeNull()
    expect(calls).toHaveLength(1)
  })
})

const changed = (
  choices: Partial<Choices>,
  revision: string,
  who: { byViewer: boolean } = { byViewer: false },
) =>
  new ApiError(409, 'quote.row-changed', 'Raden er endret av Tor.', {
    changedBy: 'Tor',
    ...who,
    changedAt: '2026-11-21T08:00:00Z',
    current: rowWith(choices, revision),
  })

test('an edit that is taken back takes along that it was stated, until it is made anew', async () => {
  const { store, call } = setUp()
  store.edit({ glassCode: '304', width: 1290 })
  expect(statedOf(store.get())).toEqual(['glassCode', 'width'])
  store.edit({ glassCode: '304' }, ['glassCode'])
  expect(statedOf(store.get())).toEqual(['width'])
  store.flush()
  expect(call(0)).toMatchObject({ patch: { glassCode: '304', width: 1290 }, takenBack: ['glassCode'] })
  store.edit({ glassCode: '304' })
  expect(statedOf(store.get())).toEqual(['glassCode', 'width'])
  call(0).answer(rowWith({ width: 1290 }, 'rev_2'))
  await settled()
  expect(call(1)).toMatchObject({ patch: { glassCode: '304' }, takenBack: [] })
})

describe('no clash, and nobody is asked', () => {
  const lost = new ApiError(0, 'client.no-answer', 'Fikk ikke kontakt med serveren.')

  test('a save that was stored and whose answer was lost on its way', async () => {
    const { store, call, calls } = setUp()
    store.edit({ width: 1290 })
    store.flush()
    call(0).fail(lost)
    await settled()
    store.flush()
    call(1).fail(changed({ width: 1290 }, 'rev_2'))
    await settled()
    expect(store.get()).toMatchObject({ conflict: null, saved: { revision: 'rev_2' } })
    expect(unsavedOf(store.get())).toBeNull()
    expect(calls).toHaveLength(2)
  })

  test('nor when more was edited before it was tried again: only that is sent', async () => {
    const { store, call } = setUp()
    store.edit({ width: 1290 })
    store.flush()
    call(0).fail(lost)
    await settled()
    store.edit({ width: 1390, height: 990 })
    store.flush()
    call(1).fail(changed({ width: 1290 }, 'rev_2'))
    await settled()
    expect(store.get().conflict).toBeNull()
    expect(call(2)).toMatchObject({ revision: 'rev_2', patch: { width: 1390, height: 990 } })
  })

  test('two who have chosen the same', async () => {
    const { store, call, calls } = setUp()
    store.edit({ width: 1290 })
    store.flush()
    call(0).fail(changed({ width: 1290 }, 'rev_7'))
    await settled()
    expect(store.get()).toMatchObject({ conflict: null, saved: { revision: 'rev_7' } })
    expect(calls).toHaveLength(1)
  })
})

describe('one person in two places', () => {
  const elsewhere = async (mine: Patch, theirs: Partial<Choices>) => {
    const parts = setUp()
    parts.store.edit(mine)
    parts.store.flush()
    parts.call(0).fail(changed(theirs, 'rev_5', { byViewer: true }))
    await settled()
    return parts
  }

  test('edits two fields of a row: the later edit is laid on the earlier one', async () => {
    const { store, call } = await elsewhere({ width: 1290 }, { height: 990 })
    expect(store.get().conflict).toBeNull()
    expect(call(1)).toMatchObject({ revision: 'rev_5', patch: { width: 1290 } })
    expect(choicesOfRow(store.get())).toMatchObject({ width: 1290, height: 990 })
  })

  test('edits the same field of a row: asked which of the two is meant, and nothing is sent meanwhile', async () => {
    const { store, call, calls } = await elsewhere({ width: 1290, height: 990 }, { width: 1390 })
    expect(differencesOf(store.get())).toEqual([
      { field: 'width', before: 1190, theirs: { value: 1390 }, mine: { value: 1290 } },
      { field: 'height', before: 1190, mine: { value: 990 } },
    ])
    expect(calls).toHaveLength(1)
    store.resolve('mine')
    expect(call(1)).toMatchObject({ revision: 'rev_5', patch: { width: 1290, height: 990 } })
  })

  test('sets a field here to what it was, and there to something else: asked too', async () => {
    const { store, calls } = await elsewhere({ width: 1190 }, { width: 1390 })
    expect(differencesOf(store.get())).toEqual([
      { field: 'width', before: 1190, theirs: { value: 1390 }, mine: { value: 1190 } },
    ])
    store.resolve('theirs')
    expect(choicesOfRow(store.get()).width).toBe(1390)
    expect(calls).toHaveLength(1)
  })

  test('sets a field to the same in both: nobody is asked', async () => {
    const { store, call } = await elsewhere({ width: 1290, height: 990 }, { width: 1290 })
    expect(store.get().conflict).toBeNull()
    expect(call(1)).toMatchObject({ revision: 'rev_5', patch: { height: 990 } })
  })
})

test('an edit outlives the session: it waits without a word, and is sent when the person is back', async () => {
  const { store, calls, call, failures } = setUp()
  store.edit({ width: 1290 })
  store.flush()
  call(0).fail(new ApiError(401, 'session.missing', 'Ikke autentisert'))
  await settled()
  store.flush()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toHaveLength(1)
  expect(failures).toEqual([])
  expect(choicesOfRow(store.get()).width).toBe(1290)
  store.resume()
  expect(call(1)).toMatchObject({ revision: 'rev_1', patch: { width: 1290 } })
})

test('a row that is read again does not undo an edit that has not been saved', () => {
  const { store } = setUp()
  store.edit({ width: 1290 })
  store.read(rowWith({ width: 1190 }, 'rev_1'))
  expect(choicesOfRow(store.get()).width).toBe(1290)
})

describe('a row that is left', () => {
  const never = (): never => {
    throw new Error('the row was made anew')
  }

  test('before it is stored is sent, holds the page until it is, and is found as it was left', async () => {
    const { store, call } = setUp()
    const rows = createOpenRows()
    const leave = rows.enter('row', store)
    store.edit({ width: 1290 })
    leave()
    expect(call(0).patch).toEqual({ width: 1290 })
    expect(rows.hasUnsaved()).toBe(true)
    expect(rows.isShown('row')).toBe(false)
    expect(rows.storeOf('row', never)).toBe(store)
    call(0).answer(rowWith({ width: 1290 }, 'rev_2'))
    await settled()
    expect(rows.hasUnsaved()).toBe(false)
    const fresh = setUp().store
    expect(rows.storeOf('row', () => fresh)).toBe(fresh)
  })

  test('and come back to is kept, also once it is stored', async () => {
    const { store, call } = setUp()
    const rows = createOpenRows()
    rows.enter('row', store)()
    const leave = rows.enter('row', store)
    store.edit({ width: 1290 })
    leave()
    rows.enter('row', store)
    call(0).answer(rowWith({ width: 1290 }, 'rev_2'))
    await settled()
    expect(rows.isShown('row')).toBe(true)
    expect(rows.storeOf('row', never)).toBe(store)
  })

  test('with nothing to save is forgotten', () => {
    const { store } = setUp()
    const rows = createOpenRows()
    rows.enter('row', store)()
    const fresh = setUp().store
    expect(rows.storeOf('row', () => fresh)).toBe(fresh)
  })
})
