/**
 * Which of the fields that were sent are changes, and whether the viewer may make them. A field that is sent as the viewer was shown it
 * is no change, so that whoever may change only some of the fields can send back all that he has read. A field that he is not shown is
 * a change whatever is sent, so that no answer tells whether a guess was right.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Viewer } from '#domain/access/access'
import { mayOn, type OrganisationAction, type OrganisationPlace } from '#domain/access/admin-rights'
import { type OrganisationKind, seesField } from '#domain/access/seen-terms'
import type { Address } from '#domain/administration/organisation'
import { fieldName } from '#domain/messages/fields'
import { type Refusal, type Result, refusal, success } from '#domain/result'
import { findPlace } from '../data/postal-codes/postal-codes.ts'

/** What an action allows to be changed. */
export type EditRights = Readonly<Record<string, OrganisationAction>>

type Sent = Readonly<Record<string, unknown>>

const CONTRACT: OrganisationAction = 'organisation.edit-contract'

interface Organisation {
  readonly kind: OrganisationKind
  readonly place: OrganisationPlace
  /** The fields as they would be sent to change nothing. */
  readonly before: Sent
}

/** Names of the changed fields. */
export const permittedChanges = (
  viewer: Viewer,
  { before, ...organisation }: Organisation,
  rights: EditRights,
  sent: Sent,
): Result<readonly string[]> => {
  const isAsShown = (field: string) =>
    seesField(viewer, organisation, field) && isDeepStrictEqual(sent[field], before[field])
  const changed = Object.keys(rights).filter((field) => sent[field] !== undefined && !isAsShown(field))
  const forbidden = changed.find((field) => !mayOn(viewer, rights[field] ?? CONTRACT, organisation.place))
  if (forbidden === undefined) return success(changed)
  return rights[forbidden] === CONTRACT
    ? refusal('organisation.read-only-field', { path: forbidden, data: { field: fieldName(forbidden) } })
    : refusal('access.denied', { path: forbidden })
}

/** The postal place follows from the code; one that was stored already is not looked up again. */
export const placedAddress = (
  before: Address | null,
  { address1, postalCode }: { readonly address1: string; readonly postalCode: string },
): Result<Address> | Refusal => {
  if (before !== null && before.postalCode === postalCode) return success({ ...before, address1 })
  const place = findPlace(postalCode)
  return place === null
    ? refusal('postal-code.unknown', { path: 'address.postalCode' })
    : success({ address1, postalCode, postalAddress: place.name })
}
