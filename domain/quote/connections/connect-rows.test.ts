import { describe, expect, test } from 'vitest'
import type { Patch } from '#domain/product/product'
import { kronerOf } from '#domain/units'
import { makeCommandContext, makeManifest, makeManifestRow, makeProduct } from '#tests/factories/quotes'
import { applyCommand } from '../apply-command.ts'
import type { Manifest, ManifestRow, QuoteCommand, RowRevision } from '../quote.ts'
import { connectionWarnings, mountingOf } from './as-connected.ts'
import { connectedWith, followed } from './connected-rows.ts'

/** A quote that keeps its revisions as the table would, and hands only those that a command asks for back. */
const begin = () => {
  const revisions = new Map<string, RowRevision>()
  let made = 0
  let manifest: Manifest = makeManifest()
  const attempt = (command: QuoteCommand) => {
    made += 1
    return applyCommand(manifest, revisions, command, makeCommandContext({ revisionId: `rev_${made}` }))
  }
  const rowOf = (rowNumber: number): ManifestRow => {
    const row = manifest.rows.find((each) => each.rowNumber === rowNumber)
    if (row === undefined) throw new Error(`no row ${rowNumber}`)
    return row
  }
  return {
    attempt,
    rowOf,
    get manifest() {
      return manifest
    },
    numbers: () => manifest.rows.map(({ rowNumber }) => rowNumber),
    productOf: (rowNumber: number) => revisions.get(rowOf(rowNumber).revisionId)?.product,
    do(command: QuoteCommand) {
      const outcome = attempt(command)
      if (!outcome.ok) throw new Error(outcome.code)
      manifest = outcome.value.manifest
      for (const revision of outcome.value.newRevisions) revisions.set(revision.revisionId, revision)
      return outcome.value
    },
    add(modelId: number, patch: Patch, numberOf = 1) {
      this.do({
        kind: 'add-row',
        rowId: `row_${modelId}_${made}`,
        product: makeProduct(modelId, patch),
        numberOf,
      })
    },
    edit(rowNumber: number, patch: Patch): QuoteCommand {
      return { kind: 'change-product', rowNumber, basedOn: rowOf(rowNumber).revisionId, patch }
    },
  }
}

const connect = (
  rowNumber: number,
  toRow: number,
  position: 'LEFT' | 'RIGHT' | 'TOP' | 'BOTTOM' = 'RIGHT',
): QuoteCommand => ({
  kind: 'connect',
  rowNumber,
  toRow,
  position,
  location: 'START',
  postId: `row_post_${rowNumber}`,
})
const disconnect = (rowNumber: number): QuoteCommand => ({ kind: 'disconnect', rowNumber })
const count = (rowNumber: number, numberOf: number): QuoteCommand => ({
  kind: 'set-count',
  rowNumber,
  numberOf,
})

/** Inngang A of an apartment building: door, side panel to the right, light above. Posts become rows 4 and 5. */
const entrance = (doors = 1) => {
  const quote = begin()
  quote.add(3101, { width: 990, height: 2090, function: 'VU' }, doors)
  quote.add(3411, { width: 490, height: 2090 })
  quote.add(3422, { width: 990, height: 390 })
  quote.do(connect(2, 1, 'RIGHT'))
  quote.do(connect(3, 1, 'TOP'))
  return quote
}

