/**
 * Who may do what in the administration: one table of the actions on an organisation, and what follows from it for the people in
 * it. The server asks before it acts, the browser before it shows (administration section 6, AD-02, AD-10, AD-12). Rights to quotes
 * stand in rights.ts. Pure; what is not named is not allowed.
 */
import { kindOf, type Role, type Viewer, type ViewerKind } from './access.ts'

/** Where an organisation stands: a chain has neither store nor agent, a store no agent. */
export interface OrganisationPlace {
  readonly chainId: number
  readonly storeId: number | null
  readonly agentId: number | null
}

/** Which organisations an action reaches. */
type Reach = 'all' | 'the chain and below' | 'own and own builders' | 'own builders' | 'own' | 'none'

const isOwn = (viewer: Viewer, place: OrganisationPlace): boolean =>
  viewer.chainId === place.chainId && viewer.storeId === place.storeId && viewer.agentId === place.agentId

const isOwnBuilder = (viewer: Viewer, { storeId, agentId }: OrganisationPlace): boolean =>
  viewer.agentId === null && viewer.storeId !== null && agentId !== null && storeId === viewer.storeId

const reaches: Readonly<Record<Reach, (viewer: Viewer, place: OrganisationPlace) => boolean>> = {
  all: () => true,
  'the chain and below': (viewer, { chainId }) => viewer.chainId === chainId,
  'own and own builders': (viewer, place) => isOwn(viewer, place) || isOwnBuilder(viewer, place),
  'own builders': isOwnBuilder,
  own: isOwn,
  none: () => false,
}

/** How far the right reaches for administrators and for workers of a kind of viewer; a super user counts as an administrator. */
type Reaches = readonly [administrators: Reach, workers: Reach]

const nobody: Reaches = ['none', 'none']
const everywhere: Reaches = ['all', 'none']

/** Actions on an organisation, by the kind of viewer. */
const organisationRights = {
  'organisation.view': {
    super: everywhere,
    chain: ['the chain and below', 'own'],
    store: ['own and own builders', 'own'],
    agent: ['own', 'own'],
    unknown: nobody,
  },
  /** Contact, phone, e-mail, logo, and of a builder name and address too. */
  'organisation.edit': {
    super: everywhere,
    chain: nobody,
    store: ['own and own builders', 'none'],
    agent: ['own', 'none'],
    unknown: nobody,
  },
  /** What a builder pays, and what the store keeps on his quotes. */
  'organisation.edit-terms': {
    super: everywhere,
    chain: nobody,
    store: ['own builders', 'none'],
    agent: nobody,
    unknown: nobody,
  },
  /** What the organisation keeps itself on its own customers. */
  'organisation.edit-margin': {
    super: everywhere,
    chain: nobody,
    store: ['own', 'none'],
    agent: ['own', 'none'],
    unknown: nobody,
  },
  /** Name and address of a dealer, its terms with the provider, and whether it may order. */
  'organisation.edit-contract': {
    super: everywhere,
    chain: nobody,
    store: nobody,
    agent: nobody,
    unknown: nobody,
  },
  /** A second factor for whoever administrates. */
  'organisation.demand-second-factor': {
    super: everywhere,
    chain: ['own', 'none'],
    store: ['own and own builders', 'none'],
    agent: ['own', 'none'],
    unknown: nobody,
  },
  'organisation.view-changes': {
    super: everywhere,
    chain: nobody,
    store: ['own and own builders', 'none'],
    agent: ['own', 'none'],
    unknown: nobody,
  },
  'organisation.create-builder': {
    super: everywhere,
    chain: nobody,
    store: ['own', 'none'],
    agent: nobody,
    unknown: nobody,
  },
  'organisation.delete-builder': {
    super: everywhere,
    chain: nobody,
    store: nobody,
    agent: nobody,
    unknown: nobody,
  },
  /** Take away the second factor of somebody who has lost telephone and recovery codes. */
  'organisation.reset-second-factor': {
    super: everywhere,
    chain: nobody,
    store: ['own and own builders', 'none'],
    agent: ['own', 'none'],
    unknown: nobody,
  },
  /** Make people and their roles, and change them. */
  'organisation.edit-people': {
    super: everywhere,
    chain: nobody,
    store: ['own and own builders', 'none'],
    agent: ['own', 'none'],
    unknown: nobody,
  },
  /** Keys by which programs act for it: whoever has one sees what its sellers see, so that no store has a builder's. */
  'organisation.edit-keys': {
    super: everywhere,
    chain: nobody,
    store: ['own', 'none'],
    agent: ['own', 'none'],
    unknown: nobody,
  },
} as const satisfies Record<string, Record<ViewerKind, Reaches>>
export type OrganisationAction = keyof typeof organisationRights
export const organisationActions = Object.keys(organisationRights) as readonly OrganisationAction[]

const reachOf = ([administrators, workers]: Reaches, role: Role): Reach =>
  role === 'WORKER' ? workers : administrators

export const mayOn = (viewer: Viewer, action: OrganisationAction, place: OrganisationPlace): boolean =>
  reaches[reachOf(organisationRights[action][kindOf(viewer)], viewer.role)](viewer, place)

