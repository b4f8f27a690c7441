// What the button of a finding says that it does, and what it does.
import { expect, test } from 'vitest'
import type { Patch } from '#domain/product/product'
import {
  agentContext,
  findPlace,
  makeCommandContext,
  makeManifest,
  makeProduct,
  viewers,
} from '#tests/factories/quotes'
import { applyCommand } from '../apply-command.ts'
import { rowMoney } from '../money/visible-money.ts'
import { checkOrder } from './check-order.ts'
import { effectOf } from './effect-of-fix.ts'

const context = makeCommandContext({ revisionId: 'rev_fix' })
const { colorLists } = context

type Row = readonly [modelId: number, patch: Patch, numberOf?: number]

const quoteOf = (...rows: readonly Row[]) => {
  const added = applyCommand(
    makeManifest(),
    new Map(),
    {
      kind: 'add-rows',
      rows: rows.map(([modelId, patch, numberOf = 1], index) => ({
        rowId: `row_${index}`,
        product: makeProduct(modelId, patch),
        numberOf,
      })),
    },
    makeCommandContext(),
  )
  if (!added.ok) throw new Error(added.code)
  const { manifest, newRevisions } = added.value
  return { manifest, revisions: new Map(newRevisions.map((each) => [each.revisionId, each])) }
}

const mendingOf = (quote: ReturnType<typeof quoteOf>, ruleId: string) => {
  const finding = checkOrder(quote.manifest, quote.revisions, { colorLists, findPlace }).find(
    (each) => each.ruleId === ruleId && each.fix !== null,
  )
  if (!finding?.fix) throw new Error(`nothing to mend by ${ruleId}`)
  const done = applyCommand(quote.manifest, quote.revisions, finding.fix.command, context)
  if (!done.ok) throw new Error(done.code)
  return {
    effect: effectOf(finding.fix, { viewer: viewers.store, ...quote, context }),
    done: done.value,
    fix: finding.fix,
  }
}

const FINISHED: Patch = { width: 990, height: 1190, reference: 'Kontor' }
const clad = (color: string): Patch => ({ ...FINISHED, aluminium: { selected: true, color } })

const unclad = (color: string): Patch => ({ ...FINISHED, innerColor: color, outerColor: color })

/** As a quick choice or an older program left it: the last row is clad, and nobody has stated that. */
const withCladLast = (quote: ReturnType<typeof quoteOf>) => {
  const row = quote.manifest.rows.at(-1)
  const changed = applyCommand(
    quote.manifest,
    quote.revisions,
    {
      kind: 'change-product',
      rowNumber: row?.rowNumber ?? 0,
      basedOn: row?.revisionId ?? '',
      patch: { aluminium: { selected: true, color: 'RAL 7016' } },
      takenBack: ['aluminium'],
    },
    makeCommandContext({ revisionId: 'rev_clad' }),
  )
  if (!changed.ok) throw new Error(changed.code)
  const { manifest, newRevisions } = changed.value
  const made = newRevisions.map((each) => [each.revisionId, each] as const)
  return { manifest, revisions: new Map([...quote.revisions, ...made]) }
}

test('a colour is changed and the cladding is not', () => {
  const rows = Array.from({ length: 4 }, (): Row => [1002, clad('RAL 7016')])
  expect(mendingOf(quoteOf(...rows, [1002, FINISHED]), 'BK-5').effect).toMatchObject({
    changes: ['Rad 5: utvendig farge Hvit (standard) blir Antrasittgrå'],
    done: 'Rad 5 er nå antrasittgrå.',
  })
  const white = Array.from({ length: 4 }, (): Row => [1002, unclad('NCS S 0502-Y')])
  const { effect, done } = mendingOf(withCladLast(quoteOf(...white, [1002, FINISHED])), 'BK-5')
  expect(effect).toMatchObject({
    changes: ['Rad 5: utvendig farge Antrasittgrå blir Hvit (standard)'],
    done: 'Rad 5 er nå hvit (standard).',
  })
  expect(done.newRevisions[0]?.product.choices.aluminium.selected).toBe(true)
})