describe('Q-302: connecting', () => {
  test('C-03: a connection brings a coupling post, as long as the joint', () => {
    const quote = entrance()
    expect(quote.rowOf(2)).toMatchObject({
      connection: { toRow: 1, position: 'RIGHT', location: 'START' },
      couples: null,
    })
    expect(quote.rowOf(4)).toMatchObject({
      modelId: 9001,
      width: 20,
      height: 2090,
      couples: 2,
      numberOf: 1,
      isConstructionPart: true,
      uValue: null,
    })
    expect(quote.rowOf(5)).toMatchObject({ modelId: 9001, width: 990, height: 20, couples: 3 })
    // 290 a metre: 606.10 and 287.10.
    expect([quote.rowOf(4), quote.rowOf(5)].map(({ gross }) => kronerOf(gross))).toEqual([606, 287])
    expect(connectedWith(quote.manifest, 1)).toEqual([2, 3])
  })

  test('C-03: the post is as deep as the deeper frame, and in the colour of the connected row', () => {
    const quote = begin()
    quote.add(1001, {})
    quote.add(1002, { depth: 160, innerColor: 'NCS S 7500-N' })
    quote.do(connect(2, 1))
    expect(quote.productOf(3)?.choices).toMatchObject({ depth: 160, innerColor: 'NCS S 7500-N' })
  })

  test('C-03: the post follows its frames in depth and colour, and keeps what was chosen for it', () => {
    const quote = begin()
    quote.add(1001, {})
    quote.add(1002, {})
    quote.do(connect(2, 1))
    quote.do(quote.edit(2, { innerColor: 'NCS S 7500-N' }))
    expect(quote.productOf(3)?.choices).toMatchObject({ innerColor: 'NCS S 7500-N' })
    quote.do(quote.edit(1, { depth: 160 }))
    expect(quote.productOf(3)?.choices).toMatchObject({ depth: 160, innerColor: 'NCS S 7500-N' })
    quote.do(quote.edit(3, { innerColor: 'NCS S 9000-N' }))
    quote.do(quote.edit(2, { innerColor: 'NCS S 0502-Y', width: 890 }))
    expect(quote.productOf(3)?.choices).toMatchObject({ depth: 160, innerColor: 'NCS S 9000-N' })
    quote.do(quote.edit(1, { depth: 115 }))
    expect(quote.productOf(3)?.choices.depth).toBe(115)
  })

  test('C-03: one edit of all rows paints frames and posts alike', () => {
    const quote = begin()
    quote.add(1001, {})
    quote.add(1002, {})
    quote.do(connect(2, 1))
    const patch = { innerColor: 'NCS S 7500-N', depth: 160 }
    const rows = [1, 2, 3].map((rowNumber) => ({
      ...{ rowNumber, patch },
      basedOn: quote.rowOf(rowNumber).revisionId,
    }))
    quote.do({ kind: 'change-products', rows })
    for (const rowNumber of [1, 2, 3]) expect(quote.productOf(rowNumber)?.choices).toMatchObject(patch)
    const later = [1, 2, 3].map((rowNumber) => ({
      ...{ rowNumber, basedOn: quote.rowOf(rowNumber).revisionId },
      patch: { innerColor: rowNumber === 3 ? 'NCS S 9000-N' : 'NCS S 0502-Y' },
    }))
    quote.do({ kind: 'change-products', rows: later })
    expect(quote.productOf(3)?.choices.innerColor).toBe('NCS S 9000-N')
  })

  test.each([
    [
      'a window of two colours',
      1002,
      { innerColor: 'NCS S 7500-N', outerColor: 'NCS S 9000-N' },
      'NCS S 9000-N',
    ],
    ['an entrance door, by its frame', 3104, { frameColor: 'NCS S 7500-N' }, null],
  ])('C-03: the post is in the colours of %s', (_, model, patch, outerColor) => {
    const quote = begin()
    quote.add(1001, {})
    quote.add(model, patch)
    quote.do(connect(2, 1))
    expect(quote.productOf(3)?.choices).toMatchObject({ innerColor: 'NCS S 7500-N', outerColor })
  })

  test('C-03: the connected row is mounted by its coupling, the other one as it was', () => {
    const quote = entrance()
    const chosen = { description: 'Festejern', ok: true }
    expect(mountingOf(quote.rowOf(2), chosen)).toEqual({ description: 'Sammenkoblet', ok: true })
    expect(mountingOf(quote.rowOf(1), chosen)).toBe(chosen)
    expect(mountingOf({ ...quote.rowOf(2), modelId: 1301 }, chosen).ok).toBe(false)
    expect(quote.attempt(quote.edit(2, { mountingId: 2 }))).toMatchObject({ code: 'connection.mounting' })
    expect(quote.attempt(quote.edit(1, { mountingId: 2 })).ok).toBe(true)
  })

  test('says what has come along', () => {
    const quote = begin()
    quote.add(1001, {}, 3)
    quote.add(1002, {}, 1)
    quote.add(1002, {}, 3)
    expect(quote.do(connect(2, 1, 'RIGHT')).message).toBe(
      'Koblingspost er lagt til. Koblede rader må ha samme antall.',
    )
    expect(quote.do(connect(3, 1, 'LEFT')).message).toBe('Koblingspost er lagt til.')
  })

  test('C-01: not to itself, and not in a ring', () => {
    const quote = entrance()
    quote.add(1001, {})
    expect(quote.attempt(connect(6, 6))).toMatchObject({ code: 'connection.invalid', ruleId: 'R-C-01' })
    expect(quote.attempt(connect(1, 2, 'TOP'))).toMatchObject({
      code: 'connection.invalid',
      ruleId: 'R-C-01',
    })
    expect(quote.attempt(connect(6, 2, 'TOP')).ok).toBe(true)
  })

  test('the same request again changes nothing; another one asks to take the row off first', () => {
    const quote = entrance()
    const before = quote.manifest
    quote.do(connect(2, 1, 'RIGHT'))
    expect(quote.manifest).toBe(before)
    expect(quote.attempt(connect(2, 1, 'LEFT'))).toMatchObject({ code: 'connection.already-connected' })
  })

  test('a construction part is not connected, nor anything to it', () => {
    const quote = entrance()
    expect(quote.attempt(connect(4, 1, 'LEFT'))).toMatchObject({ code: 'connection.construction-part' })
    quote.add(1001, {})
    expect(quote.attempt(connect(6, 4, 'LEFT'))).toMatchObject({ code: 'connection.construction-part' })
  })

  test('a row or a target that is not there', () => {
    const quote = entrance()
    expect(quote.attempt(connect(9, 1))).toMatchObject({ code: 'quote.row-not-found' })
    expect(quote.attempt(connect(1, 9))).toMatchObject({ code: 'quote.row-not-found' })
    expect(quote.attempt(disconnect(9))).toMatchObject({ code: 'quote.row-not-found' })
  })

  test('a full quote has no room for the post', () => {
    const quote = begin()
    quote.add(1001, {})
    quote.add(1002, {})
    const rows = Array.from({ length: 498 }, (_, index) => makeManifestRow({ rowNumber: index + 10 }))
    const full = { ...quote.manifest, rows: [...quote.manifest.rows, ...rows] }
    const revisions = new Map(
      [1, 2].map((number) => {
        const { revisionId } = quote.rowOf(number)
        const product = quote.productOf(number)
        if (product === undefined) throw new Error('no product')
        return [revisionId, { product } as RowRevision]
      }),
    )
    expect(applyCommand(full, revisions, connect(2, 1), makeCommandContext())).toMatchObject({
      code: 'quote.too-many-rows',
    })
  })

  test('C-02: different depths are told on the connected row, equal ones are not', () => {
    const quote = begin()
    quote.add(1001, {})
    quote.add(1002, { depth: 160 })
    quote.add(1002, {})
    quote.do(connect(2, 1, 'RIGHT'))
    quote.do(connect(3, 1, 'LEFT'))
    const sentences = (rowNumber: number) =>
      connectionWarnings(quote.manifest, quote.rowOf(rowNumber)).map(({ sentence }) => sentence)
    expect(sentences(2)).toEqual(['Koblede rader bør ha samme karmdybde.'])
    expect(sentences(3)).toEqual([])
    expect(sentences(1)).toEqual([])
  })

  test('B-01, B-05: a fire window that is mounted by a coupling is warned of, on whichever side of it', () => {
    const quote = begin()
    quote.add(1301, {})
    quote.add(1002, {})
    quote.add(1301, {})
    quote.add(1301, {})
    quote.do(connect(2, 1, 'RIGHT'))
    quote.do(connect(3, 2, 'RIGHT'))
    const ruleIds = (rowNumber: number) =>
      connectionWarnings(quote.manifest, quote.rowOf(rowNumber)).map(({ ruleId }) => ruleId)
    expect(ruleIds(1)).toContain('R-B-01')
    expect(ruleIds(3)).toContain('R-B-01')
    expect(ruleIds(2)).not.toContain('R-B-01')
    expect(ruleIds(4)).toEqual([])
  })
})

