// What goes out of the house, to the customer or to the factory, is the version that was looked at.
import { expect, test } from 'vitest'
import { makeCommandContext, makeManifest } from '#tests/factories/quotes'
import { applyCommand } from '../apply-command.ts'
import type { Manifest, QuoteCommand } from '../quote.ts'

const quote = makeManifest({ version: 7 })
const apply = (manifest: Manifest, command: QuoteCommand) =>
  applyCommand(manifest, new Map(), command, makeCommandContext())
const sendBasedOn = (basedOn: number) =>
  ({ kind: 'send', stepId: 'stp_a', mailId: 'mail_a', basedOn }) as const

test('a quote that was edited while its mail was made is not said to be sent', () => {
  expect(apply(quote, sendBasedOn(6))).toMatchObject({
    code: 'quote.changed-meanwhile',
    data: { name: quote.change.by.name },
  })
  const order = { kind: 'order', stepId: 'stp_b', reservation: null, toOrderNumber: 1, basedOn: 6 } as const
  expect(apply(quote, order)).toMatchObject({ code: 'quote.changed-meanwhile' })
})

test('what was sent is the version that the customer got, and the same request again finds it', () => {
  const sent = apply(quote, sendBasedOn(7))
  if (!sent.ok) throw new Error(sent.code)
  const { manifest } = sent.value
  expect(manifest).toMatchObject({ version: 8, status: 20, sent: { mailId: 'mail_a', version: 8 } })
  const again = apply(manifest, sendBasedOn(6))
  expect(again.ok && again.value.manifest).toBe(manifest)
})