/** Whoever sees every builder of a store sees the list of them. */
export const mayViewBuilders = (viewer: Viewer, store: OrganisationPlace): boolean =>
  mayOn(viewer, 'organisation.view', { ...store, agentId: 0 })

/** Whoever sees every store of a chain sees the list of them. */
export const mayViewStores = (viewer: Viewer, chain: OrganisationPlace): boolean =>
  mayOn(viewer, 'organisation.view', { ...chain, storeId: 0 })

/** Making people at all: in one's own organisation, if anywhere. */
export const mayMakePeople = (viewer: Viewer): boolean => {
  const { chainId, storeId, agentId } = viewer
  if (kindOf(viewer) === 'super') return true
  return chainId !== null && mayOn(viewer, 'organisation.edit-people', { chainId, storeId, agentId })
}

/** A role that a person has, with where its affiliation stands; null for a super user, and for an organisation that is gone. */
export interface PlacedRole {
  readonly role: Role
  readonly place: OrganisationPlace | null
}

const isReached = (viewer: Viewer, action: OrganisationAction, { role, place }: PlacedRole): boolean => {
  if (kindOf(viewer) === 'super') return true
  return role !== 'SUPERUSER' && place !== null && mayOn(viewer, action, place)
}

/** Whether a role of somebody is shown to the viewer. */
export const maySeeRole = (viewer: Viewer, role: PlacedRole): boolean =>
  isReached(viewer, 'organisation.view', role)

/** A person is seen by whoever sees one of his roles; nobody sees oneself otherwise than on one's own profile. */
export const maySeePerson = (viewer: Viewer, roles: readonly PlacedRole[]): boolean =>
  kindOf(viewer) === 'super' || roles.some((role) => maySeeRole(viewer, role))

/** Name and phone number: whoever administrates one of the person's organisations; of a super user only another. */
export const mayEditPerson = (viewer: Viewer, roles: readonly PlacedRole[]): boolean =>
  kindOf(viewer) === 'super' ||
  (roles.every(({ role }) => role !== 'SUPERUSER') &&
    roles.some((role) => isReached(viewer, 'organisation.edit-people', role)))

/** What was done to a person, as far as the roles within reach go; of a super user only another. */
export const maySeeChangesOf = (viewer: Viewer, roles: readonly PlacedRole[]): boolean =>
  kindOf(viewer) === 'super' ||
  (roles.every(({ role }) => role !== 'SUPERUSER') &&
    roles.some((role) => isReached(viewer, 'organisation.view-changes', role)))

/** What concerns all roles of a person is for whoever reaches all of them. */
const reachesAll = (viewer: Viewer, action: OrganisationAction, roles: readonly PlacedRole[]): boolean =>
  kindOf(viewer) === 'super' || (roles.length > 0 && roles.every((role) => isReached(viewer, action, role)))

/** Switching a person on or off. */
export const maySwitchPerson = (viewer: Viewer, roles: readonly PlacedRole[]): boolean =>
  reachesAll(viewer, 'organisation.edit-people', roles)

/** What guards a person's login, everywhere the person works; one’s own is switched off by the password. */
export const mayResetSecondFactor = (viewer: Viewer, roles: readonly PlacedRole[]): boolean =>
  reachesAll(viewer, 'organisation.reset-second-factor', roles)

/** Adding, enabling, disabling or removing this role. */
export const mayEditRole = (viewer: Viewer, role: PlacedRole): boolean =>
  isReached(viewer, 'organisation.edit-people', role)

/**
 * Whether a store would let one of its own people in at one of its builders, where a role shows what the builder keeps. It makes his
 * people; whoever also works in the store is let in by himself or by the provider.
 */
export const letsOwnIn = (
  viewer: Viewer,
  given: OrganisationPlace | null,
  has: readonly PlacedRole[],
): boolean =>
  kindOf(viewer) === 'store' &&
  given?.agentId != null &&
  has.some(({ place }) => place !== null && place.agentId === null && place.storeId === viewer.storeId)

/** The lists of the administration, and what there is for super users alone. */
const directoryRights = {
  stores: { super: ['all', 'none'], chain: ['own', 'none'], store: nobody, agent: nobody, unknown: nobody },
  agents: {
    super: ['all', 'none'],
    chain: ['own', 'none'],
    store: ['own', 'none'],
    agent: nobody,
    unknown: nobody,
  },
  users: {
    super: ['all', 'none'],
    chain: ['own', 'none'],
    store: ['own', 'none'],
    agent: ['own', 'none'],
    unknown: nobody,
  },
} as const satisfies Record<string, Record<ViewerKind, Reaches>>
export type DirectoryName = keyof typeof directoryRights

/** Whose entries a list shows the viewer: everybody's, those of the viewer's organisation and below, or no list at all. */
export const directoryScope = (viewer: Viewer, directory: DirectoryName): 'all' | 'own' | null => {
  const reach: Reach = reachOf(directoryRights[directory][kindOf(viewer)], viewer.role)
  return reach === 'all' || reach === 'own' ? reach : null
}

/** The role of a super user is for people of the provider's own domain alone; exact, whatever the case (AD-13). */
export const isOfDomain = (email: string, domain: string | null): boolean =>
  domain !== null &&
  email.includes('@') &&
  email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase() === domain.toLowerCase()