describe('counts of a construction', () => {
  test('C-05: a row takes the count of the one that it is connected to, and its post with it', () => {
    const quote = entrance(4)
    expect(quote.manifest.rows.map(({ numberOf }) => numberOf)).toEqual([4, 4, 4, 4, 4])
  })

  test('C-05: what the others hang on decides; they and their posts follow', () => {
    const quote = entrance()
    expect(quote.do(count(1, 3)).message).toBe('Koblede rader må ha samme antall.')
    expect(quote.manifest.rows.map(({ numberOf }) => numberOf)).toEqual([3, 3, 3, 3, 3])
  })

  test('Q-272: neither a connected row nor a post has a count of its own', () => {
    const quote = entrance()
    expect(quote.attempt(count(2, 2))).toMatchObject({ code: 'quote.count-locked' })
    expect(quote.attempt(count(4, 2))).toMatchObject({ code: 'quote.count-locked' })
    expect([1, 2, 4].map((rowNumber) => followed(quote.rowOf(rowNumber)))).toEqual([null, 1, 2])
    quote.do(disconnect(2))
    expect(quote.attempt(count(2, 2)).ok).toBe(true)
  })

  test('rows beside a construction keep theirs', () => {
    const quote = entrance()
    quote.add(1001, {}, 7)
    quote.do(count(1, 2))
    expect(quote.rowOf(6).numberOf).toBe(7)
  })
})

