import { describe, expect, test } from 'vitest'
import { colorLists } from '#domain/catalogue/colors/color-lists'
import type { Manifest } from '#domain/quote/quote'
import {
  agentContext,
  makeConfiguration,
  makeManifest,
  makeQuoteForShow,
  NOON,
  viewers,
  workedRows,
} from '#tests/factories/quotes'
import { productFor } from './product-for.ts'

const rows = workedRows({ windows: 15, doors: 12 })

/** The first row of the quote, in the revision asked for. */
const rightsOf = (
  viewer: keyof typeof viewers,
  manifest: Manifest,
  { now = NOON, revisionId = 'rev_1' } = {},
) => {
  const [row] = manifest.rows
  const revision = makeQuoteForShow(manifest).revisions.get('rev_1')
  if (row === undefined || revision === undefined) throw new Error('the quote has no row')
  const { readOnly, editable, deleteable } = productFor(
    viewers[viewer],
    {
      manifest,
      row,
      revision: { ...revision, revisionId },
      configuration: makeConfiguration(),
      colorLists,
    },
    now,
  )
  return { readOnly, editable, deleteable }
}

const OPEN = { readOnly: false, editable: true, deleteable: true }
const CLOSED = { readOnly: true, editable: false, deleteable: false }

describe('a row may be changed', () => {
  const own = makeManifest({ rows })

  test('while its quote is open and valid', () => {
    expect(rightsOf('store', own)).toEqual(OPEN)
  })

  test('not when the quote has run out, nor when it is ordered', () => {
    expect(rightsOf('store', own, { now: own.validTo }), 'its last moment').toEqual(OPEN)
    expect(rightsOf('store', own, { now: '2027-11-20T11:00:00.000Z' })).toEqual(CLOSED)
    expect(rightsOf('store', { ...own, status: 40 })).toEqual(CLOSED)
  })

  test('not in a revision that has been replaced', () => {
    expect(rightsOf('store', own, { revisionId: 'rev_0' })).toEqual(CLOSED)
  })

  test('in its count only, and by the store only, when its builder has ordered it there', () => {
    const ordered = { ...makeManifest({ rows }, agentContext()), status: 30 } as const
    expect(rightsOf('store', ordered)).toEqual({ readOnly: false, editable: false, deleteable: false })
    expect(rightsOf('agent', ordered)).toEqual(CLOSED)
  })

  test('and not taken away, when it is a coupling post: that goes with its connection', () => {
    const [post, ...others] = rows
    if (post === undefined) throw new Error('the quote has no row')
    const connected = makeManifest({ rows: [{ ...post, couples: 2 }, ...others] })
    expect(rightsOf('store', connected)).toEqual({ readOnly: false, editable: true, deleteable: false })
  })
})