test('a colour that cladding does not come in takes it away, and says so before and after, with what it comes to', () => {
  const isClad = new Set(colorLists.aluminium.map(({ code }) => code))
  const stain = colorLists.wood.find(
    ({ code, description }) => !isClad.has(code) && !/ubehandlet/i.test(description),
  )
  if (stain === undefined) throw new Error('every colour of wood is one of cladding too')
  const rows = Array.from({ length: 4 }, (): Row => [1002, unclad(stain.code)])
  const { effect } = mendingOf(withCladLast(quoteOf(...rows, [1002, FINISHED])), 'BK-5')
  const name = stain.description
  const lowered = name.charAt(0).toLowerCase() + name.slice(1)
  expect(effect).toMatchObject({
    changes: [`Rad 5: utvendig farge Antrasittgrå blir ${name}, alukledning ja blir nei`],
    done: `Rad 5 er nå ${lowered}, uten kledning.`,
  })
  expect(effect?.after ?? 0).toBeLessThan(effect?.before ?? 0)
})

test('a glass that needs a deeper frame says that too', () => {
  const sound = { ...FINISHED, glassCode: '323' }
  const quote = quoteOf(...Array.from({ length: 4 }, (): Row => [1002, sound]), [1002, FINISHED])
  const { effect, done } = mendingOf(quote, 'BK-7')
  const depth = done.manifest.rows[4]?.depth
  const isDeeper = depth !== quote.manifest.rows[4]?.depth
  expect(effect?.changes.join()).toMatch(/^Rad 5: glass 3-lags energiglass 0,5 blir /)
  expect(effect?.changes.join().includes('karmdybde')).toBe(isDeeper)
  expect(effect?.done).toMatch(/^Rad 5 har nå /)
})

test('sides that are put right and hands that are turned are said as they are now', () => {
  const tall: Row = [1002, { ...FINISHED, width: 590, height: 1190 }]
  const swapped = quoteOf(tall, tall, [1002, { ...FINISHED, width: 1190, height: 590 }])
  expect(mendingOf(swapped, 'BK-3').effect).toMatchObject({
    changes: [
      expect.stringMatching(
        /^Rad 3: bredde 1\s190\u00a0mm blir 590\u00a0mm, høyde 590\u00a0mm blir 1\s190\u00a0mm$/,
      ),
    ],
    done: 'Rad 3 er nå 590 × 1\u00A0190\u00A0mm.',
  })
  const left: Row = [1003, { ...FINISHED, function: 'SSV' }]
  const turned = quoteOf(left, left, left, left, [1003, { ...FINISHED, function: 'SSH' }])
  const { effect } = mendingOf(turned, 'BK-8')
  expect(effect).toMatchObject({ done: 'Rad 5 er nå sidesving venstre.' })
  expect(effect?.before).toBe(effect?.after)
})

test('exactly what was said has changed: the rest of the quote is as it was', () => {
  const quote = quoteOf(...Array.from({ length: 4 }, (): Row => [1002, clad('RAL 7016')]), [1002, FINISHED])
  const { done } = mendingOf(quote, 'BK-5')
  expect(done.manifest.rows.slice(0, 4)).toEqual(quote.manifest.rows.slice(0, 4))
  const choices = (id: string | undefined) => quote.revisions.get(id ?? '')?.product.choices
  const [revision] = done.newRevisions
  expect(revision?.product.choices).toEqual({
    ...choices(quote.manifest.rows[4]?.revisionId),
    outerColor: 'RAL 7016',
  })
})

test('a row that goes is named, and comes to nothing', () => {
  const { effect } = mendingOf(quoteOf([1002, FINISHED], [1002, FINISHED, 0]), 'BK-1')
  expect(effect).toEqual({
    changes: [expect.stringMatching(/^Rad 2 \(.*\) tas bort\.$/)],
    done: 'Rad 2 er slettet.',
    before: 0,
    after: 0,
  })
})

test('each is told in the money that is his own', () => {
  const rows = [...Array.from({ length: 4 }, (): Row => [1002, clad('RAL 7016')]), [1002, FINISHED] as Row]
  const quote = quoteOf(...rows)
  const { terms, owner } = makeManifest({}, agentContext())
  const ofAgent = { ...quote, manifest: { ...quote.manifest, terms, owner } }
  const { fix } = mendingOf(quote, 'BK-5')
  const effects = [viewers.store, viewers.agent].map((viewer) => {
    const row = ofAgent.manifest.rows[4]
    const effect = effectOf(fix, { viewer, ...ofAgent, context })
    expect(effect?.before).toBe(row && rowMoney(viewer, ofAgent.manifest, row).linePrice)
    return effect?.before
  })
  expect(new Set(effects).size).toBe(2)
})