describe('taking apart', () => {
  test('C-04: disconnecting takes the post away and leaves the rest together', () => {
    const quote = entrance()
    quote.do(disconnect(2))
    expect(quote.numbers()).toEqual([1, 2, 3, 5])
    expect(quote.rowOf(2).connection).toBeNull()
    expect(quote.rowOf(3).connection).not.toBeNull()
  })

  test('Q-196: a row that is connected to nothing stays as it is', () => {
    const quote = entrance()
    const before = quote.manifest
    quote.do(disconnect(1))
    expect(quote.manifest).toBe(before)
  })

  test('asked of the post, it is its connection that ends', () => {
    const quote = entrance()
    quote.do(disconnect(4))
    expect(quote.numbers()).toEqual([1, 2, 3, 5])
  })

  test('C-04: deleting a row takes its post away, and sets loose what hung on it', () => {
    const quote = entrance()
    quote.do({ kind: 'delete-row', rowNumber: 2 })
    expect(quote.numbers()).toEqual([1, 3, 5])
    quote.do({ kind: 'delete-row', rowNumber: 1 })
    expect(quote.numbers()).toEqual([3])
    expect(quote.rowOf(3).connection).toBeNull()
  })

  test('a post goes with its connection, not by itself', () => {
    const quote = entrance()
    expect(quote.attempt({ kind: 'delete-row', rowNumber: 4 })).toMatchObject({
      code: 'connection.post-belongs',
      data: { rowNumber: 2 },
    })
  })

  test('a copy is connected to nothing, and a copied post is a part like any other', () => {
    const quote = entrance()
    for (const rowNumber of [2, 4]) quote.do({ kind: 'copy-row', rowId: `row_copy_${rowNumber}`, rowNumber })
    expect([quote.rowOf(6), quote.rowOf(7)]).toMatchObject([
      { modelId: 3411, connection: null },
      { modelId: 9001, couples: null },
    ])
    quote.do({ kind: 'delete-row', rowNumber: 7 })
    quote.do(disconnect(2))
    expect(quote.numbers()).toEqual([1, 2, 6, 3, 5])
  })
})

describe('a connected row that changes', () => {
  test('C-03: its posts are cut anew, as revisions of their own', () => {
    const quote = entrance()
    const { newRevisions } = quote.do(quote.edit(1, { width: 1090 }))
    // The light above is still 990 wide, and the side panel as high as before.
    expect(newRevisions.map(({ rowNumber }) => rowNumber)).toEqual([1])
    const both = quote.do(quote.edit(1, { height: 1990 }))
    expect(both.newRevisions.map(({ rowNumber }) => rowNumber)).toEqual([1, 4])
    expect(quote.rowOf(4)).toMatchObject({ height: 1990, width: 20 })
    expect(quote.productOf(4)?.choices.height).toBe(1990)
    expect(kronerOf(quote.rowOf(4).gross)).toBe(577)
    quote.do(quote.edit(3, { width: 890 }))
    expect(quote.rowOf(5)).toMatchObject({ width: 890, height: 20 })
  })

  test('an edit that touches no frame makes one revision', () => {
    const quote = entrance()
    expect(quote.do(quote.edit(2, { reference: 'Inngang A' })).newRevisions).toHaveLength(1)
  })

  test('frames do not grow into each other', () => {
    const quote = entrance()
    quote.add(1001, { width: 490, height: 390 })
    quote.do(connect(6, 3, 'RIGHT'))
    // Higher than the door, the side panel would reach into the window that stands beside the light.
    expect(quote.attempt(quote.edit(2, { height: 2190 }))).toMatchObject({ code: 'connection.place-taken' })
    expect(quote.attempt(quote.edit(2, { height: 1990 })).ok).toBe(true)
  })

  test('the length of a post follows its rows; depth and colour are its own', () => {
    const quote = entrance()
    expect(quote.attempt(quote.edit(4, { height: 1500 }))).toMatchObject({ code: 'connection.post-length' })
    quote.do(quote.edit(4, { depth: 210 }))
    quote.do(quote.edit(1, { height: 1990 }))
    expect(quote.productOf(4)?.choices).toMatchObject({ height: 1990, depth: 210 })
  })
})
