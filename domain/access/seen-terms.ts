/**
 * Which terms of an organisation each kind of viewer sees (administration section 6, A-192 to A-194; settled with the quotes' money):
 * what the store keeps on a builder's quotes never reaches the builder, what the builder keeps never reaches the store, and a chain
 * looks at no prices. Whoever sees one of these may see the organisation to begin with. Pure.
 */
import { kindOf, type Viewer, type ViewerKind } from './access.ts'
import { mayOn, type OrganisationAction, type OrganisationPlace } from './admin-rights.ts'

const ofTheProvider: readonly ViewerKind[] = ['super']
const ofTheStore: readonly ViewerKind[] = ['super', 'store']
const ofTheAgent: readonly ViewerKind[] = ['super', 'agent']
const between: readonly ViewerKind[] = ['super', 'store', 'agent']

const seen = {
  agent: {
    discountWindowNet: between,
    discountDoorNet: between,
    storeMargin: ofTheStore,
    defaultMargin: ofTheAgent,
  },
  store: {
    defaultMargin: ofTheStore,
    marginRef: ofTheStore,
    discountMaxWindows: ofTheStore,
    discountMaxDoors: ofTheStore,
  },
  chain: {
    netWindows: ofTheProvider,
    netDoors: ofTheProvider,
    projectWindows: ofTheProvider,
    projectDoors: ofTheProvider,
  },
} as const satisfies Record<string, Record<string, readonly ViewerKind[]>>

export type OrganisationKind = keyof typeof seen

/** Whether a viewer who sees the organisation sees this field of it; what is no term everybody sees. */
const seesTerm = (viewer: Viewer, of: OrganisationKind, field: string): boolean => {
  const terms: Readonly<Record<string, readonly ViewerKind[]>> = seen[of]
  return !Object.hasOwn(terms, field) || (terms[field]?.includes(kindOf(viewer)) ?? false)
}

/** What is there for those alone who may change it. */
const ofItsEditors: Readonly<Record<string, OrganisationAction>> = {
  secondFactorRequired: 'organisation.demand-second-factor',
  apiKeys: 'organisation.edit-keys',
  webhooks: 'organisation.edit-keys',
}

/** Whether a viewer who sees the organisation sees this field of it, be it a term or not. */
export const seesField = (
  viewer: Viewer,
  { kind, place }: { readonly kind: OrganisationKind; readonly place: OrganisationPlace },
  field: string,
): boolean => {
  const right = Object.hasOwn(ofItsEditors, field) ? ofItsEditors[field] : undefined
  return seesTerm(viewer, kind, field) && (right === undefined || mayOn(viewer, right, place))
}

/** The terms among these fields that the viewer does not see are left out. */
export const seenTerms = <Fields extends object>(
  viewer: Viewer,
  of: OrganisationKind,
  fields: Fields,
): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([field]) => seesTerm(viewer, of, field)),
  ) as Partial<Fields>
