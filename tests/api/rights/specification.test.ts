// The tables that the program works by say of every cell what the specification says: everybody, whosever quote, in every status.
import { expect, test } from 'vitest'
import { besides, changes } from './actions.ts'
import { askers } from './askers.ts'
import { ownerNames } from './quotes.ts'
import { type Place, specified, specifiedBeside, statuses } from './specification.ts'
import { tabled, tabledBeside } from './tables.ts'

test.each(askers)('Q-281, QD-01, QD-04, QD-05: what %s may do is what the specification says', (asker) => {
  const places = ownerNames.flatMap((owner) => statuses.map((status): Place => [asker, owner, status]))
  const said = (of: typeof tabled, ofBeside: typeof tabledBeside) =>
    places.flatMap((at) => [
      ...Object.entries(changes).map(([name, change]) => `${name} ${at.join(' ')}: ${of(name, change, at)}`),
      ...Object.entries(besides).map(([name, beside]) => `${name} ${at.join(' ')}: ${ofBeside(beside, at)}`),
    ])
  expect(said(tabled, tabledBeside)).toEqual(said(specified, specifiedBeside))
})
